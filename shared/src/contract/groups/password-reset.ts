import { z } from 'zod';
import { defineGroup, write } from '../define-calls';
import { browserID, mobileText, secretText, sixDigits, token } from '../fields';

/** A forgotten password: prove the number, then choose a new password. */
export const passwordResetGroup = defineGroup('passwordReset', {
  passwordResetCheck: write({
    path: 'login/resetPwd/check',
    token: false,
    sealed: true,
    body: { mobile: mobileText, code: sixDigits, browserID },
    reply: {
      /** For one new password, for ten minutes. */
      resetToken: z.string(),
      /** Masked. */
      mobile: z.string(),
      passwordRuleList: z.array(z.string()),
      expiresIn: z.number(),
    },
  }),
  passwordResetSubmit: write({
    path: 'login/resetPwd/submit',
    token: false,
    secrets: ['newPwd', 'reNewPwd'],
    body: { resetToken: token, newPwd: secretText, reNewPwd: secretText, browserID },
  }),
});
