import type { Queryable } from '@portal/database';
import { company, employee, mobileChange } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';

const placesOf = (db: Queryable, userCode: string) =>
  db.select({ employeeCode: employee.employeeCode }).from(employee).where(eq(employee.userCode, userCode));

/** Lists the new login numbers that administrators of the person's companies ask for. */
export async function askedMobiles({ db, now, session }: PersonContext): Promise<CallReply<'mobileChangeList'>> {
  const rows = await db
    .select({ asked: mobileChange, compName: company.compName })
    .from(mobileChange)
    .innerJoin(employee, eq(employee.employeeCode, mobileChange.employeeCode))
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .where(and(eq(employee.userCode, session.userCode), gt(mobileChange.expiresAt, now)))
    .orderBy(desc(mobileChange.createdAt));
  return rows.map(({ asked, compName }) => ({
    changeNo: asked.changeNo,
    compName,
    mobile: maskPhone(asked.mobile),
    applyTime: asked.createdAt.toISOString(),
    expireTime: asked.expiresAt.toISOString(),
  }));
}

export async function refuseAskedMobile(context: PersonContext, { body }: HandlerInput<'mobileChangeRefuse'>) {
  const { db, session } = context;
  const mine = inArray(mobileChange.employeeCode, placesOf(db, session.userCode));
  const refused = await db
    .delete(mobileChange)
    .where(and(eq(mobileChange.changeNo, body.changeNo), mine))
    .returning({ changeNo: mobileChange.changeNo });
  if (refused.length === 0) throw notFound('该申请不存在或已撤回');
  await audit(context, 'mobile.changeRefused', 'ok', body.changeNo);
}

/** Removes the open requests, because the person now has another number. */
export async function closeAskedMobiles(db: Queryable, userCode: string): Promise<void> {
  await db.delete(mobileChange).where(inArray(mobileChange.employeeCode, placesOf(db, userCode)));
}
