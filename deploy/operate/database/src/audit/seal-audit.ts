import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { type Journal, journals } from './journals';

/** The rows of a block. They are few, so that hashing them delays nobody. */
const rowsPerBlock = 5_000;
/** The most blocks that one turn makes. The next turn seals the rest. */
const blocksAtOnce = 20;

/** The database refuses a smaller number. */
export const shortestAuditDays = 180;

async function numberOf(db: Queryable, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ value: number | string }>(statement);
  return Number(rows[0]?.value);
}

/** Seals the rows that were audited since the last time; answers how many they were. */
export async function sealAudit(db: Queryable, perBlock = rowsPerBlock): Promise<Record<Journal, number>> {
  const sealed = { platform: 0, releases: 0 };
  for (const journal of journals) {
    for (let block = 0; block < blocksAtOnce; block += 1) {
      const rows = await numberOf(db, sql`select audit_seal(${journal}, ${perBlock}) as value`);
      sealed[journal] += rows;
      if (rows < perBlock) break;
    }
  }
  return sealed;
}

/** Removes whole blocks that are older than so many days; their hashes stay. */
export async function removeOldAudit(db: Queryable, days: number): Promise<Record<Journal, number>> {
  const removed = { platform: 0, releases: 0 };
  for (const journal of journals) {
    removed[journal] = await numberOf(db, sql`select audit_remove(${journal}, ${days}) as value`);
  }
  return removed;
}
