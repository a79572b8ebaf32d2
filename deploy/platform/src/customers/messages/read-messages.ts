import { message } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { between } from '../../kernel/data/day-range';
import { type ListOrder, neighbours, orderBy } from '../../kernel/data/list-order';
import { readPage } from '../../kernel/data/read-page';
import { firstLine } from '../../kernel/html/first-line';
import { notFound } from '../../kernel/http/http-error';
import { announce } from '../../kernel/messages/announce';
import { messagesOf, type Receiver } from '../../kernel/messages/own-messages';

type Message = CallReply<'messageList'>['rows'][number];
type Filters = Omit<HandlerInput<'messageList'>['body'], 'pageNum' | 'pageSize'>;

const textOfOlderLinks = '查看详情';

const newestFirst: ListOrder = { columns: [message.sentAt, message.id], direction: 'descending' };

export const receiverOf = ({ member, session }: CompanyContext): Receiver => ({
  compCode: member.compCode,
  userCode: session.userCode,
});

/** The filters of the list, without the question whose messages they are. */
export function matching({ read, type, keyword, startDate, endDate }: Filters): SQL | undefined {
  return and(
    read === undefined ? undefined : read === 'read' ? isNotNull(message.readAt) : isNull(message.readAt),
    type === undefined ? undefined : eq(message.type, type),
    contains(keyword, message.title, message.sender),
    between(message.sentAt, startDate, endDate),
  );
}

const listed = (context: CompanyContext, filters: Filters): SQL | undefined =>
  and(messagesOf(receiverOf(context)), isNull(message.deletedAt), matching(filters));

function messageOf(row: typeof message.$inferSelect): Message {
  return {
    id: row.id,
    title: row.title,
    summary: firstLine(row.content),
    type: row.type as Message['type'],
    sender: row.sender,
    sendTime: row.sentAt.toISOString(),
    readTime: row.readAt?.toISOString() ?? null,
  };
}

export async function messageList(
  context: CompanyContext,
  { body }: HandlerInput<'messageList'>,
): Promise<CallReply<'messageList'>> {
  const { db } = context;
  const where = listed(context, body);
  const { total, rows } = await readPage(db, message, { where, orderBy: orderBy(newestFirst), ...body });
  return { total, rows: rows.map(messageOf) };
}

/** Opening a message marks it as read. */
export async function messageInfo(
  context: CompanyContext,
  { body: { id, ...filters } }: HandlerInput<'messageInfo'>,
): Promise<CallReply<'messageInfo'>> {
  const { db, now } = context;
  const receiver = receiverOf(context);
  const mine = and(eq(message.id, id), messagesOf(receiver), isNull(message.deletedAt));
  const [found] = await db.select().from(message).where(mine);
  if (!found) throw notFound('消息不存在或已删除');
  if (found.readAt === null) {
    await db
      .update(message)
      .set({ readAt: now })
      .where(and(mine, isNull(message.readAt)));
    await announce(db, receiver.userCode);
  }
  const beside = await neighbours(db, { table: message, order: newestFirst, where: listed(context, filters), id });
  const { content, files, linkUri, linkText } = found;
  const link = { linkUri, linkText: linkText ?? textOfOlderLinks };
  return { ...messageOf({ ...found, readAt: found.readAt ?? now }), content, files, ...link, ...beside };
}
