import { staffRole, staff as staffTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { asc } from 'drizzle-orm';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { shownAddress } from '../../kernel/session/shown-address';
import { browserName, systemName } from '../../kernel/session/user-agent';
import { grantsIn } from '../../kernel/staff/staff-grants';

/** Everybody who works for the platform; they are few. */
export async function people({ db }: StaffContext): Promise<CallReply<'staffList'>> {
  const rows = await db.select().from(staffTable).orderBy(asc(staffTable.loginName));
  const roles = await db.select().from(staffRole).orderBy(asc(staffRole.role), asc(staffRole.tenant));
  return rows.map(({ staffId, loginName, displayName, state, createdAt, lastLoginAt }) => ({
    staffId,
    loginName,
    displayName,
    state,
    roles: grantsIn(roles.filter((row) => row.staffId === staffId)),
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
}

export async function sessions({ now, staff, staffSessions }: StaffContext): Promise<CallReply<'staffSessionList'>> {
  const rows = await staffSessions.ofPerson(staff.staffId, now);
  return rows.map((row) => ({
    sessionId: row.sessionId,
    browser: browserName(row.userAgent),
    system: systemName(row.userAgent),
    address: shownAddress(row.address),
    loginTime: row.createdAt.toISOString(),
    lastActiveTime: row.lastActiveAt.toISOString(),
    current: row.sessionId === staff.sessionId,
  }));
}
