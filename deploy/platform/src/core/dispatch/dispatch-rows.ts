import type { Queryable } from '@portal/database';
import { dispatch } from '@portal/database/schema/platform';
import { and, asc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { backOffMs, mostAttempts } from './back-off';

export type DispatchRow = typeof dispatch.$inferSelect;

/** Longer than any attempt takes: by then the worker that took a row has died, and another takes it over. */
const leaseMs = 300_000;

/** What a worker can send: rows of releases to come wait for a worker that knows them. */
export interface Known {
  readonly lane: string;
  readonly purposes: readonly string[];
}

/**
 * Takes rows that are due, each for this worker alone, and counts the attempt. A row is never held by a transaction while
 * it is sent: the embedded database has one connection, and a provider may take its time. Materialized, so that a plan
 * that looks twice takes no more than `most`.
 */
export async function takeDue(db: Queryable, known: Known, most: number, now: Date): Promise<DispatchRow[]> {
  const due = and(
    eq(dispatch.state, 'WAITING'),
    eq(dispatch.lane, known.lane),
    inArray(dispatch.purpose, [...known.purposes]),
    lte(dispatch.nextAttemptAt, now),
  );
  const picked = db
    .select({ dispatchId: dispatch.dispatchId })
    .from(dispatch)
    .where(due)
    .orderBy(asc(dispatch.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(dispatch)
    .set({ attempts: sql`${dispatch.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(dispatch.dispatchId, sql`(with picked as materialized (${picked}) select dispatch_id from picked)`))
    .returning();
}

/** The row as this worker took it: whoever came too late changes nothing. */
const asTaken = ({ dispatchId, attempts }: DispatchRow): SQL | undefined =>
  and(eq(dispatch.dispatchId, dispatchId), eq(dispatch.attempts, attempts), eq(dispatch.state, 'WAITING'));

export async function noteSent(db: Queryable, row: DispatchRow, now: Date): Promise<void> {
  await db.update(dispatch).set({ state: 'SENT', finishedAt: now, lastError: '' }).where(asTaken(row));
}

const longestError = 500;

/** It is tried again later, or given up and kept. Answers which. */
export async function noteFailed(
  db: Queryable,
  row: DispatchRow,
  error: unknown,
  now: Date,
): Promise<'later' | 'given up'> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
  const givenUp = row.attempts >= mostAttempts;
  const next = givenUp
    ? { state: 'FAILED' as const, finishedAt: now }
    : { nextAttemptAt: new Date(now.getTime() + backOffMs(row.attempts)) };
  await db
    .update(dispatch)
    .set({ ...next, lastError })
    .where(asTaken(row));
  return givenUp ? 'given up' : 'later';
}

const keepSentMs = 30 * 86_400_000;

/** What was sent is forgotten after a while, since it names people. What failed stays until an operator has seen it. */
export async function removeSent(db: Queryable, now: Date): Promise<void> {
  const old = lt(dispatch.finishedAt, new Date(now.getTime() - keepSentMs));
  await db.delete(dispatch).where(and(eq(dispatch.state, 'SENT'), old));
}
