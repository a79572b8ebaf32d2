import type { Database, Queryable } from '@portal/database';
import { staff, staffRole } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import { and, asc, eq, ne } from 'drizzle-orm';
import { platformConfig } from '../../kernel/config';
import { originOfItself } from '../../kernel/http/origin';
import { auditAs } from '../../kernel/protection/audit';
import { endStaffSessions } from '../../kernel/staff/staff-sessions';
import { type Addresses, tenantAddress } from '../../kernel/tenant/public-address';
import { activeAdmins, fewestAdmins, takeAdminsTurn } from './enough-admins';
import { addPerson } from './invite';
import { clearGuards } from './login-guards';
import { linkPath, type OneTimeLink, renewLink } from './one-time-link';
import { lockedPerson, personByName } from './people';

/**
 * An act of somebody who may open the database on the server. It needs no session, and the audit names the user there.
 */
export interface ServerAct {
  readonly database: Database;
  readonly loginName: string;
  /** The name of the server's user, or of the deploy token. */
  readonly by: string;
  readonly addresses: Addresses;
  readonly now?: Date;
}

export interface ShownLink {
  readonly link: string;
  readonly expiresAt: Date;
  /** False: no tenant is for staff yet, so the link has no host name. */
  readonly hasHost: boolean;
}

/** The beginning of the actor's name in the audit. */
export const serverUser = 'server:';

async function staffTenant(db: Queryable): Promise<string | undefined> {
  const [row] = await db
    .select({ code: tenant.code })
    .from(tenant)
    .where(eq(tenant.audience, 'staff'))
    .orderBy(asc(tenant.code))
    .limit(1);
  return row?.code;
}

async function noteAct(db: Queryable, act: ServerAct, action: AuditAction, detail: object, now: Date): Promise<void> {
  const code = (await staffTenant(db)) ?? '';
  const origin = originOfItself({ tenant: code, audience: 'staff' }, { userAgent: 'portal staff' });
  const subject = { userCode: `${serverUser}${act.by}`, object: act.loginName, detail };
  await auditAs(db, origin, now, action, 'ok', subject);
}

async function shown({ database, addresses }: ServerAct, link: OneTimeLink): Promise<ShownLink> {
  const code = await staffTenant(database.db);
  const site = code === undefined ? '' : await tenantAddress(database.db, code, addresses);
  return { link: `${site}${linkPath(link)}`, expiresAt: link.expiresAt, hasHost: code !== undefined };
}

const { link: linkSeconds } = platformConfig().staff;

type NewAdministrator = ServerAct & { readonly displayName: string };

async function addAdministrator(transaction: Queryable, act: NewAdministrator): Promise<OneTimeLink | null> {
  const { loginName, displayName, now = new Date() } = act;
  const grants = [{ role: 'admin', tenant: null }] as const;
  const person = await addPerson(transaction, { loginName, displayName, grants, seconds: linkSeconds }, now);
  if (!person) return null;
  const after = { displayName, state: 'invited', roles: grants };
  await noteAct(transaction, act, 'staff.invite', { before: null, after }, now);
  return person.link;
}

/** Why nobody was invited. */
export type NotInvited = 'name-taken' | 'enough-administrators';

/**
 * Makes an administrator, until there are two who can work: the first ones confirm each other's acts at the desk, and so
 * nobody makes them there. Afterwards the two of them invite.
 */
export async function inviteAdministrator(act: NewAdministrator): Promise<ShownLink | NotInvited> {
  const link = await act.database.db.transaction(async (transaction) => {
    await takeAdminsTurn(transaction);
    if ((await activeAdmins(transaction)) >= fewestAdmins) return 'enough-administrators';
    return (await addAdministrator(transaction, act)) ?? 'name-taken';
  });
  return typeof link === 'string' ? link : shown(act, link);
}

/**
 * Does the same for an operator who cannot open the database; null: somebody is an administrator already, or was invited
 * to be one. A deploy token alone never makes a second one.
 */
export async function inviteFirstAdministrator(act: NewAdministrator): Promise<ShownLink | null> {
  const link = await act.database.db.transaction(async (transaction) => {
    await takeAdminsTurn(transaction);
    const [known] = await transaction
      .select({ staffId: staffRole.staffId })
      .from(staffRole)
      .innerJoin(staff, eq(staff.staffId, staffRole.staffId))
      .where(and(eq(staffRole.role, 'admin'), ne(staff.state, 'left')))
      .limit(1);
    return known ? null : addAdministrator(transaction, act);
  });
  return link && shown(act, link);
}

/**
 * The way back when the last authenticator is lost, also for a locked person. The person's sessions end; null: nobody
 * has the name, or has left.
 */
export async function recoverPerson(act: ServerAct): Promise<ShownLink | null> {
  const { database, loginName, now = new Date() } = act;
  const known = await personByName(database.db, loginName);
  if (!known) return null;
  const link = await database.db.transaction(async (transaction) => {
    const person = await lockedPerson(transaction, known.staffId);
    if (person.state === 'left') return null;
    const made = await renewLink(transaction, person.staffId, linkSeconds, now);
    const sessionsEnded = await endStaffSessions(transaction, person.staffId, { reason: 'factorReset' }, now);
    await clearGuards(transaction, person);
    const detail = { before: { state: person.state }, after: { state: 'invited', sessionsEnded } };
    await noteAct(transaction, act, 'staff.recover', detail, now);
    return made;
  });
  return link && shown(act, link);
}
