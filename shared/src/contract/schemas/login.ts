import { z } from 'zod';
import type { loginCalls } from '../calls/login';
import { logoutReasons } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  browserID,
  cookieDetails,
  knownMobile,
  mobileText,
  nothing,
  optionalText,
  secretText,
  sixDigits,
  token,
} from './common';

const sentReply = z.object({
  /** Seconds until the next code may be asked for. */
  sendCodeInterval: z.number(),
});

const examplePublicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2FgbJHOkQPV/KArWFcyHJGHMJL8AiAmVphA0amGh5Xt9FnSqxQsi1Y',
  'pvRN+fVDl3TY8RkG41fzNB7ixZw5mPrzx8quMgoJorN80RJ30P0/EsYCKtDmr13/hkajSk3PjQbc0yk7fwtXq0tAHGPZD8iL8Y',
  '4PV0+qFjDuhUGghBeNK16cTpmqKaeUZxNp5mhfKQEfmL5I/GjYqb29HUvXuzkas8lm10vnMBj0Xx2YYWmyXZIFPLKH+ZckpWUy',
  'TaXfBY2EayikAMTXa0Ohp5yBUPyUJsv44g9X4wBq5/thv77jXyeIgWE1gCvFJWI9r3OLZRCNx1GaXtVjjxoveeHQ8fSQIDAQAB',
].join('');

/** The spec's login response. Fields that do not apply to a login type are left away. */
export const loginReply = z.object({
  loginType: z.string(),
  msg: z.string(),
  /** Types 10 and 50: the session's tokens. Type 30: a ticket to give back with the e-mail code; it opens nothing else. */
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
const passwordChangeReply = z.object({
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

/** `mobile` is the account; without a session it goes with the login that asked for the change. */
export const passwordChangeBody = z.strictObject({
  pwd: secretText,
  newPwd: secretText,
  reNewPwd: secretText,
  browserID,
  loginType: z.string().max(4),
  mobile: knownMobile,
});
export { passwordChangeReply };

export const loginSchemas = {
  loginUserVerifyCode: {
    query: { browserID },
    reply: z.object({
      loginType: z.string(),
      msg: z.string(),
      passwordEnterInterval: z.number().optional(),
      /** After several failures the click verification is refused until the captcha was solved. */
      captchaRequired: z.boolean(),
    }),
  },
  loginSmsToken: {
    /** The token itself: proof of the click, for one code, from this browser, for two minutes. */
    reply: z.string(),
  },
  sendMobileCodeOfLoginWithSecurity: {
    query: { browserID, mobile: mobileText, smsToken: token },
    reply: sentReply,
  },
  mobileLoginWithSecurity: {
    body: z.strictObject({
      userName: mobileText,
      passWord: secretText,
      browserID,
      /** The click's token, under which the code was sent. */
      imgKey: z.string().max(128).optional(),
      code: sixDigits,
    }),
    reply: loginReply,
  },
  sendIpCheckEmailCode: {
    body: z.strictObject({
      userMobile: mobileText,
      userEmail: optionalText(254),
      browserID,
      cookieDetailsVo: ticket,
    }),
    reply: sentReply,
  },
  validIpCheckEmailCode: {
    body: z.strictObject({
      userMobile: mobileText,
      userEmail: optionalText(254),
      browserID,
      emailCode: sixDigits,
      cookieDetailsVo: ticket,
    }),
    reply: loginReply,
  },
  passWordUpdateWithSecurity: { body: passwordChangeBody, reply: passwordChangeReply },
  findParamSecurityLogoutWay: {
    reply: z.object({
      /** `10` password or SMS code, `20` SMS code only; any other: show `msg`. */
      checkType: z.string(),
      msg: z.string(),
      /** Masked. */
      userMobile: z.string(),
    }),
  },
  sendMobileCodeOfLogoutWithSecurity: {
    query: { browserID, mobile: knownMobile, smsToken: token },
    reply: sentReply,
  },
  logoutCheckTypeWithSecurity: {
    body: z.strictObject({
      checkType: z.enum(['10', '20']),
      passWord: z.string().max(64).optional(),
      mobileCode: z.string().max(6).optional(),
      userMobile: knownMobile,
      browserID,
    }),
    /** `cookieDetailsVo`, when present, replaces the session's tokens. */
    reply: z.object({
      loginType: z.string(),
      msg: z.string(),
      passwordEnterInterval: z.number().optional(),
      cookieDetailsVo: cookieDetails.optional(),
    }),
  },
  findLoginMultipleDevices: {
    reply: z.object({
      /** `10` still logged in, `20` ended: another device, a logout, a disabled person. */
      loginType: z.string(),
      msg: z.string(),
      /** The idle limit has passed: every other call is refused until the person has proved who they are. */
      locked: z.boolean(),
      serverTime: z.number(),
      /** Seconds until the session locks by itself. */
      idleRemaining: z.number(),
    }),
  },
  loginOut: { reply: nothing },
  rsaSecretKey: {
    query: { browserID },
    body: z.strictObject({
      /** The public half of a signing pair that the browser made itself, base64 SPKI, RSA 2048. */
      publicKey: z
        .string()
        .regex(/^[A-Za-z0-9+/]{392}$/, '签名公钥不正确')
        .optional()
        .meta({ examples: [examplePublicKey] }),
    }),
    reply: z.object({
      /** The server's encryption key, base64 SPKI. */
      publicKey: z.string(),
      /** This browser's own signing key, base64 PKCS#8; absent where it sent a public half of its own. */
      privateKey: z.string().optional(),
      keyId: z.string(),
      /** Absent: PKCS#1 v1.5. */
      padding: z.literal('OAEP').optional(),
      replay: z.boolean(),
      expiresIn: z.number(),
      serverTime: z.number(),
    }),
  },
  saveLogOutLog: {
    body: z.strictObject({ browserID, reason: z.enum(logoutReasons).optional() }),
    reply: nothing,
  },
} as const satisfies SchemasOf<typeof loginCalls>;
