import type { Queryable } from '@portal/database';
import { count, min, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { one } from './one';

/** The rows that wait for an act of the customer. */
export interface Waiting {
  readonly count: number;
  /** The time at which the first of them can no longer be done. */
  readonly until: string | null;
}

/** Counts the rows of a table that wait under a condition, and finds their first end. */
export async function countWaiting(
  db: Queryable,
  table: PgTable,
  end: PgColumn,
  where: SQL | undefined,
): Promise<Waiting> {
  const { total, until } = one(
    await db
      .select({ total: count(), until: min(end) })
      .from(table)
      .where(where),
  );
  return { count: total, until: until instanceof Date ? until.toISOString() : null };
}
