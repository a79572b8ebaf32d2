import type { Queryable } from '@portal/database';
import type { PersonContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { fieldFault, tooManyAt } from '../../core/http/refusal';
import { auditAs } from '../../core/protection/audit';
import { failureSentence, guardedProof } from '../../core/protection/guarded-proof';
import { issueTicket, readTicket } from '../../core/protection/tickets';
import type { SessionState } from '../../core/session/session-state';
import { accountByCode } from './accounts';
import { oldPasswordGuard } from './change-password';
import { tellOfLock } from './tell-of-lock';

/** As long as it takes to choose a new one. */
const provenSeconds = 600;

/** The check on leaving the field counts like the change itself: it would otherwise be a place to guess. */
export async function oldPasswordIsRight(
  context: PersonContext,
  { query }: HandlerInput<'oldPwdCheck'>,
): Promise<null> {
  const { db, now, origin, passwords, session } = context;
  const { userCode, sessionId } = session;
  const account = await accountByCode(db, userCode);
  const result = await guardedProof(db, oldPasswordGuard(userCode), now, () =>
    passwords.matches(query.pwd, account?.passwordHash),
  );
  if (!result.ok) {
    await tellOfLock(context, userCode, result);
    await auditAs(db, origin, now, 'password.check', 'refused', { userCode });
    const sentence = failureSentence(result, '原密码错误');
    // Where it was too early to try, nothing is known of this text: the client may ask again.
    throw result.tried ? fieldFault('pwd', sentence) : tooManyAt('pwd', sentence);
  }
  const proven = {
    kind: 'oldPassword',
    binding: userCode,
    token: sessionId,
    data: {},
    seconds: provenSeconds,
  } as const;
  await issueTicket(db, proven, now);
  return null;
}

/** Whether this session has just typed the password that is to be changed. */
export async function hasTypedPassword(
  db: Queryable,
  { userCode, sessionId }: SessionState,
  now: Date,
): Promise<boolean> {
  return (await readTicket(db, 'oldPassword', userCode, sessionId, now)) !== undefined;
}
