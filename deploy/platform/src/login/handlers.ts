import { session as sessionTable } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { type GroupHandlers, personCall, publicCall } from '../calls/handler';
import { sendCode } from '../codes/sent-codes';
import { audit, auditAs } from '../protection/audit';
import { holdLimit } from '../protection/rate-limit';
import { endSentence } from '../session/end-reasons';
import { endSessions } from '../session/sessions';
import { accountByMobile } from './accounts';
import { changePassword } from './change-password';
import { clickToken, loginStart, requireClick } from './click';
import { passwordLogin } from './password-login';
import { passSecurityCheck, sendSecurityCode } from './security-check';
import { logoutWay, sendUnlockCode, unlock } from './unlock';

export const loginHandlers: GroupHandlers<'login'> = {
  rsaSecretKey: publicCall(async ({ browserKeys, config, db, now, origin }, { query }) => {
    await holdLimit(db, { key: `keys:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
    return browserKeys.issue(origin.tenant, query.browserID);
  }),

  loginUserVerifyCode: publicCall((context, { query }) => loginStart(context, query.browserID)),

  loginSmsToken: publicCall((context, { path }) => clickToken(context, path.browserID)),

  sendMobileCodeOfLoginWithSecurity: publicCall(async (context, { query }) => {
    await requireClick(context, query.browserID, query.smsToken);
    const account = await accountByMobile(context.db, context.origin.tenant, query.mobile);
    return sendCode(context, {
      channel: 'sms',
      recipient: query.mobile,
      purpose: 'login',
      browserId: query.browserID,
      deliver: account !== undefined,
      proof: query.smsToken,
    });
  }),

  mobileLoginWithSecurity: publicCall(passwordLogin),
  sendIpCheckEmailCode: publicCall(sendSecurityCode),
  validIpCheckEmailCode: publicCall(passSecurityCheck),
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
    return null;
  }),

  saveLogOutLog: publicCall(async ({ config, db, now, origin, session }, { body }) => {
    await holdLimit(db, { key: `log:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
    const subject = { userCode: session?.userCode, object: body.reason ?? '' };
    await auditAs(db, origin, now, 'logout.page', 'ok', subject);
    return null;
  }),
};
