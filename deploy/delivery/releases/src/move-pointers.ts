import type { Database, Queryable } from '@portal/database';
import { emptySlot, pointer, releaseAudit } from '@portal/database/schema/releases';
import { type Sentence, withoutRepeats } from '@portal/release-record/sentence';
import { and, eq } from 'drizzle-orm';
import { type BegunWatch, beginWatch } from './begin-watch';
import { announceCatalog } from './catalog-channel';
import { nextChangeSet } from './change-set';
import { checkGenerations, gateFaults } from './check-moves';
import { checkPlaced } from './check-placed';
import type { Move, SlotAction } from './move';
import { openWhenComplete } from './opening/open-when-complete';
import { MoveRefused, type RefusedMove } from './refusal';
import { buildName } from './release-name';
import { type Running, type RunningRelease, usedBy } from './running-releases';
import { generationOf, lockSlots, type Slots } from './slots';
import { noteUsed } from './stored-release';
import { tellingRefusals } from './told/tell-refusal';

export interface Moved {
  slot: string;
  changed: boolean;
  generation: number;
  /** Sentences for the person who made the change; left out if there are none. */
  warnings?: readonly Sentence[];
}

/** What is known of a change as a whole. */
export interface ChangeSet {
  /** Null: everything was so before. */
  changeSet: number | null;
  /** The watch that has begun; null: there is nothing to compare with, or nothing to watch. */
  watch: BegunWatch | null;
}

export interface MovedSet extends ChangeSet {
  slots: Moved[];
}

/** What became of a change of one slot. */
export type MovedOne = Omit<Moved, 'slot'> & ChangeSet;

export interface Change {
  tenantCode: string;
  action: SlotAction;
  by: string;
  plan: (transaction: Queryable, running: Running) => Promise<Move[]>;
}

function isChange({ to, canary }: Move, current: RunningRelease | undefined): boolean {
  const before = current?.canary ?? null;
  return (
    current?.id !== to.id ||
    before?.release.id !== canary?.release.id ||
    (before?.percent ?? 0) !== (canary?.percent ?? 0)
  );
}

async function carryOut(transaction: Queryable, move: Move, slots: Slots, change: Change & { changeSet: number }) {
  const { slot, to, lastGoodId, canary, audit } = move;
  const { tenantCode, action, by, changeSet } = change;
  const current = slots.running.get(slot);
  const generation = generationOf(slots, slot) + 1;
  const next = {
    releaseId: to.id,
    lastGoodId,
    generation,
    canaryId: canary?.release.id ?? null,
    canaryPercent: canary?.percent ?? 0,
    canarySince: canary?.since ?? null,
  };
  await transaction
    .insert(pointer)
    .values({ tenantCode, slot, ...next })
    .onConflictDoUpdate({ target: [pointer.tenantCode, pointer.slot], set: next });
  await transaction.delete(emptySlot).where(and(eq(emptySlot.tenantCode, tenantCode), eq(emptySlot.slot, slot)));
  await transaction.insert(releaseAudit).values({
    who: by,
    action,
    tenantCode,
    slot,
    fromBuild: audit?.from !== undefined ? audit.from : current ? buildName(current) : null,
    toBuild: audit?.to !== undefined ? audit.to : buildName(to),
    generation,
    detail: audit?.detail ?? null,
    changeSet,
  });
  // Those that come are new in their slot, those that go ran until now.
  await noteUsed(transaction, [...usedBy(current), to.id, ...(canary ? [canary.release.id] : [])]);
  await announceCatalog(transaction, `${tenantCode}/${slot}`);
  return generation;
}

/** What a move was to bring: the canary beside the release that stays, or else the release. */
function refusedMove({ slot, to, canary }: Move, running: Running): RefusedMove {
  const current = running.get(slot);
  const isForCanary = canary !== null && current?.id === to.id;
  return { slot, from: current ? buildName(current) : null, to: buildName(isForCanary ? canary.release : to) };
}

/** The moves, as far as nothing speaks against them; all that does is said at once. */
async function checkedMoves(
  transaction: Queryable,
  { tenantCode, plan }: Pick<Change, 'tenantCode' | 'plan'>,
  slots: Slots,
) {
  const { running, audience } = slots;
  const planned = await plan(transaction, running);
  await checkGenerations(transaction, tenantCode, planned, slots);
  const { moves, faults, warnings } = await checkPlaced(transaction, planned, running);
  const all = [...planned.flatMap((move) => move.faults ?? []), ...faults, ...gateFaults(audience, moves, running)];
  if (all.length > 0)
    throw new MoveRefused(withoutRepeats(all), {
      tenant: tenantCode,
      moves: planned.map((move) => refusedMove(move, running)),
    });
  return { moves, warnings };
}

/** Makes the moves within a larger transaction. */
export async function movePointersWithin(transaction: Queryable, change: Change): Promise<MovedSet> {
  const { tenantCode, by } = change;
  const slots = await lockSlots(transaction, tenantCode);
  const { moves, warnings } = await checkedMoves(transaction, change, slots);
  const changed = new Set(moves.filter((move) => isChange(move, slots.running.get(move.slot))));
  const changeSet = changed.size > 0 ? await nextChangeSet(transaction, tenantCode) : null;
  const watch = await beginWatch(transaction, change, moves, slots);
  const moved: Moved[] = [];
  for (const move of moves) {
    const { slot } = move;
    const generation =
      changeSet !== null && changed.has(move)
        ? await carryOut(transaction, move, slots, { ...change, changeSet })
        : generationOf(slots, slot);
    const said = warnings.get(slot) ?? [];
    moved.push({ slot, changed: changed.has(move), generation, ...(said.length > 0 ? { warnings: said } : {}) });
  }
  await openWhenComplete(transaction, tenantCode, by);
  return { changeSet, watch, slots: moved };
}

/**
 * Moves pointers of one tenant in one transaction, all or none. The gate checks the moves; they are audited and
 * announced. The receivers of hooks are told what it refuses.
 */
export function movePointers(database: Database, change: Change): Promise<MovedSet> {
  return tellingRefusals(database, change, (transaction) => movePointersWithin(transaction, change));
}

/** A change of one slot, with what became of that slot. */
export function onlyMoveOf({ slots, ...set }: MovedSet): MovedOne {
  const [move] = slots;
  if (!move) throw new Error('no pointer was moved');
  const { slot: _, ...rest } = move;
  return { ...rest, ...set };
}

/** Moves the pointer of one slot. */
export async function moveOne(database: Database, change: Change): Promise<MovedOne> {
  return onlyMoveOf(await movePointers(database, change));
}

/** A move that would be made: what runs in the slot now, and what would run there. */
export interface TriedMove {
  slot: string;
  from: string | null;
  to: string;
  changed: boolean;
  generation: number;
  warnings: readonly Sentence[];
}

/** Looks at moves as `movePointers` does, with the same refusals, and makes none. */
export function tryMoves(database: Database, change: Omit<Change, 'action' | 'by'>): Promise<TriedMove[]> {
  return database.db.transaction(async (transaction) => {
    const slots = await lockSlots(transaction, change.tenantCode);
    const { moves, warnings } = await checkedMoves(transaction, change, slots);
    return moves.map((move) => {
      const { slot, to } = move;
      const current = slots.running.get(slot);
      return {
        ...{ slot, from: current ? buildName(current) : null, to: buildName(to) },
        ...{ changed: isChange(move, current), generation: generationOf(slots, slot) },
        warnings: warnings.get(slot) ?? [],
      };
    });
  });
}
