import type { Queryable } from '@portal/database';
import { staff as staffTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import { badInput } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import type { Person } from './people';
import { showMe } from './show-me';

export const lateText = '登录已超时，请重新登录';

/** Begins the session of a person who has proven who they are, in the transaction of the proof. Answers its token. */
export async function startSession(
  { origin, now, staffSessions }: StaffVisit,
  transaction: Queryable,
  { staffId, loginName }: Person,
  how: string,
): Promise<string> {
  await transaction.update(staffTable).set({ lastLoginAt: now }).where(eq(staffTable.staffId, staffId));
  await auditAs(transaction, origin, now, 'staff.login', 'ok', { userCode: staffId, object: `${how}: ${loginName}` });
  return staffSessions.start(transaction, staffId, origin, now);
}

/** Gives the session to this browser, after the transaction. */
export async function enter(context: StaffVisit, token: string): Promise<CallReply<'staffMe'>> {
  const { origin, now, cookie, staffSessions } = context;
  const staff = await staffSessions.find(origin.tenant, token, now);
  if (!staff) throw badInput(lateText);
  cookie.give(token);
  return showMe({ ...context, staff });
}
