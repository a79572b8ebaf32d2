import type { Call } from '../call';

/** Codes by e-mail and SMS, and the captcha picture. */
export const verificationCalls = {
  emailCodeValid: {
    path: '/third/mail/emailCodeValid',
    method: 'POST',
    base: 'root',
    query: ['code', 'browserID'],
    body: 'none',
    reply: 'json',
    token: true,
    writes: true,
  },
  sendEmailCode: {
    path: '/third/mail/sendEmailCode',
    method: 'POST',
    base: 'root',
    query: ['email', 'browserID'],
    body: 'none',
    reply: 'json',
    token: true,
    writes: true,
  },
  captchaImage: {
    path: 'company/custAccount/verify/code',
    method: 'POST',
    base: 'portal',
    query: ['browserID'],
    body: 'none',
    reply: 'json',
    token: false,
    writes: false,
  },
  captchaValid: {
    path: 'company/custAccount/verify/codeValid',
    method: 'POST',
    base: 'portal',
    query: ['code', 'browserID'],
    body: 'none',
    reply: 'json',
    token: false,
    writes: true,
  },
  /** The captcha's way without the picture. */
  captchaWorkValid: {
    path: 'company/custAccount/verify/workValid',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: false,
    writes: true,
    ours: true,
  },
  /** To a number whose owner is not logged in: registration and password reset. */
  sendVisitorCode: {
    path: 'sms/sendVisitorCode',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: false,
    writes: true,
    ours: true,
  },
  /** To the number of the person who is logged in, or to the new number they want to change to. */
  sendPersonalCode: {
    path: 'sms/sendPersonalCode',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: true,
    writes: true,
    ours: true,
  },
} as const satisfies Record<string, Call>;
