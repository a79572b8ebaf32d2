import type { Queryable } from '@portal/database';
import { dispatch } from '@portal/database/schema/platform';
import { runningTrace, traceparentOf } from '@portal/trace';
import { sql } from 'drizzle-orm';
import { newCode } from '../data/new-code';

/** On this channel a new row wakes the workers of all instances. */
export const dispatchChannel = 'platform_dispatch';

export interface Outgoing {
  readonly lane: string;
  readonly purpose: string;
  /** They must hold nothing secret, because rows are kept. */
  readonly variables: Readonly<Record<string, string>>;
  readonly tenant: string;
  readonly channel: string;
  readonly recipient: string;
  readonly dedupeKey?: string;
  /** The caller may need it before the row is written; without it each row gets a new one. */
  readonly dispatchId?: string;
}

export const newDispatchId = () => newCode('D');

/** Writes the rows to send, in the transaction of their event: both happen, or neither. */
export async function enqueue(db: Queryable, outgoing: readonly Outgoing[], now: Date): Promise<void> {
  if (outgoing.length === 0) return;
  const trace = runningTrace();
  const rows = outgoing.map((row): typeof dispatch.$inferInsert => ({
    dispatchId: newDispatchId(),
    ...row,
    variables: { ...row.variables },
    state: 'WAITING',
    nextAttemptAt: now,
    createdAt: now,
    traceparent: trace ? traceparentOf(trace) : '',
  }));
  await db.insert(dispatch).values(rows).onConflictDoNothing();
  await db.execute(sql`select pg_notify(${dispatchChannel}, '')`);
}
