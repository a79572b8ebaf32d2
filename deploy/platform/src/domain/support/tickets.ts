import type { Queryable } from '@portal/database';
import { supportEntry, supportTicket } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { asc, eq, type SQL } from 'drizzle-orm';
import { newCode } from '../../kernel/data/new-code';
import { nextNumber } from '../../kernel/data/next-number';
import { one } from '../../kernel/data/one';

export type Ticket = typeof supportTicket.$inferSelect;
type NewTicket = Pick<typeof supportTicket.$inferInsert, 'tenant' | 'topic'> & Partial<Ticket>;

type TicketView = CallReply<'supportShow'>;

/** Opens a ticket with what the customer wrote. */
export async function openTicket(db: Queryable, ticket: NewTicket, content: string, now: Date): Promise<Ticket> {
  const made = await db
    .insert(supportTicket)
    .values({
      ...ticket,
      ticketNo: newCode('K'),
      requestNo: nextNumber('support', now),
      state: 'OPEN',
      createdAt: now,
      changedAt: now,
    })
    .returning();
  const row = one(made);
  await addEntry(db, row.ticketNo, { staffId: null, content }, now);
  return row;
}

export async function addEntry(
  db: Queryable,
  ticketNo: string,
  entry: { readonly staffId: string | null; readonly content: string },
  now: Date,
): Promise<void> {
  await db.insert(supportEntry).values({ ...entry, ticketNo, at: now });
}

/** Adds what the customer writes. A ticket that was answered or closed waits for staff again. */
export async function addReply(db: Queryable, which: SQL | undefined, content: string, now: Date): Promise<boolean> {
  const [row] = await db
    .update(supportTicket)
    .set({ state: 'OPEN', changedAt: now, closedAt: null })
    .where(which)
    .returning({ ticketNo: supportTicket.ticketNo });
  if (!row) return false;
  await addEntry(db, row.ticketNo, { staffId: null, content }, now);
  return true;
}

export const rowOf = (row: Ticket) => ({
  ticketNo: row.ticketNo,
  requestNo: row.requestNo,
  topic: row.topic,
  state: row.state,
  createTime: row.createdAt.toISOString(),
  changeTime: row.changedAt.toISOString(),
});

/** The ticket as its customer reads it. */
export async function shownTo(db: Queryable, row: Ticket): Promise<TicketView> {
  const entries = await db
    .select()
    .from(supportEntry)
    .where(eq(supportEntry.ticketNo, row.ticketNo))
    .orderBy(asc(supportEntry.entryId));
  return {
    ...rowOf(row),
    entries: entries.map(({ staffId, content, at }) => ({ ours: staffId !== null, content, at: at.toISOString() })),
  };
}
