import type { Database, Queryable } from '@portal/database';
import { emptySlot, pointer, releaseAudit } from '@portal/database/schema/releases';
import type { Sentence } from '@portal/release-record/sentence';
import { and, eq } from 'drizzle-orm';
import { beginWatch } from './begin-watch';
import { announceCatalog } from './catalog-channel';
import { checkGate, checkGenerations } from './check-moves';
import { checkPlaced } from './check-placed';
import type { Move, SlotAction } from './move';
import { openWhenComplete } from './opening/open-when-complete';
import { buildName } from './release-name';
import { type Running, type RunningRelease, usedBy } from './running-releases';
import { generationOf, lockSlots, type Slots } from './slots';
import { noteUsed } from './stored-release';

export interface Moved {
  slot: string;
  changed: boolean;
  generation: number;
  /** Sentences for the person who made the change; left out if there are none. */
  warnings?: readonly Sentence[];
}

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

async function carryOut(transaction: Queryable, move: Move, slots: Slots, change: Change) {
  const { slot, to, lastGoodId, canary, audit } = move;
  const { tenantCode, action, by } = change;
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
  });
  // Those that come are new in their slot, those that go ran until now.
  await noteUsed(transaction, [...usedBy(current), to.id, ...(canary ? [canary.release.id] : [])]);
  await announceCatalog(transaction, `${tenantCode}/${slot}`);
  return generation;
}

/** Makes the moves within a larger transaction. */
export async function movePointersWithin(transaction: Queryable, change: Change): Promise<Moved[]> {
  const { tenantCode, plan } = change;
  const slots = await lockSlots(transaction, tenantCode);
  const { running } = slots;
  const planned = await plan(transaction, running);
  await checkGenerations(transaction, tenantCode, planned, slots);
  const { moves, warnings } = await checkPlaced(transaction, planned, running);
  checkGate(slots.audience, moves, running);
  const moved: Moved[] = [];
  await beginWatch(transaction, change, moves, running);
  for (const move of moves) {
    const changed = isChange(move, running.get(move.slot));
    const generation = changed ? await carryOut(transaction, move, slots, change) : generationOf(slots, move.slot);
    const said = warnings.get(move.slot) ?? [];
    moved.push({ slot: move.slot, changed, generation, ...(said.length > 0 ? { warnings: said } : {}) });
  }
  await openWhenComplete(transaction, tenantCode, change.by);
  return moved;
}

/**
 * Moves pointers of one tenant in one transaction, all or none. The gate checks the moves; they are audited and
 * announced.
 */
export function movePointers(database: Database, change: Change): Promise<Moved[]> {
  return database.db.transaction((transaction) => movePointersWithin(transaction, change));
}
