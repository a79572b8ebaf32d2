import { z } from 'zod';
import { reachable } from '../../validators/public';
import { defineGroup, read, write } from '../define-calls';
import { browserID, checkedText, code, flag, keyOf, paged, pageOf, requestNo, text, time, token } from '../fields';
import { supportStates } from '../states';

const topic = text(60);
const content = text(2000);

/** A number or an address at which a visitor can be reached: both kinds in one field, as people type it. */
const contact = checkedText(reachable, '13800000001', 100);

const ticket = z.object({
  ticketNo: z.string(),
  requestNo,
  topic: z.string(),
  state: keyOf(supportStates),
  createTime: time,
  changeTime: time,
});

/** The words of both sides so far, the oldest first. Customers read no names of staff. */
const opened = ticket.extend({
  entries: z.array(z.object({ ours: flag, content: z.string(), at: time })),
});

const byNo = z.strictObject({ ticketNo: code });
const made = { ticketNo: z.string(), requestNo };

/** Questions to the customer service. The first ones are a person's own, the last ones of visitors who cannot log in. */
export const supportGroup = defineGroup('support', {
  supportCreate: write({ path: 'support/create', body: { topic, content }, reply: made }),
  supportList: read({
    path: 'support/list',
    body: pageOf({ state: keyOf(supportStates).optional() }),
    reply: paged(ticket),
  }),
  supportShow: read({ path: 'support/show', body: byNo, reply: opened }),
  /** Writing to a closed question opens it again. */
  supportReply: write({ path: 'support/reply', body: { ticketNo: code, content } }),
  supportClose: write({ path: 'support/close', body: byNo }),
  /** Answers the token of the page where the visitor reads the answer. Each answer brings a new link. */
  supportAsk: write({
    path: 'support/visitor/ask',
    token: false,
    sealed: true,
    body: {
      contactName: text(40),
      contactCompany: text(100),
      contact,
      content,
      browserID,
      /** The token of the click verification. */
      imgKey: token,
    },
    reply: { requestNo, link: z.string() },
  }),
  supportVisitorShow: read({ path: 'support/visitor/show', token: false, body: { link: token }, reply: opened }),
  supportVisitorReply: write({ path: 'support/visitor/reply', token: false, body: { link: token, content } }),
});
