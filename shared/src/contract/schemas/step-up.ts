import { z } from 'zod';
import type { stepUpCalls } from '../calls/step-up';
import { type StepUpKind, stepUpKinds } from '../step-up';
import type { SchemasOf } from './call-schemas';
import { browserID, flag, secretText, sixDigits } from './common';

const kind = z.enum(Object.keys(stepUpKinds) as [StepUpKind]);

export const stepUpSchemas = {
  stepUpSend: { body: z.strictObject({ kind, browserID }), reply: z.object({ sendCodeInterval: z.number() }) },
  stepUpProve: {
    /** The names of the spec's timeout form: `passWord` with type 10, `mobileCode` with type 20. */
    body: z.strictObject({
      kind,
      checkType: z.enum(['10', '20']),
      passWord: secretText.optional(),
      mobileCode: sixDigits.optional(),
      browserID,
    }),
    reply: z.object({
      proven: flag,
      msg: z.string(),
      /** Seconds until the next try. */
      passwordEnterInterval: z.number(),
    }),
  },
} as const satisfies SchemasOf<typeof stepUpCalls>;
