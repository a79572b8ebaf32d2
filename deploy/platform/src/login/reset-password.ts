import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { confirmedPassword } from '@portal/shared/validators';
import type { CallContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { requireCode } from '../codes/sent-codes';
import { conflict, fieldFault } from '../http/refusal';
import { passwordFault } from '../protection/password-policy';
import { holdLimit } from '../protection/rate-limit';
import { issueTicket, readTicket, useTicket } from '../protection/tickets';
import { accountByCode, accountByMobile } from './accounts';
import { storePassword } from './change-password';

const tokenSeconds = 600;

/** Step one. A number without an account never gets a code, so it fails here like a wrong code. */
export async function checkResetCode(
  context: CallContext,
  { body }: HandlerInput<'passwordResetCheck'>,
): Promise<CallReply<'passwordResetCheck'>> {
  const { db, config, origin, now } = context;
  const { mobile, code, browserID } = body;
  await holdLimit(db, { key: `reset:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  await requireCode(context, { recipient: mobile, purpose: 'resetPassword', browserId: browserID }, code);
  const account = await accountByMobile(db, origin.tenant, mobile);
  const resetToken = await issueTicket(
    db,
    {
      kind: 'passwordReset',
      binding: `${origin.tenant}|${browserID}`,
      data: { userCode: account?.userCode ?? '' },
      seconds: tokenSeconds,
    },
    now,
  );
  return {
    resetToken,
    mobile: maskPhone(mobile),
    passwordRuleList: [...config.password.rules],
    expiresIn: tokenSeconds,
  };
}

/** Step two: one new password for one token. A password that is not good enough leaves the token as it is. */
export async function resetPassword(
  context: CallContext,
  { body }: HandlerInput<'passwordResetSubmit'>,
): Promise<null> {
  const { db, config, origin, now } = context;
  const binding = `${origin.tenant}|${body.browserID}`;
  const expired = () => conflict('验证已失效，请重新验证');
  const known = await readTicket(db, 'passwordReset', binding, body.resetToken, now);
  const account = known && (await accountByCode(db, known.userCode));
  if (!account) throw expired();
  const fault = passwordFault(body.newPwd, config.password.rules, account.mobile);
  if (fault !== null) throw fieldFault('newPwd', fault);
  const unequal = confirmedPassword(() => body.newPwd)(body.reNewPwd);
  if (unequal !== null) throw fieldFault('reNewPwd', unequal);
  if (!(await useTicket(db, 'passwordReset', binding, body.resetToken, now))) throw expired();
  await storePassword(context, account, body.newPwd);
  return null;
}
