import type { Queryable } from '@portal/database';
import {
  company,
  employee,
  knownBrowser,
  message,
  noticeRead,
  passwordHistory,
  storedFile,
  user,
} from '@portal/database/schema/platform';
import { compStatusOf } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import { one } from '../../kernel/data/one';
import { conflict } from '../../kernel/http/refusal';
import { tellOfContact } from '../../kernel/outbox/tell-of-contact';
import { audit } from '../../kernel/protection/audit';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';

/** A company in one of these is not, or not yet, one that anybody relies on: its root manager may leave. */
const unbound = ['10', '15', '20', '25', '45', '90'];

/** Gives the reasons why the person cannot leave now. Each names its company and the way out. */
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

/** Removes what only the person needs, and everything by which the rest could be referred to them. */
async function forget(db: Queryable, userCode: string, now: Date): Promise<void> {
  await db
    .update(user)
    .set({
      // The number is free again: whoever registers with it gets a new account.
      mobile: `已注销${userCode}`,
      userName: '已注销用户',
      email: '',
      idNo: '',
      passwordHash: '',
      photoToken: null,
      photoName: null,
      status: 'LEFT',
      leftAt: now,
    })
    .where(eq(user.userCode, userCode));
  await db
    .update(employee)
    .set({ status: '2', rootManager: false, userName: null, email: null, mobile: null, smsTopics: {} })
    .where(and(eq(employee.userCode, userCode), ne(employee.status, '0')));
  await db
    .update(employee)
    .set({ status: '3', userName: null, email: null, mobile: null })
    .where(and(eq(employee.userCode, userCode), eq(employee.status, '0')));
  await db.delete(passwordHistory).where(eq(passwordHistory.userCode, userCode));
  await db.delete(knownBrowser).where(eq(knownBrowser.userCode, userCode));
  await db.delete(noticeRead).where(eq(noticeRead.userCode, userCode));
  await db.delete(message).where(eq(message.userCode, userCode));
  await db.delete(storedFile).where(and(eq(storedFile.userCode, userCode), eq(storedFile.access, 'PERSON')));
}

export async function personalDataLeave(context: PersonContext): Promise<CallReply<'personalDataLeave'>> {
  const { db, now, session } = context;
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
    await forget(transaction, userCode, now);
    await endSessions(transaction, sessionsOfPerson(userCode), 'left', now);
    return { account, places: places.length };
  });
  await audit(context, 'account.leave', 'ok', `${before.places}`);
  tellOfContact(context, before.account, '您的账号已注销，登录信息与联系方式已删除');
  return { leftTime: now.toISOString() };
}
