import type { CallReply } from '@portal/shared/contract';
import { oldPasswordGuard } from '../../domain/visitor/change-password';
import { notifyOfLock } from '../../domain/visitor/notify-of-lock';
import { provesPerson } from '../../domain/visitor/proves-person';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { sendCode } from '../../kernel/codes/sent-codes';
import { audit } from '../../kernel/protection/audit';
import { failureSentence, guardedProof } from '../../kernel/protection/guarded-proof';
import { keepProof } from '../../kernel/session/step-up-proofs';
import { stepUpPurpose } from './code-purpose';

export function sendStepUpCode(
  context: PersonContext,
  { body }: HandlerInput<'stepUpSend'>,
): Promise<CallReply<'stepUpSend'>> {
  const { mobile: recipient } = context.session;
  const purpose = stepUpPurpose(body.kind);
  return sendCode(context, { channel: 'sms', recipient, purpose, browserId: body.browserID });
}

/** Makes one try. A right proof counts for this session and this kind of act. A wrong one makes the next try wait. */
export async function proveStepUp(
  context: PersonContext,
  { body }: HandlerInput<'stepUpProve'>,
): Promise<CallReply<'stepUpProve'>> {
  const { db, now, session } = context;
  const byPassword = body.checkType === '10';
  // Wrong passwords at all places that ask for one count together.
  const guard = byPassword ? oldPasswordGuard(session.userCode) : `stepUp:${session.userCode}`;
  const result = await guardedProof(db, guard, now, () => provesPerson(context, body, stepUpPurpose(body.kind)));
  await audit(context, 'stepUp', result.ok ? 'ok' : 'refused', body.kind);
  if (!result.ok) {
    await notifyOfLock(context, session.userCode, result);
    const reason = byPassword ? '登录密码错误' : '验证码错误或已失效';
    return { proven: false, msg: failureSentence(result, reason), passwordEnterInterval: result.seconds };
  }
  await keepProof(db, session.sessionId, body.kind, now);
  return { proven: true, msg: '验证成功', passwordEnterInterval: 0 };
}
