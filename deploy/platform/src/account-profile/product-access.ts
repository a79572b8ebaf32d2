import { employee, permit } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';

/** Whether the person may enter a product now, and if not, why. */
export async function productAccess(
  { db, member, now }: CompanyContext,
  { query }: HandlerInput<'checkPassByProductCodeCompCodeAndUserCode'>,
): Promise<CallReply<'checkPassByProductCodeCompCodeAndUserCode'>> {
  const refused = (msg: string) => ({ pass: false, msg });
  const [granted] = await db
    .select()
    .from(permit)
    .where(and(eq(permit.compCode, member.compCode), eq(permit.productCode, query.productCode)));
  if (granted?.state !== 'OPEN') return refused('企业尚未开通该产品');
  if (granted.expiresAt && granted.expiresAt <= now) return refused('产品已到期，请联系客服续约');
  const [place] = await db.select().from(employee).where(eq(employee.employeeCode, member.employeeCode));
  const allowed = member.rootManager || place?.productCodes.includes(query.productCode);
  return allowed ? { pass: true, msg: '' } : refused('您没有该产品的使用权限，请联系企业管理员');
}
