import type { Queryable } from '@portal/database';
import { sql } from 'drizzle-orm';

/**
 * Releases share files, so nobody may remove files while somebody publishes: the publication counts on those that are
 * already stored. Publications do not wait for each other. Both locks end with their transaction.
 */

const key = sql`hashtextextended('files of releases', 0)`;

export async function whileNobodyRemoves(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${key})`);
}

export async function whileNobodyPublishes(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/** False if another gateway removes files at this moment. */
export async function takeRemovalTurn(transaction: Queryable): Promise<boolean> {
  const { rows } = await transaction.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('removal of files', 0)) as taken`,
  );
  return rows[0]?.taken === true;
}
