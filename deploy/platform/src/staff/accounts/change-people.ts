import type { Queryable } from '@portal/database';
import { staff as staffTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { askSecond } from '../../domain/staff/ask-second';
import { auditAct } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict } from '../../kernel/http/http-error';
import { grantsOf, storeGrants } from '../../kernel/staff/staff-grants';
import { endStaffSessions } from '../../kernel/staff/staff-sessions';
import type { Grant } from '../../kernel/staff/staff-state';
import { keepingAdmins, requireSpareAdmin, requireTwoAdmins } from './enough-admins';
import { givesGrave, isGrave } from './grave-grants';
import { checkGrants, shownLink } from './invite';
import { clearGuards } from './login-guards';
import { type OneTimeLink, renewLink } from './one-time-link';
import { lockedPerson, type Person } from './people';

const setState = (db: Queryable, staffId: string, state: Person['state']) =>
  db.update(staffTable).set({ state, linkHash: null, linkExpiresAt: null }).where(eq(staffTable.staffId, staffId));

/**
 * Replaces the roles. A person who is still invited and gets a grave role needs a new link, because someone else may hold
 * the present one.
 */
export async function changeRolesNow(
  transaction: Queryable,
  context: StaffContext,
  { staffId, loginName, state }: Person,
  roles: readonly Grant[],
): Promise<OneTimeLink | null> {
  const { config, now } = context;
  const before = await grantsOf(transaction, staffId);
  await storeGrants(transaction, staffId, roles);
  const after = await grantsOf(transaction, staffId);
  await auditAct(transaction, context, { action: 'staff.roles', object: loginName, before, after });
  const renews = state === 'invited' && givesGrave(before, after);
  return renews ? renewLink(transaction, staffId, config.staff.link, now) : null;
}

export async function changeRoles(
  context: StaffContext,
  { body }: HandlerInput<'staffRoles'>,
): Promise<CallReply<'staffRoles'>> {
  const { db } = context;
  const { staffId, roles } = body;
  await checkGrants(db, roles);
  const waits = await db.transaction((transaction) =>
    keepingAdmins(transaction, async () => {
      const person = await lockedPerson(transaction, staffId);
      if (person.state === 'left') throw conflict('该人员已离职');
      const before = await grantsOf(transaction, staffId);
      if (!givesGrave(before, roles)) {
        await changeRolesNow(transaction, context, person, roles);
        return false;
      }
      await requireTwoAdmins(transaction);
      await askSecond(transaction, context, {
        kind: 'roles',
        ...named(person),
        before: { roles: before },
        after: { roles },
      });
      return true;
    }),
  );
  return { waits };
}

/** A request about somebody of the staff. */
const named = ({ staffId, loginName, displayName }: Person) => ({
  subject: staffId,
  aboutStaff: staffId,
  object: `${displayName}（${loginName}）`,
});

/** The person is out at the next click. */
export async function lock(context: StaffContext, { body }: HandlerInput<'staffLock'>) {
  const { db, now } = context;
  const { staffId, reason, left } = body;
  await db.transaction((transaction) =>
    keepingAdmins(transaction, async () => {
      const { loginName, state: before } = await lockedPerson(transaction, staffId);
      if (before === 'left') throw conflict('该人员已离职');
      const after = left ? 'left' : 'locked';
      await setState(transaction, staffId, after);
      const sessions = await endStaffSessions(transaction, staffId, { reason: 'locked' }, now);
      const change = { before: { state: before }, after: { state: after, reason, sessionsEnded: sessions } };
      await auditAct(transaction, context, { action: 'staff.lock', object: loginName, ...change });
    }),
  );
}

/** Also ends the waits after wrong passwords and codes, for a person who is not locked. */
export async function unlock(context: StaffContext, { body }: HandlerInput<'staffUnlock'>) {
  const { db } = context;
  const { staffId, reason } = body;
  await db.transaction(async (transaction) => {
    const person = await lockedPerson(transaction, staffId);
    const { loginName, state: before } = person;
    if (before === 'left') throw conflict('该人员已离职，不能解锁');
    // A person who was locked before following the link needs a new link, which a reset gives.
    const whole = person.passwordHash !== null && person.factorSealed !== null;
    const after = before === 'locked' ? (whole ? 'active' : 'invited') : before;
    if (after !== before) await setState(transaction, staffId, after);
    await clearGuards(transaction, person);
    const change = { before: { state: before }, after: { state: after, reason } };
    await auditAct(transaction, context, { action: 'staff.unlock', object: loginName, ...change });
  });
}

export async function endSessions(
  context: StaffContext,
  { body }: HandlerInput<'staffEndSessions'>,
): Promise<CallReply<'staffEndSessions'>> {
  const { db, now, staffSessions } = context;
  const { staffId, reason } = body;
  // Some that end now have been over for long, because nobody used them.
  const { length: count } = await staffSessions.ofPerson(staffId, now);
  await db.transaction(async (transaction) => {
    const { loginName } = await lockedPerson(transaction, staffId);
    await endStaffSessions(transaction, staffId, { reason: 'signedOut' }, now);
    const after = { reason, sessionsEnded: count };
    await auditAct(transaction, context, { action: 'staff.endSessions', object: loginName, after });
  });
  return { count };
}

const cannotReset = () => conflict('该人员已被锁定或已离职');

/** Takes password and authenticator away, and makes a new link. */
export async function resetFactorNow(
  transaction: Queryable,
  context: StaffContext,
  { staffId, loginName, state: before }: Person,
  reason: string,
): Promise<OneTimeLink> {
  const { config, now } = context;
  if (before === 'left' || before === 'locked') throw cannotReset();
  const made = await renewLink(transaction, staffId, config.staff.link, now);
  const sessions = await endStaffSessions(transaction, staffId, { reason: 'factorReset' }, now);
  const change = { before: { state: before }, after: { state: 'invited', reason, sessionsEnded: sessions } };
  await auditAct(transaction, context, { action: 'staff.resetFactor', object: loginName, ...change });
  return made;
}

/**
 * A way back for a person who has lost authenticator and recovery codes, or has let the link expire. Nobody does it for
 * themselves: a stolen session must not become a new authenticator. The link is as good as the person, so for somebody
 * with a grave role a second administrator confirms it and gets the link. Until the person has followed it, there is an
 * administrator fewer, so the last two are helped on the server (`portal staff recover`).
 */
export async function resetFactor(
  context: StaffContext,
  { body }: HandlerInput<'staffResetFactor'>,
): Promise<CallReply<'staffResetFactor'>> {
  const { db, staff } = context;
  const { staffId, reason } = body;
  if (staffId === staff.staffId) throw conflict('不能重置自己的验证器，请由另一位管理员操作');
  const link = await db.transaction((transaction) =>
    keepingAdmins(transaction, async () => {
      const person = await lockedPerson(transaction, staffId);
      const roles = await grantsOf(transaction, staffId);
      if (!roles.some(isGrave)) return resetFactorNow(transaction, context, person, reason);
      if (person.state === 'left' || person.state === 'locked') throw cannotReset();
      const isAdmin = person.state === 'active' && roles.some(({ role }) => role === 'admin');
      await (isAdmin ? requireSpareAdmin(transaction) : requireTwoAdmins(transaction));
      const change = { before: { roles }, after: { roles } };
      await askSecond(transaction, context, { kind: 'link', ...named(person), ...change, reason });
      return null;
    }),
  );
  return { waits: link === null, ...(await shownLink(context, link)) };
}
