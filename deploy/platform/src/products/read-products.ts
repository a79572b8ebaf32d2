import { permit, product } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { CallContext, CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { notFound } from '../http/refusal';
import type { Member } from '../session/session-state';
import { ofProduct } from './move-permit';
import { type PermitStage, shownPermit } from './permit-machine';
import { permitProgress } from './permit-progress';

type Product = typeof product.$inferSelect;

/** Whether a product is for a company's roles. */
export function suits({ compRoles }: Pick<Product, 'compRoles'>, member: Pick<Member, 'compRoles'>): boolean {
  return member.compRoles.some(({ compRole }) => compRoles.includes(compRole));
}

function headOf({ productCode, productName, summary, icon }: Product) {
  return { productCode, productName, summary, icon };
}

export async function productList({ db }: CallContext): Promise<CallReply<'productList'>> {
  const rows = await db.select().from(product).orderBy(asc(product.orderNum));
  return rows.map((row) => ({
    ...headOf(row),
    introduction: row.introduction,
    compRoles: row.compRoles,
    steps: row.steps,
    materials: row.materials,
    questions: row.questions,
  }));
}

/** The products that are for this company, or that it has a permit of, each with the permit's state. */
export async function productsByPermitStatus({
  db,
  member,
  now,
}: CompanyContext): Promise<CallReply<'productsByPermitStatus'>> {
  const rows = await db
    .select({ product, permit })
    .from(product)
    .leftJoin(permit, and(eq(permit.productCode, product.productCode), eq(permit.compCode, member.compCode)))
    .orderBy(asc(product.orderNum));
  return rows
    .filter(({ product: row, permit: held }) => held !== null || suits(row, member))
    .map(({ product: row, permit: held }) => {
      const shown = shownPermit(held, now);
      return {
        ...headOf(row),
        ...shown,
        entryUrl: shown.permitState === 'OPEN' ? row.entryUrl : '',
        expireTime: held?.expiresAt?.toISOString() ?? null,
        materials: row.materials,
        agreements: row.agreements,
      };
    });
}

/** The permit of one product; with `afterStatus` only if it is in that state. */
export async function queryPermitAudit(
  { db, member, now }: CompanyContext,
  { query }: HandlerInput<'queryPermitAudit'>,
): Promise<CallReply<'queryPermitAudit'>> {
  const [held] = await db.select().from(permit).where(ofProduct(member.compCode, query.productCode));
  if (!held) return null;
  const shown = shownPermit(held, now);
  if (query.afterStatus !== '' && query.afterStatus !== shown.permitState) return null;
  return { applyNo: held.applyNo, afterStatus: shown.permitState, ...shown };
}

export async function productProgress(
  { db, member, now }: CompanyContext,
  { body }: HandlerInput<'productProgress'>,
): Promise<CallReply<'productProgress'>> {
  const [held] = await db.select().from(permit).where(ofProduct(member.compCode, body.productCode));
  const withdrawn = held?.state === 'NONE' && held.history.length === 0;
  if (!held || withdrawn) throw notFound('没有该产品的开通申请');
  const timeline = permitProgress({ ...held, stage: held.state as PermitStage });
  return { applyNo: held.applyNo, permitState: shownPermit(held, now).permitState, timeline };
}
