import type { Queryable } from '@portal/database';
import { supportLink, supportTicket } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { hashOf, newToken } from '../../kernel/data/new-code';
import { notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { requireClick } from '../visitor/click';
import { addReply, openTicket, shownTo, type Ticket } from './tickets';

const linkMs = 30 * 86_400_000;

/** The topic of everything that visitors write: they cannot log in, or have no account yet. */
const visitorsTopic = '无法登录';

/** Makes a link by which the ticket's visitor reads and answers. Only its hash is kept. */
export async function newLink(db: Queryable, ticketNo: string, now: Date): Promise<string> {
  const link = newToken();
  const expiresAt = new Date(now.getTime() + linkMs);
  await db.insert(supportLink).values({ linkHash: hashOf(`support:${link}`), ticketNo, expiresAt });
  return link;
}

/** The most that one address may send in an hour, and the most that may be sent in the name of one contact in a day. */
async function holdAsking({ db, now, origin }: CallContext, contact: string): Promise<void> {
  await holdLimit(db, { key: `support-ask:${origin.address}`, most: 10, seconds: 3600 }, now);
  await holdLimit(db, { key: `support-contact:${origin.tenant}:${contact}`, most: 5, seconds: 86_400 }, now);
}

/**
 * Opens a ticket of somebody who cannot log in. Nothing goes to the contact before staff have answered, so nobody can
 * make the platform write to others.
 */
export async function supportAsk(
  context: CallContext,
  { body }: HandlerInput<'supportAsk'>,
): Promise<CallReply<'supportAsk'>> {
  const { db, now, origin } = context;
  const { contactName, contactCompany, contact, content, browserID, imgKey } = body;
  await holdAsking(context, contact);
  await requireClick(context, browserID, imgKey);
  const { tenant } = origin;
  const ticket = { tenant, topic: visitorsTopic, contactName, contactCompany, contact };
  const made = await db.transaction(async (transaction) => {
    const { ticketNo, requestNo } = await openTicket(transaction, ticket, content, now);
    return { requestNo, link: await newLink(transaction, ticketNo, now) };
  });
  await audit(context, 'support.ask', 'ok', made.requestNo);
  return made;
}

async function ticketOf({ db, now, origin }: CallContext, link: string): Promise<Ticket> {
  await holdLimit(db, { key: `support-link:${origin.address}`, most: 60, seconds: 60 }, now);
  const [row] = await db
    .select({ ticket: supportTicket })
    .from(supportLink)
    .innerJoin(supportTicket, eq(supportTicket.ticketNo, supportLink.ticketNo))
    .where(
      and(
        eq(supportLink.linkHash, hashOf(`support:${link}`)),
        gt(supportLink.expiresAt, now),
        eq(supportTicket.tenant, origin.tenant),
      ),
    );
  if (!row) throw notFound('链接已失效，请重新提交问题');
  return row.ticket;
}

export async function supportVisitorShow(
  context: CallContext,
  { body }: HandlerInput<'supportVisitorShow'>,
): Promise<CallReply<'supportVisitorShow'>> {
  return shownTo(context.db, await ticketOf(context, body.link));
}

export async function supportVisitorReply(
  context: CallContext,
  { body: { link, content } }: HandlerInput<'supportVisitorReply'>,
) {
  const { db, now } = context;
  const { ticketNo } = await ticketOf(context, link);
  await holdLimit(db, { key: `support-reply:${ticketNo}`, most: 20, seconds: 3600 }, now);
  const which = eq(supportTicket.ticketNo, ticketNo);
  await db.transaction((transaction) => addReply(transaction, which, content, now));
}
