import { user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { formatMinute, maskPhone } from '@portal/shared/format';
import { and, eq } from 'drizzle-orm';
import { numberGuard } from '../../customers/login/password-login';
import { auditAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { personInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { notifyPerson } from '../../kernel/dispatch/notify';
import { conflict } from '../../kernel/http/http-error';
import { clearFailuresUnder } from '../../kernel/protection/failure-guard';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';
import { personNotices } from './notices';

/** The person as the audit names them. */
const named = ({ userCode, mobile }: { readonly userCode: string; readonly mobile: string }) =>
  `${userCode} ${maskPhone(mobile)}`;

/** The person is out at the next click, at every instance and at the services of teams. */
export async function staffPersonLock(
  context: StaffContext,
  { body: { userCode, reason } }: HandlerInput<'staffPersonLock'>,
) {
  const { db, now } = context;
  const person = await personInScope(context, careRoles.lock, userCode);
  await db.transaction(async (transaction) => {
    const locked = await transaction
      .update(user)
      .set({ status: 'LOCKED' })
      .where(and(eq(user.userCode, userCode), eq(user.status, 'ACTIVE')))
      .returning({ userCode: user.userCode });
    if (locked.length === 0) throw conflict('该人员已被锁定或已注销');
    const sessionsEnded = await endSessions(transaction, sessionsOfPerson(userCode), 'locked', now);
    await notifyPerson(transaction, personNotices.locked, userCode, { time: formatMinute(now) }, now);
    await auditAct(transaction, context, {
      action: 'person.lock',
      object: named(person),
      tenant: person.tenant,
      before: { status: person.status },
      after: { status: 'LOCKED', reason, sessionsEnded },
    });
  });
}

export async function staffPersonUnlock(
  context: StaffContext,
  { body: { userCode, reason } }: HandlerInput<'staffPersonUnlock'>,
) {
  const { db, now } = context;
  const person = await personInScope(context, careRoles.unlock, userCode);
  const { tenant, mobile } = person;
  await db.transaction(async (transaction) => {
    const unlocked = await transaction
      .update(user)
      .set({ status: 'ACTIVE' })
      .where(and(eq(user.userCode, userCode), eq(user.status, 'LOCKED')))
      .returning({ userCode: user.userCode });
    await clearFailuresUnder(transaction, numberGuard(tenant, mobile, undefined));
    if (unlocked.length > 0)
      await notifyPerson(transaction, personNotices.unlocked, userCode, { time: formatMinute(now) }, now);
    await auditAct(transaction, context, {
      action: 'person.unlock',
      object: named(person),
      tenant,
      before: { status: person.status },
      after: { status: 'ACTIVE', reason },
    });
  });
}

export async function staffPersonEndSessions(
  context: StaffContext,
  { body: { userCode, reason } }: HandlerInput<'staffPersonEndSessions'>,
): Promise<CallReply<'staffPersonEndSessions'>> {
  const { db, now } = context;
  const person = await personInScope(context, careRoles.lock, userCode);
  const count = await db.transaction(async (transaction) => {
    const ended = await endSessions(transaction, sessionsOfPerson(userCode), 'endedByStaff', now);
    await auditAct(transaction, context, {
      action: 'person.endSessions',
      object: named(person),
      tenant: person.tenant,
      before: { sessions: ended },
      after: { sessions: 0, reason },
    });
    return ended;
  });
  return { count };
}
