import { session as sessionTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { changePassword } from '../../domain/visitor/change-password';
import { clickToken, loginStart } from '../../domain/visitor/click';
import { sendVisitorCode } from '../../domain/visitor/visitor-code';
import { type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { countedLogin, type LoginOutcome } from '../../kernel/counts/login-counts';
import { audit, auditAs } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { endSentence } from '../../kernel/session/end-reasons';
import { endSessions } from '../../kernel/session/sessions';
import { giveKeys } from './give-keys';
import { passwordLogin } from './password-login';
import { checkResetCode, resetPassword } from './reset-password';
import { passSecurityCheck, sendSecurityCode } from './security-check';
import { logoutWay, sendUnlockCode, unlock } from './unlock';

type LoginReply = CallReply<'mobileLoginWithSecurity'>;

const outcomes: Readonly<Record<string, LoginOutcome>> = {
  '10': 'ok',
  '20': 'refused',
  '30': 'more_wanted',
  '40': 'more_wanted',
  '50': 'ok',
  '60': 'locked',
};

const outcomeOf = ({ loginType }: LoginReply): LoginOutcome => outcomes[loginType] ?? 'refused';

export const loginHandlers: GroupHandlers<'login'> = {
  rsaSecretKey: publicCall(giveKeys),

  loginUserVerifyCode: publicCall((context, { query }) => loginStart(context, query.browserID)),

  loginSmsToken: publicCall((context, { path }) => clickToken(context, path.browserID)),

  sendMobileCodeOfLoginWithSecurity: publicCall((context, { query }) => {
    const { browserID: browserId, smsToken: token, mobile } = query;
    return sendVisitorCode(context, { mobile, purpose: 'login', browserId, token });
  }),

  mobileLoginWithSecurity: publicCall(countedLogin('customer', passwordLogin, outcomeOf)),
  sendIpCheckEmailCode: publicCall(sendSecurityCode),
  validIpCheckEmailCode: publicCall(countedLogin('customer', passSecurityCheck, outcomeOf)),
  passWordUpdateWithSecurity: publicCall((context, { body }) => changePassword(context, body)),

  findParamSecurityLogoutWay: personCall({ whileLocked: true }, logoutWay),
  sendMobileCodeOfLogoutWithSecurity: personCall({ whileLocked: true }, sendUnlockCode),
  logoutCheckTypeWithSecurity: personCall({ whileLocked: true }, unlock),

  findLoginMultipleDevices: personCall({ whileLocked: true, whenEnded: true }, ({ config, now, session }) => {
    const ended = session.endReason !== null;
    const idleSeconds = session.locked ? config.session.idle : 0;
    return {
      loginType: ended ? '20' : '10',
      msg: ended ? endSentence(session.endReason) : '',
      locked: session.locked && !ended,
      serverTime: now.getTime(),
      idleRemaining: config.session.idle - idleSeconds,
    };
  }),

  loginOut: personCall({ whileLocked: true }, async (context) => {
    const { db, now, session } = context;
    await endSessions(db, eq(sessionTable.sessionId, session.sessionId), 'logout', now);
    await audit(context, 'logout', 'ok');
  }),

  saveLogOutLog: publicCall(async ({ config, db, now, origin, session }, { body }) => {
    await holdLimit(db, { key: `log:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
    const subject = { userCode: session?.userCode, object: body.reason ?? '' };
    await auditAs(db, origin, now, 'logout.page', 'ok', subject);
  }),
};

export const passwordResetHandlers: GroupHandlers<'passwordReset'> = {
  passwordResetCheck: publicCall(checkResetCode),
  passwordResetSubmit: publicCall(resetPassword),
};
