import type { Queryable } from '@portal/database';
import { company, employee, user } from '@portal/database/schema/platform';
import { compStatusOf } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import { one } from '../../kernel/data/one';
import { conflict } from '../../kernel/http/http-error';
import { notifyOfContactChange } from '../../kernel/outbox/notify-of-contact-change';
import { audit } from '../../kernel/protection/audit';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';

/** A company in one of these is not, or not yet, one that anybody relies on: its root manager may leave. */
const unbound = ['10', '15', '20', '25', '45', '90'];

/** Returns the reasons why the person cannot leave now. Each names its company and the way out. */
export async function reasonsToStay(db: Queryable, userCode: string): Promise<string[]> {
  const rows = await db
    .select({ compName: company.compName, compStatus: company.compStatus })
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .where(and(eq(employee.userCode, userCode), eq(employee.rootManager, true)))
    .orderBy(company.compName);
  return rows
    .filter(({ compStatus }) => !unbound.includes(compStatus))
    .map(
      ({ compName, compStatus }) =>
        `您是${compName}（${compStatusOf(compStatus).label}）的唯一企业管理员，请先变更企业管理员或注销该企业`,
    );
}

export async function personalDataLeave(context: PersonContext): Promise<CallReply<'personalDataLeave'>> {
  const { db, now, session, personalData } = context;
  const { userCode } = session;
  const before = await db.transaction(async (transaction) => {
    const account = one(await transaction.select().from(user).where(eq(user.userCode, userCode)).for('update'));
    // Nobody becomes a root manager, and none hands over, while the places are looked at.
    const places = await transaction
      .select({ code: employee.employeeCode })
      .from(employee)
      .where(eq(employee.userCode, userCode))
      .for('update');
    const reasons = await reasonsToStay(transaction, userCode);
    if (reasons.length > 0) throw conflict(reasons.join('；'));
    // Removes what only the person needs, and everything by which the rest could be referred to them.
    for (const { forget } of personalData) await forget?.(transaction, userCode, now);
    await endSessions(transaction, sessionsOfPerson(userCode), 'left', now);
    return { account, places: places.length };
  });
  await audit(context, 'account.leave', 'ok', `${before.places}`);
  notifyOfContactChange(context, before.account, '您的账号已注销，登录信息与联系方式已删除');
  return { leftTime: now.toISOString() };
}
