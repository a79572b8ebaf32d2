import type { Database } from '@portal/database';
import { releaseWatch, type WatchState } from '@portal/database/schema/release-watches';
import { desc, lt, ne, sql } from 'drizzle-orm';
import type { WatchFault } from './watch-verdict';

/** The latest watch of a slot. */
export interface ReadWatch {
  tenant: string;
  slot: string;
  /** What it watches, and what ran before. */
  release: string;
  before: string;
  state: Exclude<WatchState, 'superseded'>;
  since: Date;
  until: Date;
  /** The slot that was bad, and why; null: nothing was decided. */
  decision: { slot: string; reason: WatchFault } | null;
}

/** The latest watch of each slot, whatever became of it. */
export async function readWatches({ db }: Database): Promise<ReadWatch[]> {
  const rows = await db
    .select()
    .from(releaseWatch)
    .where(ne(releaseWatch.state, 'superseded'))
    .orderBy(desc(releaseWatch.id));
  const latest = new Map<string, ReadWatch>();
  for (const { tenantCode, moves, state, beganAt, endsAt, decision } of rows)
    for (const { slot, from, to } of moves) {
      const key = `${tenantCode}/${slot}`;
      if (latest.has(key) || state === 'superseded') continue;
      latest.set(key, {
        ...{ tenant: tenantCode, slot, release: to, before: from, state, since: beganAt, until: endsAt },
        decision: decision as ReadWatch['decision'],
      });
    }
  return [...latest.values()];
}

const keptMs = 30 * 24 * 3_600_000;

/** The audit keeps what they decided. */
export async function forgetOldWatches({ db }: Database, now = new Date()): Promise<void> {
  await db
    .delete(releaseWatch)
    .where(lt(releaseWatch.beganAt, sql`${new Date(now.getTime() - keptMs).toISOString()}::timestamptz`));
}
