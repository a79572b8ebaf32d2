import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { measurePassword, raiseHash } from '../../domain/password/stored-password';
import { browserGuard } from '../../domain/visitor/click';
import { isKnownBrowser } from '../../domain/visitor/known-browsers';
import { notifyOfLock } from '../../domain/visitor/notify-of-lock';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { noteRisk, takeBackRisk } from '../../kernel/captcha/risk';
import { checkCode, consumeCode } from '../../kernel/codes/sent-codes';
import { hashOf } from '../../kernel/data/new-code';
import { auditAs } from '../../kernel/protection/audit';
import { failureSentence, guardedProof, type ProofResult } from '../../kernel/protection/guarded-proof';
import { browserSteps } from '../../kernel/protection/lock-steps';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { accountByMobile } from '../../kernel/session/accounts';
import { finishLogin } from './finish-login';

type LoginReply = CallReply<'mobileLoginWithSecurity'>;

/** All strangers share the failures of a number. A browser with which its owner has logged in has its own count. */
export const numberGuard = (tenant: string, mobile: string, knownBrowser: string | undefined) =>
  ['login', tenant, mobile, ...(knownBrowser === undefined ? [] : [hashOf(knownBrowser)])].join(':');

/** Counts wrong codes and passwords of one browser for one number. */
const pairGuard = (tenant: string, browserId: string, mobile: string) => `${browserGuard(tenant, browserId)}:${mobile}`;

/** Returns the first result with the longer wait of the two. */
const both = (first: ProofResult, second: ProofResult): ProofResult =>
  first.ok || second.ok ? first : { ...first, seconds: Math.max(first.seconds, second.seconds) };

/** Returns the browser's own lock, or else the result of the number's guards. */
function refusal(byBrowser: ProofResult, byPair: ProofResult | undefined, byPassword: ProofResult | undefined) {
  if (!byPair || (!byBrowser.ok && byBrowser.left === 0)) return byBrowser;
  return byPassword ? both(byPassword, byPair) : byPair;
}

/**
 * Login with password and SMS code. The code is checked first, because it shows that somebody holds the phone. A wrong
 * code costs only the browser's tries for this number. So a person without the phone cannot lock the number. Over all
 * numbers a browser has more tries, so that one locked account does not block other accounts in the same browser. An
 * account that does not exist takes the same steps and the same time, and locks in the same way, so nobody can tell the
 * difference.
 */
export async function passwordLogin(
  context: CallContext,
  { body }: HandlerInput<'mobileLoginWithSecurity'>,
): Promise<LoginReply> {
  const { db, config, origin, now, passwords } = context;
  const { userName: mobile, passWord, browserID, code, imgKey } = body;
  await holdLimit(db, { key: `login:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  const account = await accountByMobile(db, origin.tenant, mobile);
  const known = await isKnownBrowser(db, account, browserID);
  const guard = numberGuard(origin.tenant, mobile, known ? browserID : undefined);
  let byPassword: ProofResult | undefined;
  const proveCodeAndPassword = async () => {
    const checked = await checkCode(context, { recipient: mobile, purpose: 'login', browserId: browserID }, code);
    const sameClick = imgKey === undefined || imgKey === '' || imgKey === checked?.proof;
    if (!checked || !sameClick) return false;
    byPassword = await guardedProof(
      db,
      guard,
      now,
      async () =>
        (await passwords.matches(passWord, account?.passwordHash, { first: true })) && consumeCode(context, checked),
    );
    return byPassword.ok;
  };
  let byPair: ProofResult | undefined;
  const proveForNumber = async () => {
    byPair = await guardedProof(db, pairGuard(origin.tenant, browserID, mobile), now, proveCodeAndPassword);
    return byPair.ok;
  };
  const byBrowser = await guardedProof(db, browserGuard(origin.tenant, browserID), now, proveForNumber, browserSteps);
  if (byBrowser.ok && account) {
    await takeBackRisk(context, mobile);
    await measurePassword(db, account, passWord);
    await raiseHash(db, passwords, account, passWord);
    return finishLogin(context, account, browserID);
  }
  const subject = { userCode: account?.userCode, object: maskPhone(mobile) };
  await auditAs(db, origin, now, 'login', 'refused', subject);
  await noteRisk(context, mobile);
  if (byPassword) await notifyOfLock(context, account?.userCode, byPassword);
  const result = refusal(byBrowser, byPair, byPassword);
  if (result.ok) throw new Error('a password was right for an account that does not exist');
  return {
    loginType: result.left === 0 ? '60' : '20',
    msg: failureSentence(result, byPassword ? '账号或密码错误' : '验证码错误或已失效'),
    passwordEnterInterval: result.seconds,
    loginFailureInterval: result.seconds,
  };
}
