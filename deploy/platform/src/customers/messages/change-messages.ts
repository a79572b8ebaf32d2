import { message } from '@portal/database/schema/platform';
import { and, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { announce } from '../../kernel/messages/announce';
import { messagesOf, unread } from '../../kernel/messages/own-messages';
import { matching, receiverOf } from './read-messages';

type Change = Partial<Pick<typeof message.$inferSelect, 'readAt' | 'deletedAt'>>;

/** Changes the person's own messages that match, in one statement. */
async function change(context: CompanyContext, which: SQL | undefined, values: Change) {
  const { db } = context;
  const receiver = receiverOf(context);
  const { rowCount } = await db
    .update(message)
    .set(values)
    .where(and(messagesOf(receiver), which));
  const changed = rowCount ?? 0;
  if (changed > 0) await announce(db, receiver.userCode);
  return { count: changed };
}

const among = (ids: readonly string[]) => inArray(message.id, [...ids]);

export const markRead = (context: CompanyContext, { body }: HandlerInput<'messageRead'>) =>
  change(context, and(among(body.ids), unread), { readAt: context.now });

export const markUnread = (context: CompanyContext, { body }: HandlerInput<'messageUnread'>) =>
  change(context, and(among(body.ids), isNotNull(message.readAt), isNull(message.deletedAt)), { readAt: null });

export const markAllRead = (context: CompanyContext, { body }: HandlerInput<'messageReadAll'>) =>
  change(context, and(unread, matching(body)), { readAt: context.now });

export const remove = (context: CompanyContext, { body }: HandlerInput<'messageDelete'>) =>
  change(context, and(among(body.ids), isNull(message.deletedAt)), { deletedAt: context.now });

/** Undoes a deletion. */
export const restore = (context: CompanyContext, { body }: HandlerInput<'messageRestore'>) =>
  change(context, and(among(body.ids), isNotNull(message.deletedAt)), { deletedAt: null });
