import { z } from 'zod';
import type { passwordResetCalls } from '../calls/password-reset';
import type { SchemasOf } from './call-schemas';
import { browserID, mobileText, nothing, secretText, sixDigits, token } from './common';

export const passwordResetSchemas = {
  passwordResetCheck: {
    body: z.strictObject({ mobile: mobileText, code: sixDigits, browserID }),
    reply: z.object({
      /** For one new password, for ten minutes. */
      resetToken: z.string(),
      /** Masked. */
      mobile: z.string(),
      passwordRuleList: z.array(z.string()),
      expiresIn: z.number(),
    }),
  },
  passwordResetSubmit: {
    body: z.strictObject({ resetToken: token, newPwd: secretText, reNewPwd: secretText, browserID }),
    reply: nothing,
  },
} as const satisfies SchemasOf<typeof passwordResetCalls>;
