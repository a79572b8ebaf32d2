import { permit, product } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { headlineBreaks } from '@portal/shared/headline-words';
import { and, asc, eq } from 'drizzle-orm';
import { productsWaitingForSignature } from '../../domain/agreement/product-agreements';
import { ofProduct } from '../../domain/product/move-permit';
import { type PermitStage, shownPermit } from '../../domain/product/permit-machine';
import { permitProgress } from '../../domain/product/permit-progress';
import { usableProducts } from '../../domain/product/product-access';
import { suits } from '../../domain/product/product-roles';
import type { CallContext, CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { notFound } from '../../kernel/http/http-error';
import { productEntry } from './product-entry';

type Product = typeof product.$inferSelect;

function headOf({ productCode, productName, summary, icon }: Product) {
  return { productCode, productName, summary, icon };
}

export async function productList({ db }: CallContext): Promise<CallReply<'productList'>> {
  const rows = await db.select().from(product).where(eq(product.offered, true)).orderBy(asc(product.orderNum));
  return rows.map((row) => ({
    ...headOf(row),
    productNameBreaks: headlineBreaks(row.productName),
    introduction: row.introduction,
    compRoles: row.compRoles,
    terms: row.terms.map((one) => ({ ...one, valueBreaks: headlineBreaks(one.value) })),
    flow: row.flow,
    steps: row.steps,
    materials: row.materials,
    questions: row.questions.map((one) => ({ ...one, questionBreaks: headlineBreaks(one.question) })),
  }));
}

/** Returns the products that are for this company or that it has a permit for, each with the permit's state. */
export async function productsByPermitStatus(context: CompanyContext): Promise<CallReply<'productsByPermitStatus'>> {
  const { db, member, origin, providers, now } = context;
  const tells = member.permissions.has('figures.read') && (await providers.find(origin.tenant, 'figures')) !== null;
  const waiting = await productsWaitingForSignature(db, member.compCode);
  const mayUse = await usableProducts(db, member);
  const rows = await db
    .select({ product, permit })
    .from(product)
    .leftJoin(permit, and(eq(permit.productCode, product.productCode), eq(permit.compCode, member.compCode)))
    .orderBy(asc(product.orderNum));
  return rows
    .filter(({ product: row, permit: held }) => held !== null || (row.offered && suits(row, member)))
    .map(({ product: row, permit: held }) => {
      const shown = shownPermit(held, now, waiting);
      const allowed = mayUse(row.productCode);
      const usable = allowed && shown.permitState === 'OPEN';
      return {
        ...headOf(row),
        ...shown,
        allowed,
        entry: usable ? (productEntry(row, context)?.kind ?? 'none') : 'none',
        figures: usable && tells,
        expireTime: held?.expiresAt?.toISOString() ?? null,
        terms: row.terms,
        materials: row.materials,
        agreements: row.agreements.map(({ name }) => ({ name })),
      };
    });
}

/** Returns the permit of one product; with `afterStatus` only if it is in that state. */
export async function queryPermitAudit(
  { db, member, now }: CompanyContext,
  { query }: HandlerInput<'queryPermitAudit'>,
): Promise<CallReply<'queryPermitAudit'>> {
  const [held] = await db.select().from(permit).where(ofProduct(member.compCode, query.productCode));
  if (!held) return null;
  const shown = shownPermit(held, now, await productsWaitingForSignature(db, member.compCode));
  if (query.afterStatus !== '' && query.afterStatus !== shown.permitState) return null;
  return { applyNo: held.applyNo, requestNo: held.requestNo, afterStatus: shown.permitState, ...shown };
}

export async function productProgress(
  { db, member, now }: CompanyContext,
  { body }: HandlerInput<'productProgress'>,
): Promise<CallReply<'productProgress'>> {
  const [found] = await db
    .select({ held: permit, agreements: product.agreements })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(ofProduct(member.compCode, body.productCode));
  const held = found?.held;
  const withdrawn = held?.state === 'NONE' && held.history.length === 0;
  if (!found || !held || withdrawn) throw notFound('没有该产品的开通申请');
  const { permitState } = shownPermit(held, now, await productsWaitingForSignature(db, member.compCode));
  const stage = permitState === 'TO_SIGN' ? permitState : (held.state as PermitStage);
  const timeline = permitProgress({ ...held, stage, signs: found.agreements.length > 0 });
  const { applyNo, requestNo } = held;
  return { applyNo, requestNo, permitState, timeline };
}
