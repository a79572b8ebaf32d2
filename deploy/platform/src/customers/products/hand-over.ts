import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { company, employee, product, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, eq } from 'drizzle-orm';
import { productAccess } from '../../domain/product/product-access';
import type { CallContext, CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { hashOf } from '../../kernel/data/new-code';
import { conflict, forbidden, HttpError } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { issueTicket, useTicket } from '../../kernel/protection/tickets';
import { memberOf } from '../../kernel/session/find-session';
import { placeAt, productEntry } from './product-entry';

type HandedOver = CallReply<'productHandoverExchange'>;

/** The time that a browser may take from here to the product. */
const codeSeconds = 60;

/**
 * Returns the address where the person enters a product, with a code. By the code the product's server learns who comes.
 */
export async function handOver(
  context: CompanyContext,
  { body }: HandlerInput<'productHandover'>,
): Promise<CallReply<'productHandover'>> {
  const { db, member, now } = context;
  const { productCode } = body;
  const { pass, msg } = await productAccess(db, member, productCode, now);
  if (!pass) throw forbidden(msg);
  const [row] = await db.select().from(product).where(eq(product.productCode, productCode));
  const start = row ? productEntry(row, context) : null;
  if (!start) throw conflict('该产品的入口准备中，请联系客服');
  const entry = placeAt(start, body.path);
  await audit(context, 'product.enter', 'ok', productCode);
  if (entry.kind === 'portal') return entry;
  const { compCode, employeeCode } = member;
  const ticket = { kind: 'handover', binding: productCode, seconds: codeSeconds } as const;
  const code = await issueTicket(db, { ...ticket, data: { compCode, employeeCode } }, now);
  const url = new URL(entry.url);
  url.searchParams.set('code', code);
  return { kind: 'external', url: url.href };
}

function isSecret(secretHash: string, secret: string): boolean {
  const given = Buffer.from(hashOf(secret));
  const wanted = Buffer.from(secretHash);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Reads the person's current data, because a code only says who asked for it. */
async function placeOf(db: Queryable, tenant: string, employeeCode: string) {
  const [row] = await db
    .select({ place: employee, comp: company, person: user })
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.employeeCode, employeeCode), eq(company.tenant, tenant)));
  return row?.place.status === '1' && row.person.status === 'ACTIVE' ? row : undefined;
}

/** Tells a product's own server who has come in. It can ask once for each code. */
export async function exchangeHandover(
  context: Pick<CallContext, 'db' | 'config' | 'origin' | 'now'>,
  { body }: Pick<HandlerInput<'productHandoverExchange'>, 'body'>,
): Promise<HandedOver> {
  const { db, config, origin, now } = context;
  const { productCode, productSecret, code } = body;
  await holdLimit(db, { key: `handover:${origin.address}`, most: config.perMinute.handovers, seconds: 60 }, now);
  const [row] = await db.select().from(product).where(eq(product.productCode, productCode));
  if (!row || !isSecret(row.secretHash, productSecret)) throw new HttpError('400', '产品编号或产品密钥不正确');
  const dead = () => conflict('登录码无效、已使用或已过期，请从产品中心重新进入');
  const handed = await useTicket(db, 'handover', productCode, code, now);
  const found = handed && (await placeOf(db, origin.tenant, handed.employeeCode));
  if (!found) throw dead();
  const { place, comp, person } = found;
  const member = memberOf(place, comp, null);
  if (!(await productAccess(db, member, productCode, now)).pass) throw dead();
  const role = comp.compRoles.find(({ prodCode }) => prodCode === productCode) ?? comp.compRoles[0];
  return {
    productCode,
    compCode: comp.compCode,
    compName: comp.compName,
    creditCode: comp.creditCode,
    compRole: role?.compRole ?? '',
    employeeCode: place.employeeCode,
    userCode: person.userCode,
    userName: person.userName,
    mobile: maskPhone(person.mobile),
    rootManager: place.rootManager,
    employeeRole: [...place.employeeRoles],
  };
}
