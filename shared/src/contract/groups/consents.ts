import { z } from 'zod';
import { consents } from '../../codes/consents';
import { defineGroup, read, write } from '../define-calls';
import { keyOf } from '../fields';

const consent = keyOf(consents);

/** The texts that a person has to agree to in their current version. */
export const consentGroup = defineGroup('consent', {
  consentsDue: read({
    path: 'user/consents/due',
    /** Empty: the person has agreed to all. `content` is HTML that the server has cleaned. */
    reply: z.array(
      z.object({ consent, version: z.string(), title: z.string(), content: z.string(), first: z.boolean() }),
    ),
  }),
  consentsAgree: write({
    path: 'user/consents/agree',
    body: {
      agreed: z
        .array(z.object({ consent, version: z.string().max(40) }))
        .min(1)
        .max(4),
    },
    reply: z.null(),
  }),
});
