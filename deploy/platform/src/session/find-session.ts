import type { Queryable } from '@portal/database';
import { company, employee, session, user } from '@portal/database/schema/platform';
import { permissionsOf } from '@portal/shared/codes';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import type { PlatformConfig } from '../config';
import { hashOf } from '../data/new-code';
import type { Member, SessionState } from './session-state';

type EmployeeRow = typeof employee.$inferSelect;
type CompanyRow = typeof company.$inferSelect;

export function memberOf(row: EmployeeRow, comp: CompanyRow): Member {
  return {
    employeeCode: row.employeeCode,
    compCode: comp.compCode,
    compName: comp.compName,
    compStatus: comp.compStatus,
    inviteCode: comp.inviteCode,
    rootManager: row.rootManager,
    employeeRoles: row.employeeRoles,
    compRoles: comp.compRoles,
    permissions: permissionsOf({
      rootManager: row.rootManager,
      employeeRoles: row.employeeRoles,
      compRoles: comp.compRoles,
    }),
  };
}

/**
 * The session of an access token, with the person's rights as they are now. Read for every request, so that a logout, a
 * lost role or a disabled person counts at once and at every instance. A session whose person is disabled in its company
 * counts as ended.
 */
export async function findSession(
  db: Queryable,
  config: PlatformConfig,
  tenant: string,
  accessToken: string,
  now: Date,
): Promise<SessionState | null> {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(user, eq(user.userCode, session.userCode))
    .leftJoin(employee, eq(employee.employeeCode, session.employeeCode))
    .leftJoin(company, eq(company.compCode, employee.compCode))
    .where(and(eq(session.accessHash, hashOf(accessToken)), eq(session.tenant, tenant)));
  if (!row) return null;
  const { session: found, user: person, employee: place, company: comp } = row;
  const endReason = found.endedAt
    ? (found.endReason ?? 'logout')
    : place && place.status !== '1'
      ? 'disabled'
      : person.status !== 'ACTIVE'
        ? 'locked'
        : null;
  if (endReason === null && (found.accessExpiresAt <= now || found.expiresAt <= now)) return null;
  return {
    sessionId: found.sessionId,
    tenant,
    userCode: person.userCode,
    userName: person.userName,
    mobile: person.mobile,
    member: place && comp ? memberOf(place, comp) : null,
    lastActiveAt: found.lastActiveAt,
    locked: now.getTime() - found.lastActiveAt.getTime() > config.session.idle * 1000,
    endReason,
  };
}

/** Activity is noted this often; the idle limit is never shorter. */
const noteEveryMs = 5000;

/** The person did something. A session that has locked meanwhile stays locked. */
export async function noteActivity({ db, config, session: state, now }: CallContext): Promise<void> {
  if (!state || state.locked || state.endReason !== null) return;
  if (now.getTime() - state.lastActiveAt.getTime() < noteEveryMs) return;
  const lockedBefore = new Date(now.getTime() - config.session.idle * 1000);
  await db
    .update(session)
    .set({ lastActiveAt: now })
    .where(
      and(eq(session.sessionId, state.sessionId), gt(session.lastActiveAt, lockedBefore), isNull(session.endedAt)),
    );
}
