import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import type { CallContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { checkCode, consumeCode } from '../codes/sent-codes';
import { auditAs } from '../protection/audit';
import { clearFailures, noteFailure } from '../protection/failure-guard';
import { failureSentence, guardedProof } from '../protection/guarded-proof';
import { holdLimit } from '../protection/rate-limit';
import { accountByMobile } from './accounts';
import { browserGuard } from './click';
import { finishLogin } from './finish-login';

type LoginReply = CallReply<'mobileLoginWithSecurity'>;

/**
 * Login with password and SMS code. An account that does not exist goes the same way, for the same time, and locks the
 * same: nothing here tells it apart.
 */
export async function passwordLogin(
  context: CallContext,
  { body }: HandlerInput<'mobileLoginWithSecurity'>,
): Promise<LoginReply> {
  const { db, config, origin, now, passwords } = context;
  const { userName: mobile, passWord, browserID, code, imgKey } = body;
  await holdLimit(db, { key: `login:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  const account = await accountByMobile(db, origin.tenant, mobile);
  let reason = '';
  const result = await guardedProof(db, `login:${origin.tenant}:${mobile}`, now, async () => {
    const checked = await checkCode(context, { recipient: mobile, purpose: 'login', browserId: browserID }, code);
    const passwordRight = await passwords.matches(passWord, account?.passwordHash);
    reason = checked ? '账号或密码错误' : '验证码错误或已失效';
    const sameClick = imgKey === undefined || imgKey === '' || imgKey === checked?.proof;
    return passwordRight && checked !== null && sameClick && consumeCode(context, checked);
  });
  const browser = browserGuard(origin.tenant, browserID);
  if (result.ok && account) {
    await clearFailures(db, browser);
    return finishLogin(context, account, browserID);
  }
  const subject = { userCode: account?.userCode, object: maskPhone(mobile) };
  await auditAs(db, origin, now, 'login', 'refused', subject);
  if (result.ok) throw new Error('a password was right for an account that does not exist');
  if (result.tried) await noteFailure(db, browser, now);
  return {
    loginType: result.left === 0 ? '60' : '20',
    msg: failureSentence(result, reason),
    passwordEnterInterval: result.seconds,
    loginFailureInterval: result.seconds,
  };
}
