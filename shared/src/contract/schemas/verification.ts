import { z } from 'zod';
import type { verificationCalls } from '../calls/verification';
import type { SchemasOf } from './call-schemas';
import { browserID, emailText, mobileText, nothing, sixDigits, token } from './common';

const sent = z.object({ sendCodeInterval: z.number() });

/** What a code to a person who is logged in is good for; it opens nothing else. */
export const personalPurposes = [
  'changeMobileOld',
  'changeMobileNew',
  'employee',
  'revealAccount',
  'changeAccount',
  'sign',
  'adminChange',
] as const;

export const verificationSchemas = {
  emailCodeValid: { query: { code: sixDigits, browserID }, reply: nothing },
  sendEmailCode: { query: { email: emailText, browserID }, reply: sent },
  captchaImage: {
    query: { browserID },
    /** `img` is an address for an image element. */
    reply: z.object({ img: z.string(), imgKey: z.string() }),
  },
  captchaValid: { query: { code: z.string().trim().min(1, '验证码不能为空').max(8), browserID }, reply: nothing },
  sendVisitorCode: {
    body: z.strictObject({
      browserID,
      mobile: mobileText,
      smsToken: token,
      purpose: z.enum(['register', 'resetPassword']),
    }),
    reply: sent,
  },
  sendPersonalCode: {
    /** `mobile` only with `changeMobileNew`. */
    body: z.strictObject({ browserID, purpose: z.enum(personalPurposes), mobile: mobileText.optional() }),
    reply: sent,
  },
} as const satisfies SchemasOf<typeof verificationCalls>;
