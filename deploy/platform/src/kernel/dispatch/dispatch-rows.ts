import { backOffMs, maxAttempts, type Queryable } from '@portal/database';
import { dispatch } from '@portal/database/schema/platform';
import { and, asc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';

export type DispatchRow = typeof dispatch.$inferSelect;

/**
 * It is longer than any attempt takes. After it the worker that took a row must have died, and another takes the row
 * over.
 */
const leaseMs = 300_000;

/** The rows that a worker can send. Rows of later releases wait for a worker that knows them. */
export interface Known {
  readonly lane: string;
  readonly purposes: readonly string[];
}

/**
 * Takes rows that are due, each only for this worker, and counts the attempt. No transaction holds a row while it is
 * sent, because the embedded database has one connection and a provider may be slow. The query is materialized, so that
 * a plan that looks twice takes at most `most` rows.
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

/** The condition for the row as this worker took it. A worker that comes too late changes nothing. */
const asTaken = ({ dispatchId, attempts }: DispatchRow): SQL | undefined =>
  and(eq(dispatch.dispatchId, dispatchId), eq(dispatch.attempts, attempts), eq(dispatch.state, 'WAITING'));

export async function noteSent(db: Queryable, row: DispatchRow, now: Date): Promise<void> {
  await db.update(dispatch).set({ state: 'SENT', finishedAt: now, lastError: '' }).where(asTaken(row));
}

const maxErrorLength = 500;

/** Notes a failure. The row is tried again later, or given up and kept. Answers which of the two. */
export async function noteFailed(
  db: Queryable,
  row: DispatchRow,
  error: unknown,
  now: Date,
): Promise<'later' | 'given up'> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
  const givenUp = row.attempts >= maxAttempts;
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

/** Removes sent rows after a while, because they name people. Failed rows stay until an operator has seen them. */
export async function removeSent(db: Queryable, now: Date): Promise<void> {
  const old = lt(dispatch.finishedAt, new Date(now.getTime() - keepSentMs));
  await db.delete(dispatch).where(and(eq(dispatch.state, 'SENT'), old));
}
