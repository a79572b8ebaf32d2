import type { Queryable } from '@portal/database';
import { releaseWatch, type WatchedMove } from '@portal/database/schema/release-watches';
import type { WatchPolicy } from '@portal/database/schema/tenants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Move, SlotAction } from './move';
import { buildName } from './release-name';
import type { Slots } from './slots';

/** So long is a release watched. */
const watchedFor = sql`interval '30 minutes'`;

/** What a watch takes back itself is not watched: two bad releases would take turns. */
const watchedActions: readonly SlotAction[] = ['assign', 'promote', 'rollback'];

/** A watch that a change has begun: until when, and what follows if what moved is bad. */
export interface BegunWatch {
  until: Date;
  ifBad: WatchPolicy;
}

/**
 * A person who rolled back knows more than a watch, and may be in the middle of an incident. So a roll-back is watched,
 * and never undone by itself.
 */
export const watchFollows = (action: string, policy: WatchPolicy): WatchPolicy =>
  action === 'rollback' ? 'tell' : policy;

/**
 * Begins to watch what a change brings, all its slots together, and ends the watches of what ran there before. A slot
 * that ran nothing is not watched: there is nothing to compare with. The tenant is locked.
 */
export async function beginWatch(
  transaction: Queryable,
  { tenantCode, action }: { tenantCode: string; action: SlotAction },
  planned: readonly Move[],
  { running, watch: policy }: Pick<Slots, 'running' | 'watch'>,
): Promise<BegunWatch | null> {
  const moves = planned.flatMap(({ slot, to }): WatchedMove[] => {
    const current = running.get(slot);
    if (!current || current.id === to.id) return [];
    return [{ slot, from: buildName(current), to: buildName(to), lastGoodId: current.lastGoodId }];
  });
  if (moves.length === 0) return null;
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
  if (!watchedActions.includes(action)) return null;
  const [begun] = await transaction
    .insert(releaseWatch)
    .values({ tenantCode, action, moves, beganAt: sql`now()`, endsAt: sql`now() + ${watchedFor}` })
    .returning({ until: releaseWatch.endsAt });
  return begun ? { ...begun, ifBad: watchFollows(action, policy) } : null;
}
