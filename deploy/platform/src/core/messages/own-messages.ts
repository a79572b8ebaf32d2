import type { Queryable } from '@portal/database';
import { message } from '@portal/database/schema/platform';
import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import { one } from '../data/one';

/** The person in a company who receives messages. */
export interface Receiver {
  readonly compCode: string;
  readonly userCode: string;
}

export function messagesOf({ compCode, userCode }: Receiver): SQL | undefined {
  return and(eq(message.compCode, compCode), eq(message.userCode, userCode));
}

export const unread = and(isNull(message.readAt), isNull(message.deletedAt));

export async function countUnread(db: Queryable, receiver: Receiver): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(message)
    .where(and(messagesOf(receiver), unread));
  return one(rows).total;
}
