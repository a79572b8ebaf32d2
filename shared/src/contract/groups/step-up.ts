import { z } from 'zod';
import { defineGroup, write } from '../define-calls';
import { browserID, codeSent, flag, keyOf, secretText, sixDigits } from '../fields';
import { stepUpKinds } from '../step-up';

const kind = keyOf(stepUpKinds);

/**
 * A fresh proof of who is acting. A call that needs one and has none answers 441. The proof belongs to the session and
 * is never a field of that call, so the same call is sent once more.
 */
export const stepUpGroup = defineGroup('stepUp', {
  /** An SMS code to the person's own number, good for this kind of act only. */
  stepUpSend: write({
    path: 'security/stepUp/send',
    body: { kind, browserID },
    reply: codeSent,
  }),
  stepUpProve: write({
    path: 'security/stepUp/prove',
    secrets: ['passWord'],
    /** The names of the spec's timeout form: `passWord` with type 10, `mobileCode` with type 20. */
    body: {
      kind,
      checkType: z.enum(['10', '20']),
      passWord: secretText.optional(),
      mobileCode: sixDigits.optional(),
      browserID,
    },
    reply: {
      proven: flag,
      msg: z.string(),
      /** Seconds until the next try. */
      passwordEnterInterval: z.number(),
    },
  }),
});
