import { z } from 'zod';
import { defineStaffGroup, read } from '../define-calls';
import { optionalTime } from '../fields';
import { caseRow } from './staff-cases';
import { ticketRow } from './staff-support';

const cases = z.object({
  open: z.number(),
  mine: z.number(),
  waiting: z.number(),
  second: z.number(),
  overdue: z.number(),
  /** What the person does next: the first cases of the queue that they hold or may claim, or of all for who only reads. */
  next: z.array(caseRow),
  /** The open cases by kind, the most first. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      kindName: z.string(),
      total: z.number(),
      overdue: z.number(),
      /** Those whose limit ends within a day. */
      dueSoon: z.number(),
      oldest: optionalTime,
    }),
  ),
  /** The last thirty days, the oldest first, in China's time. */
  days: z.array(
    z.object({
      day: z.iso.date().meta({ examples: ['2026-11-25'] }),
      closed: z.number(),
      /** From the request to its decision; null: nothing was decided. */
      medianHours: z.number().nullable(),
    }),
  ),
});

/** The start page of the platform's own people. */
export const staffWorkGroup = defineStaffGroup('staff-work', {
  /** The figures of what waits, for what the person's roles may read; null: they may not. */
  staffWork: read({
    path: 'staff/work',
    reply: {
      cases: cases.nullable(),
      questions: z
        .object({
          mine: z.number(),
          open: z.number(),
          /** The questions that wait for this person's answer, those first that have waited for the longest time. */
          next: z.array(ticketRow),
        })
        .nullable(),
    },
  }),
});
