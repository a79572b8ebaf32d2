import { supportTicket } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import { addReply, openTicket, rowOf, shownTo } from '../../domain/support/tickets';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { readPage } from '../../kernel/data/read-page';
import { conflict, notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';

/** The most that one person may write in an hour. */
const perHour = 20;

const hold = ({ db, now, session }: PersonContext) =>
  holdLimit(db, { key: `support:${session.userCode}`, most: perHour, seconds: 3600 }, now);

const own = ({ session }: PersonContext, ticketNo: string) =>
  and(eq(supportTicket.ticketNo, ticketNo), eq(supportTicket.userCode, session.userCode));

const missing = () => notFound('该咨询不存在');

export async function supportCreate(
  context: PersonContext,
  { body: { topic, content } }: HandlerInput<'supportCreate'>,
): Promise<CallReply<'supportCreate'>> {
  const { db, now, session, member } = context;
  await hold(context);
  const { tenant, userCode } = session;
  const ticket = { tenant, userCode, compCode: member?.compCode ?? null, topic };
  const made = await db.transaction((transaction) => openTicket(transaction, ticket, content, now));
  await audit(context, 'support.create', 'ok', made.requestNo);
  return { ticketNo: made.ticketNo, requestNo: made.requestNo };
}

export async function supportList(
  { db, session }: PersonContext,
  { body: { pageNum, pageSize, state } }: HandlerInput<'supportList'>,
): Promise<CallReply<'supportList'>> {
  const mine = and(
    eq(supportTicket.userCode, session.userCode),
    state === undefined ? undefined : eq(supportTicket.state, state),
  );
  const { total, rows } = await readPage(db, supportTicket, {
    where: mine,
    orderBy: [desc(supportTicket.changedAt), desc(supportTicket.ticketNo)],
    pageNum,
    pageSize,
  });
  return { total, rows: rows.map(rowOf) };
}

export async function supportShow(
  context: PersonContext,
  { body }: HandlerInput<'supportShow'>,
): Promise<CallReply<'supportShow'>> {
  const [row] = await context.db.select().from(supportTicket).where(own(context, body.ticketNo));
  if (!row) throw missing();
  return shownTo(context.db, row);
}

export async function supportReply(
  context: PersonContext,
  { body: { ticketNo, content } }: HandlerInput<'supportReply'>,
) {
  const { db, now } = context;
  await hold(context);
  const added = await db.transaction((transaction) => addReply(transaction, own(context, ticketNo), content, now));
  if (!added) throw missing();
}

export async function supportClose(context: PersonContext, { body: { ticketNo } }: HandlerInput<'supportClose'>) {
  const { db, now } = context;
  const closed = await db
    .update(supportTicket)
    .set({ state: 'CLOSED', changedAt: now, closedAt: now })
    .where(and(own(context, ticketNo), ne(supportTicket.state, 'CLOSED')))
    .returning({ requestNo: supportTicket.requestNo });
  const [row] = closed;
  if (!row) {
    await supportShow(context, { query: undefined, body: { ticketNo }, path: {} });
    throw conflict('该咨询已关闭');
  }
  await audit(context, 'support.close', 'ok', row.requestNo);
}
