import type { PersonContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { fieldFault } from '../http/refusal';
import { failureSentence, guardedProof } from '../protection/guarded-proof';
import { accountByCode } from './accounts';
import { oldPasswordGuard } from './change-password';

/** The check on leaving the field counts like the change itself: it would otherwise be a place to guess. */
export async function oldPasswordIsRight(
  { db, now, passwords, session }: PersonContext,
  { query }: HandlerInput<'oldPwdCheck'>,
): Promise<null> {
  const account = await accountByCode(db, session.userCode);
  const result = await guardedProof(db, oldPasswordGuard(session.userCode), now, () =>
    passwords.matches(query.pwd, account?.passwordHash),
  );
  if (!result.ok) throw fieldFault('pwd', failureSentence(result, '原密码错误'));
  return null;
}
