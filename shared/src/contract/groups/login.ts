import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import {
  browserID,
  codeSent,
  cookieDetails,
  knownMobile,
  mobileText,
  optionalText,
  secretText,
  sixDigits,
  token,
} from '../fields';
import { logoutReasons } from '../states';

const examplePublicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2FgbJHOkQPV/KArWFcyHJGHMJL8AiAmVphA0amGh5Xt9FnSqxQsi1Y',
  'pvRN+fVDl3TY8RkG41fzNB7ixZw5mPrzx8quMgoJorN80RJ30P0/EsYCKtDmr13/hkajSk3PjQbc0yk7fwtXq0tAHGPZD8iL8Y',
  '4PV0+qFjDuhUGghBeNK16cTpmqKaeUZxNp5mhfKQEfmL5I/GjYqb29HUvXuzkas8lm10vnMBj0Xx2YYWmyXZIFPLKH+ZckpWUy',
  'TaXfBY2EayikAMTXa0Ohp5yBUPyUJsv44g9X4wBq5/thv77jXyeIgWE1gCvFJWI9r3OLZRCNx1GaXtVjjxoveeHQ8fSQIDAQAB',
].join('');

/** The spec's login response. Fields that do not apply to a login type are left away. */
const loginReply = z.object({
  loginType: z.string(),
  msg: z.string(),
  /**
   * Types 10 and 50: the session's tokens. Type 30: a ticket to give back with the e-mail code; it opens nothing else.
   */
  cookieDetailsVo: cookieDetails.optional(),
  firstLoginChangePassword: z.boolean().optional(),
  /** Seconds for which the login button stays disabled. */
  passwordEnterInterval: z.number().optional(),
  sendCodeInterval: z.number().optional(),
  loginFailureInterval: z.number().optional(),
  passwordRuleList: z.array(z.string()).optional(),
  /** Masked. */
  userEmail: z.string().optional(),
});

/** The spec's `custLoginSecurityVO`, with the lock of the password entry. */
export const passwordChangeReply = z.object({
  loginType: z.string(),
  msg: z.string(),
  passwordEnterInterval: z.number().optional(),
  passwordRuleList: z.array(z.string()).optional(),
});

const ticket = z.object({
  accessToken: z.string().max(128),
  refreshToken: z.string().max(128).optional(),
  failurePeriodSec: z.number().optional(),
  expiresIn: z.number().optional(),
});

const mailCheck = { userMobile: mobileText, userEmail: optionalText(254), browserID, cookieDetailsVo: ticket };

/** `mobile` is the account. Without a session the change belongs to the login that asked for it. */
export const passwordChangeBody = z.strictObject({
  pwd: secretText,
  newPwd: secretText,
  reNewPwd: secretText,
  browserID,
  loginType: z.string().max(4),
  mobile: knownMobile,
});

/** Login, session lock, logout, and the keys of the envelope. */
export const loginGroup = defineGroup('login', {
  loginUserVerifyCode: read({
    path: 'login/user/verify/code',
    spec: true,
    token: false,
    query: { browserID },
    reply: {
      loginType: z.string(),
      msg: z.string(),
      passwordEnterInterval: z.number().optional(),
      /** After several failures the click verification is refused until the captcha was solved. */
      captchaRequired: z.boolean(),
    },
  }),
  loginSmsToken: write({
    path: 'login/sms/token/{browserID}',
    spec: true,
    token: false,
    /** The token itself: proof of the click, for one code, from this browser, for two minutes. */
    reply: z.string(),
  }),
  sendMobileCodeOfLoginWithSecurity: write({
    path: 'sms/sendMobileCodeOfLoginWithSecurity',
    spec: true,
    token: false,
    sealed: true,
    query: { browserID, mobile: mobileText, smsToken: token },
    reply: codeSent,
  }),
  mobileLoginWithSecurity: write({
    path: 'login/user/mobileLoginWithSecurity',
    spec: true,
    token: false,
    secrets: ['passWord'],
    body: {
      userName: mobileText,
      passWord: secretText,
      browserID,
      /** The click's token, under which the code was sent. */
      imgKey: z.string().max(128).optional(),
      code: sixDigits,
    },
    reply: loginReply,
  }),
  sendIpCheckEmailCode: write({
    path: 'email/sendIpCheckEmailCode',
    spec: true,
    token: false,
    sealed: true,
    body: mailCheck,
    reply: codeSent,
  }),
  validIpCheckEmailCode: write({
    path: 'email/validIpCheckEmailCode',
    spec: true,
    token: false,
    sealed: true,
    body: { ...mailCheck, emailCode: sixDigits },
    reply: loginReply,
  }),
  passWordUpdateWithSecurity: write({
    path: 'company/custAccount/passWord/updateWithSecurity',
    spec: true,
    token: false,
    secrets: ['pwd', 'newPwd', 'reNewPwd'],
    body: passwordChangeBody,
    reply: passwordChangeReply,
  }),
  findParamSecurityLogoutWay: read({
    path: 'param/security/findParamSecurityLogoutWay',
    spec: true,
    passive: true,
    reply: {
      /** `10` password or SMS code, `20` SMS code only; any other: show `msg`. */
      checkType: z.string(),
      msg: z.string(),
      /** Masked. */
      userMobile: z.string(),
    },
  }),
  sendMobileCodeOfLogoutWithSecurity: write({
    path: 'sms/sendMobileCodeOfLogoutWithSecurity',
    spec: true,
    sealed: true,
    query: { browserID, mobile: knownMobile, smsToken: token },
    reply: codeSent,
  }),
  logoutCheckTypeWithSecurity: write({
    path: 'login/user/logoutCheckTypeWithSecurity',
    spec: true,
    secrets: ['passWord'],
    body: {
      checkType: z.enum(['10', '20']),
      passWord: z.string().max(64).optional(),
      mobileCode: z.string().max(6).optional(),
      userMobile: knownMobile,
      browserID,
    },
    /** `cookieDetailsVo`, when present, replaces the session's tokens. */
    reply: {
      loginType: z.string(),
      msg: z.string(),
      passwordEnterInterval: z.number().optional(),
      cookieDetailsVo: cookieDetails.optional(),
    },
  }),
  findLoginMultipleDevices: read({
    path: 'login/user/findLoginMultipleDevices',
    spec: true,
    reply: {
      /** `10` still logged in, `20` ended: another device, a logout, a disabled person. */
      loginType: z.string(),
      msg: z.string(),
      /** The idle limit has passed: every other call is refused until the person has proved who they are. */
      locked: z.boolean(),
      serverTime: z.number(),
      /** Seconds until the session locks by itself. */
      idleRemaining: z.number(),
    },
  }),
  loginOut: write({ path: 'login/loginOut', spec: true }),
  rsaSecretKey: read({
    path: 'login/user/rsa/secretKey',
    spec: true,
    token: false,
    query: { browserID },
    body: {
      /** The public half of a signing pair that the browser made itself, base64 SPKI, RSA 2048. */
      publicKey: z
        .string()
        .regex(/^[A-Za-z0-9+/]{392}$/, '签名公钥不正确')
        .optional()
        .meta({ examples: [examplePublicKey] }),
    },
    reply: {
      /** The server's encryption key, base64 SPKI. */
      publicKey: z.string(),
      /** This browser's own signing key, base64 PKCS#8; absent if the browser sent a public half of its own. */
      privateKey: z.string().optional(),
      keyId: z.string(),
      /** Absent: PKCS#1 v1.5. */
      padding: z.literal('OAEP').optional(),
      replay: z.boolean(),
      expiresIn: z.number(),
      serverTime: z.number(),
    },
  }),
  saveLogOutLog: read({
    path: 'login/saveLogOutLog',
    spec: true,
    token: false,
    body: { browserID, reason: z.enum(logoutReasons).optional() },
  }),
});
