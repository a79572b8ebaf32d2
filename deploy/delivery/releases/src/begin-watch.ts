import type { Queryable } from '@portal/database';
import { releaseWatch, type WatchedMove } from '@portal/database/schema/releases';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Move, SlotAction } from './move';
import { buildName } from './release-name';
import type { Running } from './running-releases';

/** So long is a release watched. */
const watchedFor = sql`interval '30 minutes'`;

/** What a watch takes back itself is not watched: two bad releases would take turns. */
const watchedActions: readonly SlotAction[] = ['assign', 'promote', 'rollback'];

/**
 * Begins to watch what a change brings, all its slots together, and ends the watches of what ran there before. A slot
 * that ran nothing is not watched: there is nothing to compare with. The tenant is locked.
 */
export async function beginWatch(
  transaction: Queryable,
  { tenantCode, action }: { tenantCode: string; action: SlotAction },
  planned: readonly Move[],
  running: Running,
): Promise<void> {
  const moves = planned.flatMap(({ slot, to }): WatchedMove[] => {
    const current = running.get(slot);
    if (!current || current.id === to.id) return [];
    return [{ slot, from: buildName(current), to: buildName(to), lastGoodId: current.lastGoodId }];
  });
  if (moves.length === 0) return;
  const open = await transaction
    .select({ id: releaseWatch.id, moves: releaseWatch.moves })
    .from(releaseWatch)
    .where(and(eq(releaseWatch.tenantCode, tenantCode), eq(releaseWatch.state, 'watching')));
  const ended = open.filter((watch) => watch.moves.some(({ slot }) => moves.some((move) => move.slot === slot)));
  if (ended.length > 0)
    await transaction
      .update(releaseWatch)
      .set({ state: 'superseded', decidedAt: sql`now()` })
      .where(
        inArray(
          releaseWatch.id,
          ended.map(({ id }) => id),
        ),
      );
  if (!watchedActions.includes(action)) return;
  await transaction
    .insert(releaseWatch)
    .values({ tenantCode, action, moves, beganAt: sql`now()`, endsAt: sql`now() + ${watchedFor}` });
}
