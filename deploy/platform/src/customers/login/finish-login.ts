import { firstPasswordText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { maskEmail } from '@portal/shared/format';
import { isKnownBrowser, rememberBrowser } from '../../domain/visitor/known-browsers';
import type { CallContext } from '../../kernel/calls/context';
import { auditAs } from '../../kernel/protection/audit';
import { issueTicket } from '../../kernel/protection/tickets';
import type { Account } from '../../kernel/session/accounts';
import { startSession } from '../../kernel/session/sessions';
import { noteFirstLogin } from './first-login';
import { type LoginType, loginTypeFor } from './login-type';
import { tellOfNewDevice } from './new-device';

type LoginReply = CallReply<'mobileLoginWithSecurity'>;

/** The time in which a half-done login can be finished. */
const halfDoneSeconds = 600;
const lockedByPlatformSeconds = 300;

/** Returns whether the account's owner need not prove a new environment. `ALWAYS` asks each time, in every browser. */
async function isTrusted(context: CallContext, account: Account, browserId: string): Promise<boolean> {
  return account.environmentCheck === 'NEW' && isKnownBrowser(context.db, account, browserId);
}

/** This token only names the half-done login. No call accepts it as an access token. */
function halfTicket(accessToken: string) {
  return { accessToken, refreshToken: '', failurePeriodSec: 0, expiresIn: halfDoneSeconds };
}

async function askForEmailCode(context: CallContext, account: Account, browserId: string): Promise<LoginReply> {
  const data = { userCode: account.userCode };
  const half = { kind: 'securityCheck', binding: `${account.mobile}|${browserId}`, data } as const;
  const ticket = await issueTicket(context.db, { ...half, seconds: halfDoneSeconds }, context.now);
  return {
    loginType: '30',
    msg: '检测到您在新环境登录，为保障账户安全，请完成邮箱验证',
    cookieDetailsVo: halfTicket(ticket),
    userEmail: maskEmail(account.email),
    sendCodeInterval: context.config.codes.interval,
  };
}

async function askForNewPassword(context: CallContext, account: Account, browserId: string): Promise<LoginReply> {
  const data = { userCode: account.userCode };
  const half = { kind: 'passwordChange', binding: account.mobile, data, seconds: halfDoneSeconds } as const;
  await issueTicket(context.db, { ...half, token: `${context.origin.tenant}:${browserId}` }, context.now);
  return {
    loginType: '40',
    msg: firstPasswordText,
    firstLoginChangePassword: true,
    passwordRuleList: [...context.config.password.rules],
  };
}

async function letIn(
  context: CallContext,
  account: Account,
  browserId: string,
  loginType: '10' | '50',
): Promise<LoginReply> {
  const { db, browser, config, origin, now } = context;
  if (account.firstLoginAt === null) await noteFirstLogin(db, account, now);
  const most = account.sessionLimit ?? config.session.perUser;
  await tellOfNewDevice(context, account, browserId);
  await rememberBrowser(db, account, browserId, now);
  const made = { userCode: account.userCode, browserId, cookieHash: browser.renew(), origin, most };
  const tokens = await startSession(db, config, made, now);
  const days = Math.floor((now.getTime() - account.passwordChangedAt.getTime()) / 86_400_000);
  return {
    loginType,
    msg: loginType === '10' ? '登录成功' : `您的密码已使用${days}天，为保障账户安全，建议修改密码`,
    cookieDetailsVo: tokens,
    passwordRuleList: [...config.password.rules],
  };
}

/** Finishes a login after password and code were right. After the e-mail code `browserTrusted` is set. */
export async function finishLogin(
  context: CallContext,
  account: Account,
  browserId: string,
  browserTrusted = false,
): Promise<LoginReply> {
  const loginType: LoginType = loginTypeFor(account, {
    browserTrusted: browserTrusted || (await isTrusted(context, account, browserId)),
    passwordMaxAgeDays: context.config.password.maxAgeDays,
    now: context.now,
  });
  const { db, origin, now } = context;
  const result = loginType === '60' ? 'refused' : 'ok';
  await auditAs(db, origin, now, 'login', result, { userCode: account.userCode, object: `type ${loginType}` });
  switch (loginType) {
    case '60':
      return { loginType, msg: '账号已被锁定，请联系客服', passwordEnterInterval: lockedByPlatformSeconds };
    case '30':
      return askForEmailCode(context, account, browserId);
    case '40':
      return askForNewPassword(context, account, browserId);
    default:
      return letIn(context, account, browserId, loginType);
  }
}
