import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import { time } from '../fields';

/** The data that the portal keeps of the person who is logged in, and the ways to take it along and to leave. */
export const personalDataGroup = defineGroup('personalData', {
  personalDataView: read({
    path: 'personalData/view',
    reply: {
      kinds: z.array(
        z.object({
          kind: z.string(),
          name: z.string(),
          /** The parts of it. */
          holds: z.string(),
          entries: z.number(),
          /** How long it is kept, and what becomes of it when the account is closed. */
          retention: z.string(),
        }),
      ),
      /** The reasons why the account cannot be closed now; empty: it can. */
      staying: z.array(z.string()),
    },
  }),
  /** All of it as one JSON file. */
  personalDataDownload: read({ path: 'personalData/download', reply: 'file' }),
  /** Closes the account. All logins end. */
  personalDataLeave: write({ path: 'personalData/leave', reply: { leftTime: time } }),
});
