import type { Database, Queryable } from '@portal/database';
import { pointer, releaseAudit, tenant } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';
import { announceCatalog } from './catalog-channel';
import { checkGate, checkGenerations } from './check-moves';
import type { Move } from './move';
import { ReleaseRefused } from './refusal';
import { buildName } from './release-name';
import { type Running, type RunningRelease, runningReleases } from './running-releases';

export interface Moved {
  slot: string;
  changed: boolean;
  generation: number;
}

export type SlotAction = 'assign' | 'rollback' | 'canary' | 'canary-stop' | 'canary-rollback' | 'promote';

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

async function carryOut(transaction: Queryable, move: Move, current: RunningRelease | undefined, change: Change) {
  const { slot, to, lastGoodId, canary, audit } = move;
  const { tenantCode, action, by } = change;
  const generation = (current?.generation ?? 0) + 1;
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
  await announceCatalog(transaction, `${tenantCode}/${slot}`);
  return generation;
}

/** Makes the moves within a larger transaction. */
export async function movePointersWithin(transaction: Queryable, change: Change): Promise<Moved[]> {
  const { tenantCode, plan } = change;
  // The lock on the tenant's row serialises changes of its slots. What the gate saw stays true until the commit.
  const locked = await transaction
    .select({ code: tenant.code })
    .from(tenant)
    .where(eq(tenant.code, tenantCode))
    .for('update');
  if (locked.length === 0) throw new ReleaseRefused([`没有租户 ${tenantCode}。`]);
  const running = await runningReleases(transaction, tenantCode);
  const moves = await plan(transaction, running);
  await checkGenerations(transaction, tenantCode, moves, running);
  checkGate(moves, running);
  const moved: Moved[] = [];
  for (const move of moves) {
    const current = running.get(move.slot);
    const changed = isChange(move, current);
    const generation = changed ? await carryOut(transaction, move, current, change) : (current?.generation ?? 0);
    moved.push({ slot: move.slot, changed, generation });
  }
  return moved;
}

/**
 * Moves pointers of one tenant in one transaction, all or none. The gate checks the moves; they are audited and
 * announced.
 */
export function movePointers(database: Database, change: Change): Promise<Moved[]> {
  return database.db.transaction((transaction) => movePointersWithin(transaction, change));
}
