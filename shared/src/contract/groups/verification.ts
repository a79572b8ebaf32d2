import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import { browserID, codeSent, emailText, mobileText, sixDigits, token } from '../fields';

/** The purposes of a code to a person who is logged in; it opens nothing else. */
export const personalPurposes = [
  'changeMobileOld',
  'changeMobileNew',
  'employee',
  'revealAccount',
  'changeAccount',
  'sign',
  'adminChange',
] as const;

/** Codes by e-mail and SMS, and the captcha picture. */
export const verificationGroup = defineGroup('verification', {
  emailCodeValid: write({
    path: '/third/mail/emailCodeValid',
    base: 'root',
    spec: true,
    query: { code: sixDigits, browserID },
  }),
  sendEmailCode: write({
    path: '/third/mail/sendEmailCode',
    base: 'root',
    spec: true,
    query: { email: emailText, browserID },
    reply: codeSent,
  }),
  captchaImage: read({
    path: 'company/custAccount/verify/code',
    spec: true,
    token: false,
    query: { browserID },
    /**
     * `img` is an address for an image element. `work`, our own addition, is a task that a browser may do instead of
     * reading the picture: for each piece it finds a number with which the hash of `imgKey:piece:number` begins with so
     * many zero bits.
     */
    reply: {
      img: z.string(),
      imgKey: z.string(),
      work: z.object({ pieces: z.number(), bits: z.number() }).optional(),
    },
  }),
  captchaValid: write({
    path: 'company/custAccount/verify/codeValid',
    spec: true,
    token: false,
    query: { code: z.string().trim().min(1, '验证码不能为空').max(8), browserID },
  }),
  /** The captcha's way without the picture. */
  captchaWorkValid: write({
    path: 'company/custAccount/verify/workValid',
    token: false,
    body: { browserID, imgKey: z.string().max(64), work: z.array(z.int().min(0)).max(64) },
  }),
  /** Sends a code to a number whose owner is not logged in: registration and password reset. */
  sendVisitorCode: write({
    path: 'sms/sendVisitorCode',
    token: false,
    body: {
      browserID,
      mobile: mobileText,
      smsToken: token,
      purpose: z.enum(['register', 'resetPassword']),
    },
    reply: codeSent,
  }),
  /** Sends a code to the number of the person who is logged in, or to the new number they want to change to. */
  sendPersonalCode: write({
    path: 'sms/sendPersonalCode',
    /** `mobile` only with `changeMobileNew`. */
    body: { browserID, purpose: z.enum(personalPurposes), mobile: mobileText.optional() },
    reply: codeSent,
  }),
});
