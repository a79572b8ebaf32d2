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
    /**
     * `img` is an address for an image element. `work`, ours, is what a browser may do instead of reading it: for each
     * of the pieces a number with which the hash of `imgKey:piece:number` begins with so many zero bits.
     */
    reply: z.object({
      img: z.string(),
      imgKey: z.string(),
      work: z.object({ pieces: z.number(), bits: z.number() }).optional(),
    }),
  },
  captchaWorkValid: {
    body: z.strictObject({ browserID, imgKey: z.string().max(64), work: z.array(z.int().min(0)).max(64) }),
    reply: nothing,
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
