import type { Database } from '@portal/database';
import { company, employee, session, user } from '@portal/database/schema/platform';
import { compRoleCode, rolesInForce } from '@portal/shared/codes';
import { permissionsOf } from '@portal/shared/codes/permissions';
import { eq, sql } from 'drizzle-orm';
import { Batched } from '../data/batched';
import { hashOf } from '../data/new-code';
import type { Member, SessionState } from './session-state';

/** The only columns of a session that every request reads. */
const columns = {
  found: {
    accessHash: session.accessHash,
    sessionId: session.sessionId,
    compRole: session.compRole,
    tenant: session.tenant,
    accessExpiresAt: session.accessExpiresAt,
    expiresAt: session.expiresAt,
    lastActiveAt: session.lastActiveAt,
    endedAt: session.endedAt,
    endReason: session.endReason,
  },
  person: { userCode: user.userCode, userName: user.userName, mobile: user.mobile, status: user.status },
  place: {
    employeeCode: employee.employeeCode,
    status: employee.status,
    rootManager: employee.rootManager,
    employeeRoles: employee.employeeRoles,
  },
  comp: {
    compCode: company.compCode,
    compName: company.compName,
    compStatus: company.compStatus,
    inviteCode: company.inviteCode,
    compRoles: company.compRoles,
  },
};

type EmployeeColumns = Pick<typeof employee.$inferSelect, keyof typeof columns.place>;
type Comp = Pick<typeof company.$inferSelect, keyof typeof columns.comp>;

/** Every request uses this query, so it is written once, and each connection of the database plans it once. */
function sessionQuery(db: Database['db']) {
  return db
    .select(columns)
    .from(session)
    .innerJoin(user, eq(user.userCode, session.userCode))
    .leftJoin(employee, eq(employee.employeeCode, session.employeeCode))
    .leftJoin(company, eq(company.compCode, employee.compCode))
    .where(sql`${session.accessHash} = any(${sql.placeholder('hashes')}::text[])`)
    .prepare('portal_sessions');
}

type Row = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];

export const hasRole = ({ compRoles }: Pick<Comp, 'compRoles'>, code: string | null): boolean =>
  compRoles.some((role) => compRoleCode(role) === code);

export function memberOf(
  { employeeCode, rootManager, employeeRoles }: EmployeeColumns,
  comp: Comp,
  chosen: string | null,
): Member {
  const { compCode, compName, compStatus, inviteCode, compRoles } = comp;
  const inForce = rolesInForce(compRoles, chosen);
  const permissions = permissionsOf({ rootManager, employeeRoles, compRoles: inForce });
  return {
    employeeCode,
    compCode,
    compName,
    compStatus,
    inviteCode,
    rootManager,
    employeeRoles,
    compRoles,
    chosenRole: hasRole(comp, chosen) ? chosen : null,
    rolesInForce: inForce,
    permissions,
  };
}

/** A company that is frozen, also while its request to lift the freeze is under review. */
const frozen: ReadonlySet<string> = new Set(['70', '75']);

/**
 * Returns the reason why a session no longer counts. A session has also ended when its person is disabled in its company.
 * The freeze of a company ends its sessions; one that came in at the same moment ends here.
 */
function endReasonOf({ found, person, place, comp }: Row): string | null {
  if (found.endedAt) return found.endReason ?? 'logout';
  if (comp && frozen.has(comp.compStatus)) return 'companyFrozen';
  if (place && place.status !== '1') return 'disabled';
  return person.status === 'ACTIVE' ? null : 'locked';
}

function stateOf(row: Row, idleSeconds: number, now: Date): SessionState | null {
  const { found, person, place, comp } = row;
  const endReason = endReasonOf(row);
  if (endReason === null && (found.accessExpiresAt <= now || found.expiresAt <= now)) return null;
  return {
    sessionId: found.sessionId,
    tenant: found.tenant,
    userCode: person.userCode,
    userName: person.userName,
    mobile: person.mobile,
    member: place && comp ? memberOf(place, comp, found.compRole) : null,
    lastActiveAt: found.lastActiveAt,
    endsAt: new Date(Math.min(found.accessExpiresAt.getTime(), found.expiresAt.getTime())),
    locked: now.getTime() - found.lastActiveAt.getTime() > idleSeconds * 1000,
    endReason,
  };
}

/**
 * Finds the sessions of access tokens, with the person's current rights. It reads them for every request, so that a
 * logout, a lost role or a disabled person counts at once and at every instance.
 */
export class SessionFinder {
  readonly #idleSeconds: number;
  readonly #rows: Batched<string, Row | undefined>;

  constructor(db: Database['db'], idleSeconds: number) {
    this.#idleSeconds = idleSeconds;
    const query = sessionQuery(db);
    this.#rows = new Batched(async (hashes) => {
      const found = await query.execute({ hashes: [...new Set(hashes)] });
      const rows = new Map(found.map((row) => [row.found.accessHash, row]));
      return hashes.map((hash) => rows.get(hash));
    });
  }

  async find(tenant: string, accessToken: string, now: Date): Promise<SessionState | null> {
    const row = await this.#rows.get(hashOf(accessToken));
    return row?.found.tenant === tenant ? stateOf(row, this.#idleSeconds, now) : null;
  }
}
