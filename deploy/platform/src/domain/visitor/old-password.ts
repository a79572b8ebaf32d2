import type { Queryable } from '@portal/database';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fieldFault, tooManyAt } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { failureSentence, guardedProof } from '../../kernel/protection/guarded-proof';
import { issueTicket, readTicket } from '../../kernel/protection/tickets';
import { accountByCode } from '../../kernel/session/accounts';
import type { SessionState } from '../../kernel/session/session-state';
import { oldPasswordGuard } from './change-password';
import { notifyOfLock } from './notify-of-lock';

/** This is long enough to choose a new password. */
const provenSeconds = 600;

/**
 * This check runs when the person leaves the field. It counts like the change itself, because people could otherwise
 * guess here.
 */
export async function oldPasswordIsRight(context: PersonContext, { query }: HandlerInput<'oldPwdCheck'>) {
  const { db, now, origin, passwords, session } = context;
  const { userCode, sessionId } = session;
  const account = await accountByCode(db, userCode);
  const result = await guardedProof(db, oldPasswordGuard(userCode), now, () =>
    passwords.matches(query.pwd, account?.passwordHash),
  );
  if (!result.ok) {
    await notifyOfLock(context, userCode, result);
    await auditAs(db, origin, now, 'password.check', 'refused', { userCode });
    const sentence = failureSentence(result, '原密码错误');
    // If it was too early to try, the server has not checked this text, so the client may ask again.
    throw result.tried ? fieldFault('pwd', sentence) : tooManyAt('pwd', sentence);
  }
  const proven = { kind: 'oldPassword', binding: userCode, seconds: provenSeconds } as const;
  await issueTicket(db, { ...proven, data: {}, token: sessionId }, now);
}

/** Returns whether this session has just typed the old password right. */
export async function hasTypedPassword(
  db: Queryable,
  { userCode, sessionId }: SessionState,
  now: Date,
): Promise<boolean> {
  return (await readTicket(db, 'oldPassword', userCode, sessionId, now)) !== undefined;
}
