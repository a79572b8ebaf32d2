import type { Queryable } from '@portal/database';
import { staff as staffTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { HandlerInput } from '../../core/calls/handler';
import type { StaffContext } from '../../core/calls/staff-context';
import { conflict } from '../../core/http/refusal';
import { grantsOf, storeGrants } from '../../core/staff/staff-grants';
import { endStaffSessions } from '../../core/staff/staff-sessions';
import { auditAct } from './audit-staff';
import { keepingAdmins } from './enough-admins';
import { checkGrants, shownLink } from './invite';
import { clearGuards } from './login-guards';
import { renewLink } from './one-time-link';
import { lockedPerson, type Person } from './people';

const setState = (db: Queryable, staffId: string, state: Person['state']) =>
  db.update(staffTable).set({ state, linkHash: null, linkExpiresAt: null }).where(eq(staffTable.staffId, staffId));

export async function changeRoles(context: StaffContext, { body }: HandlerInput<'staffRoles'>) {
  const { db } = context;
  const { staffId, roles } = body;
  await checkGrants(db, roles);
  await db.transaction((transaction) =>
    keepingAdmins(transaction, async () => {
      const { loginName, state } = await lockedPerson(transaction, staffId);
      if (state === 'left') throw conflict('该人员已离职');
      const before = await grantsOf(transaction, staffId);
      await storeGrants(transaction, staffId, roles);
      const after = await grantsOf(transaction, staffId);
      await auditAct(transaction, context, { action: 'staff.roles', object: loginName, before, after });
    }),
  );
}

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

/**
 * A way back for a person who has lost authenticator and recovery codes, or has let the link expire. Nobody does it for
 * themselves: a stolen session must not become a new authenticator. Until the person has followed the link, there is an
 * administrator fewer, so the last two are helped on the server (`portal staff recover`).
 */
export async function resetFactor(
  context: StaffContext,
  { body }: HandlerInput<'staffResetFactor'>,
): Promise<CallReply<'staffResetFactor'>> {
  const { db, config, now, staff } = context;
  const { staffId, reason } = body;
  if (staffId === staff.staffId) throw conflict('不能重置自己的验证器，请由另一位管理员操作');
  const link = await db.transaction((transaction) =>
    keepingAdmins(transaction, async () => {
      const { loginName, state: before } = await lockedPerson(transaction, staffId);
      if (before === 'left' || before === 'locked') throw conflict('该人员已被锁定或已离职');
      const made = await renewLink(transaction, staffId, config.staff.link, now);
      const sessions = await endStaffSessions(transaction, staffId, { reason: 'factorReset' }, now);
      const change = { before: { state: before }, after: { state: 'invited', reason, sessionsEnded: sessions } };
      await auditAct(transaction, context, { action: 'staff.resetFactor', object: loginName, ...change });
      return made;
    }),
  );
  return shownLink(context, link);
}
