import { resetOverText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { confirmedPassword } from '@portal/shared/validators';
import { passwordFault } from '../../domain/password/password-fault';
import { passwordOwner } from '../../domain/password/password-owner';
import { reuseFault } from '../../domain/password/stored-password';
import { storePassword } from '../../domain/visitor/change-password';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { noteRisk, takeBackRisk } from '../../kernel/captcha/risk';
import { requireCode } from '../../kernel/codes/sent-codes';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { issueTicket, readTicket, useTicket } from '../../kernel/protection/tickets';
import { accountByCode, accountByMobile } from '../../kernel/session/accounts';

const tokenSeconds = 600;
/** The most passwords that may be proposed in that time. */
const maxTries = 10;

/** Step one. A number without an account never gets a code, so it fails here like a wrong code. */
export async function checkResetCode(
  context: CallContext,
  { body }: HandlerInput<'passwordResetCheck'>,
): Promise<CallReply<'passwordResetCheck'>> {
  const { db, config, origin, now } = context;
  const { mobile, code, browserID } = body;
  await holdLimit(db, { key: `reset:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  try {
    await requireCode(context, { recipient: mobile, purpose: 'resetPassword', browserId: browserID }, code);
  } catch (error) {
    await noteRisk(context, mobile);
    throw error;
  }
  await takeBackRisk(context, mobile);
  const account = await accountByMobile(db, origin.tenant, mobile);
  const data = { userCode: account?.userCode ?? '' };
  const ticket = { kind: 'passwordReset', binding: `${origin.tenant}|${browserID}`, data } as const;
  const resetToken = await issueTicket(db, { ...ticket, seconds: tokenSeconds }, now);
  return {
    resetToken,
    mobile: maskPhone(mobile),
    passwordRuleList: [...config.password.rules],
    expiresIn: tokenSeconds,
  };
}

/** Step two: one new password for one token. A password that is not good enough leaves the token as it is. */
export async function resetPassword(context: CallContext, { body }: HandlerInput<'passwordResetSubmit'>) {
  const { db, config, origin, now, passwords } = context;
  const binding = `${origin.tenant}|${body.browserID}`;
  const expired = () => conflict(resetOverText);
  const known = await readTicket(db, 'passwordReset', binding, body.resetToken, now);
  const account = known && (await accountByCode(db, known.userCode));
  if (!account) throw expired();
  const owner = await passwordOwner(db, account.userCode);
  const fault = passwordFault(body.newPwd, config.password, owner);
  if (fault !== null) throw fieldFault('newPwd', fault);
  const unequal = confirmedPassword(() => body.newPwd)(body.reNewPwd);
  if (unequal !== null) throw fieldFault('reNewPwd', unequal);
  // Counts the try before the answer, because a person who holds the phone must not guess the old passwords here.
  const tries = { key: `reset-tries:${account.userCode}`, most: maxTries, seconds: tokenSeconds };
  await holdLimit(db, tries, now, '尝试次数过多，请稍后再试');
  const reused = await reuseFault(db, passwords, account, body.newPwd);
  if (reused !== null) throw fieldFault('newPwd', reused);
  if (!(await useTicket(db, 'passwordReset', binding, body.resetToken, now))) throw expired();
  await storePassword(context, account, body.newPwd);
}
