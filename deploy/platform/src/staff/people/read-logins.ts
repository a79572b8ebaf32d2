import type { Queryable } from '@portal/database';
import { auditEvent, employee, session, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { shownAddress } from '../../kernel/session/shown-address';
import { browserName, systemName } from '../../kernel/session/user-agent';

type Logins = CallReply<'staffCompanyLogins'>;

const most = 100;

/** Logins, right ones and wrong ones, and the ways into a company. */
const actions = ['login', 'logout', 'company.switch', 'refresh.reuse'];

export const peopleOf = (db: Queryable, compCode: string) =>
  db.select({ userCode: employee.userCode }).from(employee).where(eq(employee.compCode, compCode));

/** The sessions that still last, the last used first. */
export async function devicesOf(db: Queryable, which: SQL | undefined, now: Date): Promise<Logins['devices']> {
  const rows = await db
    .select({ found: session, userName: user.userName })
    .from(session)
    .innerJoin(user, eq(user.userCode, session.userCode))
    .where(and(which, isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastActiveAt))
    .limit(most);
  return rows.map(({ found, userName }) => ({
    sessionId: found.sessionId,
    userCode: found.userCode,
    userName,
    browser: browserName(found.userAgent),
    system: systemName(found.userAgent),
    address: shownAddress(found.address),
    loginTime: found.createdAt.toISOString(),
    lastActiveTime: found.lastActiveAt.toISOString(),
  }));
}

export async function loginsOf(db: Queryable, which: SQL | undefined): Promise<Logins['logins']> {
  const rows = await db
    .select({ event: auditEvent, userName: user.userName })
    .from(auditEvent)
    .innerJoin(user, eq(user.userCode, auditEvent.userCode))
    .where(and(which, inArray(auditEvent.action, actions)))
    .orderBy(desc(auditEvent.at), desc(auditEvent.eventId))
    .limit(most);
  return rows.map(({ event, userName }) => ({
    at: event.at.toISOString(),
    userCode: event.userCode,
    userName,
    action: event.action,
    result: event.result,
    address: shownAddress(event.address),
    browser: browserName(event.userAgent),
    system: systemName(event.userAgent),
  }));
}
