import type { Queryable } from '@portal/database';
import { message } from '@portal/database/schema/platform';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { countRows } from '../data/read-page';

/** The person in a company who receives messages. */
export interface Receiver {
  readonly compCode: string;
  readonly userCode: string;
}

export function messagesOf({ compCode, userCode }: Receiver): SQL | undefined {
  return and(eq(message.compCode, compCode), eq(message.userCode, userCode));
}

export const unread = and(isNull(message.readAt), isNull(message.deletedAt));

export const countUnread = (db: Queryable, receiver: Receiver): Promise<number> =>
  countRows(db, message, and(messagesOf(receiver), unread));
