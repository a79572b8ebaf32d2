import type { ReleaseRecord } from '@portal/build/release-record';
import type { Database, Queryable } from '@portal/database';
import { pointer, release, releaseAudit, tenant } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';
import type { CatalogRelease } from './catalog';
import { announceCatalog } from './catalog-channel';
import { tenantFaults } from './gate/gate';
import { GenerationMoved, ReleaseRefused } from './refusal';

export interface RunningRelease extends CatalogRelease {
  generation: number;
}

/** What a tenant runs, by slot. */
export type Running = ReadonlyMap<string, RunningRelease>;

export interface Move {
  slot: string;
  to: CatalogRelease;
  /** What a customer falls back to when `to` fails. */
  lastGoodId: number | null;
  /** The generation that the caller saw; the move is refused when it is another one by now. */
  expectedGeneration?: number | undefined;
}

export interface Moved {
  slot: string;
  changed: boolean;
  generation: number;
}

export interface Change {
  tenantCode: string;
  action: 'assign' | 'rollback';
  by: string;
  plan: (transaction: Queryable, running: Running) => Promise<Move[]>;
}

export function slotOf(record: ReleaseRecord): string {
  return record.kind === 'host' ? 'host' : record.slot;
}

export function buildName({ record }: Pick<CatalogRelease, 'record'>): string {
  return `${record.package}@${record.build}`;
}

async function runningReleases(transaction: Queryable, tenantCode: string): Promise<Running> {
  const rows = await transaction
    .select({ slot: pointer.slot, generation: pointer.generation, id: release.id, record: release.record })
    .from(pointer)
    .innerJoin(release, eq(pointer.releaseId, release.id))
    .where(eq(pointer.tenantCode, tenantCode));
  return new Map(rows.map(({ slot, ...running }) => [slot, running]));
}

function checkGenerations(moves: readonly Move[], running: Running): void {
  for (const { slot, expectedGeneration } of moves) {
    const current = running.get(slot);
    const seen = current?.generation ?? 0;
    if (expectedGeneration !== undefined && expectedGeneration !== seen)
      throw new GenerationMoved(slot, seen, current ? buildName(current) : null);
  }
}

/** Against what the tenant would run after all the moves, so that releases that need each other can go together. */
function checkGate(moves: readonly Move[], running: Running): void {
  const faults = moves.flatMap(({ slot, to: { record } }) =>
    slotOf(record) === slot ? [] : [`${record.package} 属于插槽 ${slotOf(record)}，不能用于插槽 ${slot}。`],
  );
  const after = new Map<string, CatalogRelease>([...running, ...moves.map(({ slot, to }) => [slot, to] as const)]);
  if (faults.length === 0) faults.push(...tenantFaults([...after.values()].map(({ record }) => record)));
  if (faults.length > 0) throw new ReleaseRefused(faults);
}

/** Moves pointers of one tenant in one transaction, all or none: checked by the gate, audited, announced. */
export async function movePointers(database: Database, change: Change): Promise<Moved[]> {
  const { tenantCode, action, by, plan } = change;
  return database.db.transaction(async (transaction) => {
    // The tenant's row serialises changes of its slots: what the gate saw stays true until the commit.
    const locked = await transaction
      .select({ code: tenant.code })
      .from(tenant)
      .where(eq(tenant.code, tenantCode))
      .for('update');
    if (locked.length === 0) throw new ReleaseRefused([`没有租户 ${tenantCode}。`]);
    const running = await runningReleases(transaction, tenantCode);
    const moves = await plan(transaction, running);
    checkGenerations(moves, running);
    checkGate(moves, running);

    const moved: Moved[] = [];
    for (const { slot, to, lastGoodId } of moves) {
      const current = running.get(slot);
      const changed = current?.id !== to.id;
      const generation = (current?.generation ?? 0) + (changed ? 1 : 0);
      moved.push({ slot, changed, generation });
      if (!changed) continue;
      const next = { releaseId: to.id, lastGoodId, generation };
      await transaction
        .insert(pointer)
        .values({ tenantCode, slot, ...next })
        .onConflictDoUpdate({ target: [pointer.tenantCode, pointer.slot], set: next });
      const fromBuild = current ? buildName(current) : null;
      await transaction
        .insert(releaseAudit)
        .values({ who: by, action, tenantCode, slot, fromBuild, toBuild: buildName(to) });
      await announceCatalog(transaction, `${tenantCode}/${slot}`);
    }
    return moved;
  });
}
