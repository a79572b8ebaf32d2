import type { Queryable } from '@portal/database';
import { rateCounter } from '@portal/database/schema/platform';
import { sql } from 'drizzle-orm';
import { one } from '../data/one';
import { tooMany } from '../http/refusal';

export interface Limit {
  readonly key: string;
  readonly most: number;
  /** Length of the window. */
  readonly seconds: number;
}

/**
 * Counts one use and tells how many there were in the running window and when it ends. One statement, so that all
 * instances count together.
 */
export async function countUse(db: Queryable, limit: Limit, now: Date): Promise<{ count: number; windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
  const over = sql`${rateCounter.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateCounter)
    .values({ counterKey: limit.key, windowEndsAt, count: 1 })
    .onConflictDoUpdate({
      target: rateCounter.counterKey,
      set: {
        count: sql`case when ${over} then 1 else ${rateCounter.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateCounter.windowEndsAt} end`,
      },
    })
    .returning({ count: rateCounter.count, windowEndsAt: rateCounter.windowEndsAt });
  return one(rows);
}

/** Refuses what goes beyond the limit. */
export async function holdLimit(db: Queryable, limit: Limit, now: Date, message?: string): Promise<void> {
  const { count } = await countUse(db, limit, now);
  if (count > limit.most) throw tooMany(message);
}
