import { z } from 'zod';
import { supportActs } from '../care-words';
import { defineStaffGroup, read, write } from '../define-calls';
import { code, flag, keyOf, optionalText, optionalTime, requestNo, sortBy, text, time } from '../fields';
import { inTenant, next, partOf } from '../staff-parts';
import { supportStates } from '../states';

const byNo = z.strictObject({ ticketNo: code });

/** A question in a list. */
export const ticketRow = z.object({
  ticketNo: z.string(),
  requestNo,
  tenant: z.string(),
  topic: z.string(),
  state: keyOf(supportStates),
  /** The person, or the name that a visitor typed. */
  who: z.string(),
  company: z.string(),
  /** True: the person is not logged in, and nobody has proved the name. */
  visitor: flag,
  /** The person who has it in hand; empty: nobody. */
  staffId: z.string(),
  staffName: z.string(),
  createTime: time,
  changeTime: time,
});

/** Questions of customers to the customer service, and the answers. */
export const staffSupportGroup = defineStaffGroup('staffSupport', {
  /** Those that wait for the longest time come first, unless another order is asked for. */
  staffSupportList: read({
    path: 'staff/support/list',
    body: {
      ...partOf,
      tenant: inTenant,
      state: keyOf(supportStates).optional(),
      /** Only those that the reader has in hand. */
      mine: z.boolean().default(false),
      /** The number of the question, a part of the topic, or what names the customer: a name, a company, a whole phone number. */
      keyword: optionalText(60),
      sort: sortBy(['changeTime']),
    },
    reply: { rows: z.array(ticketRow), next, counts: z.record(z.string(), z.number()) },
  }),
  staffSupportShow: read({
    path: 'staff/support/show',
    body: byNo,
    reply: ticketRow.extend({
      compCode: z.string(),
      userCode: z.string(),
      /** Masked for a person with an account; as typed for a visitor, because it is the only way back. */
      contact: z.string(),
      closeTime: optionalTime,
      /** The acts that the reader may do now. */
      may: z.array(z.enum(supportActs)),
      entries: z.array(
        z.object({
          /** Empty: the customer. */
          staffName: z.string(),
          content: z.string(),
          at: time,
        }),
      ),
    }),
  }),
  /** The customer is told at once. Who answers has the question in hand. */
  staffSupportAnswer: write({
    path: 'staff/support/answer',
    body: { ticketNo: code, content: text(2000), close: z.boolean().default(false) },
  }),
  /** The colleagues who may answer it. */
  staffSupportColleagues: read({
    path: 'staff/support/colleagues',
    body: byNo,
    reply: z.array(z.object({ staffId: z.string(), displayName: z.string() })),
  }),
  /** Gives it to a colleague, or with null back to all. */
  staffSupportHandOver: write({ path: 'staff/support/handOver', body: { ticketNo: code, staffId: code.nullable() } }),
  staffSupportClose: write({ path: 'staff/support/close', body: byNo }),
});
