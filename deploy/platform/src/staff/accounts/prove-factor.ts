import type { CallReply } from '@portal/shared/contract';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { conflict, notLoggedIn } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { guardedProof } from '../../kernel/protection/guarded-proof';
import { useTicket } from '../../kernel/protection/tickets';
import { keepFactorProof } from '../../kernel/staff/staff-sessions';
import { takeCode } from './authenticator';
import { factorGuard, holdAddress } from './login-guards';
import { comeBack, leaveFor, tripLateText } from './oidc-trip';
import { personById } from './people';
import { proofRefusal } from './proof-refusal';

async function sessionPerson({ db, staff }: StaffContext) {
  const person = await personById(db, staff.staffId);
  if (!person) throw notLoggedIn();
  return person;
}

async function note({ db, origin, now, staff }: StaffContext, result: 'ok' | 'refused', how: string): Promise<void> {
  const subject = { userCode: staff.staffId, object: `${how}: ${staff.loginName}` };
  await auditAs(db, origin, now, 'staff.factor', result, subject);
}

/** Wrong codes count together with those of logins: whoever has the session gains no further tries. */
export async function proveByCode(context: StaffContext, { body }: HandlerInput<'staffFactorCode'>): Promise<void> {
  const { db, dataKeys, now, staff } = context;
  await holdAddress(context);
  const person = await sessionPerson(context);
  const take = () => takeCode(db, dataKeys, person, body.code, now);
  const proven = await guardedProof(db, factorGuard(staff.staffId, 'code'), now, take);
  await note(context, proven.ok ? 'ok' : 'refused', 'code');
  if (!proven.ok) throw proofRefusal(proven, '验证码不正确或已使用');
  await keepFactorProof(db, staff.sessionId, now);
}

/** The provider asks for the login there again, even if the browser still has a session there. */
export async function beginAtProvider(context: StaffContext): Promise<CallReply<'staffFactorBegin'>> {
  await holdAddress(context);
  return leaveFor(context, { kind: 'staffFactor', more: { sessionId: context.staff.sessionId }, again: true });
}

/** Counts only for the session that began it, and only if the same person has come back. */
export async function finishAtProvider(
  context: StaffContext,
  { body }: HandlerInput<'staffFactorFinish'>,
): Promise<void> {
  const { db, origin, now, staff } = context;
  await holdAddress(context);
  const begun = await useTicket(db, 'staffFactor', origin.tenant, body.ticket, now);
  if (begun?.sessionId !== staff.sessionId) throw conflict(tripLateText);
  const identity = await comeBack(context, { ...begun, ...body, again: true });
  const { identity: own } = await sessionPerson(context);
  const same = identity !== null && identity === own;
  await note(context, same ? 'ok' : 'refused', 'oidc');
  if (!same) throw conflict('企业账号验证未完成，请使用本人的企业账号重试');
  await keepFactorProof(db, staff.sessionId, now);
}
