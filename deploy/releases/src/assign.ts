import type { ReleaseRecord } from '@portal/build/release-record';
import type { Database, Queryable } from '@portal/database';
import { pointer, release, releaseAudit, tenant } from '@portal/database/schema/releases';
import { and, eq, ne, sql } from 'drizzle-orm';
import { tenantFaults } from './gate/gate';
import { GenerationMoved, ReleaseRefused } from './refusal';

/** The channel on which gateways hear that the catalog changed. */
export const catalogChannel = 'releases';

export function announceCatalog(queryable: Queryable, what: string): Promise<unknown> {
  return queryable.execute(sql`select pg_notify(${catalogChannel}, ${what})`);
}

export interface Assignment {
  tenant: string;
  slot: string;
  package: string;
  build: string;
  by: string;
  /** The generation the caller saw; refused when it moved since. */
  expectedGeneration?: number;
}

interface Target {
  id: number;
  record: ReleaseRecord;
}

async function otherReleases(queryable: Queryable, tenantCode: string, slot: string): Promise<ReleaseRecord[]> {
  const rows = await queryable
    .select({ record: release.record })
    .from(pointer)
    .innerJoin(release, eq(pointer.releaseId, release.id))
    .where(and(eq(pointer.tenantCode, tenantCode), ne(pointer.slot, slot)));
  return rows.map(({ record }) => record);
}

function slotOf(record: ReleaseRecord): string {
  return record.kind === 'host' ? 'host' : record.slot;
}

interface Change {
  tenantCode: string;
  slot: string;
  action: 'assign' | 'rollback';
  by: string;
  expectedGeneration: number | undefined;
  target: (transaction: Queryable, current: { lastGoodId: number | null } | undefined) => Promise<Target>;
}

/** Moves one pointer in one transaction: checked against the tenant's other slots, audited, announced. */
async function movePointer(database: Database, change: Change): Promise<{ changed: boolean; generation: number }> {
  const { tenantCode, slot, action, by, expectedGeneration } = change;
  return database.db.transaction(async (transaction) => {
    // The tenant's row serialises changes of its slots: what the gate saw stays true until the commit.
    const [known] = await transaction
      .select({ code: tenant.code })
      .from(tenant)
      .where(eq(tenant.code, tenantCode))
      .for('update');
    if (!known) throw new ReleaseRefused([`没有租户 ${tenantCode}。`]);
    const [current] = await transaction
      .select({
        releaseId: pointer.releaseId,
        lastGoodId: pointer.lastGoodId,
        generation: pointer.generation,
        build: release.build,
      })
      .from(pointer)
      .innerJoin(release, eq(pointer.releaseId, release.id))
      .where(and(eq(pointer.tenantCode, tenantCode), eq(pointer.slot, slot)));
    const seen = current?.generation ?? 0;
    if (expectedGeneration !== undefined && expectedGeneration !== seen)
      throw new GenerationMoved(slot, seen, current?.build ?? '（空）');

    const target = await change.target(transaction, current);
    if (slotOf(target.record) !== slot)
      throw new ReleaseRefused([`${target.record.package} 属于插槽 ${slotOf(target.record)}，不能用于插槽 ${slot}。`]);
    if (current?.releaseId === target.id) return { changed: false, generation: seen };
    const faults = tenantFaults([target.record, ...(await otherReleases(transaction, tenantCode, slot))]);
    if (faults.length > 0) throw new ReleaseRefused(faults);

    const generation = seen + 1;
    const next = { releaseId: target.id, lastGoodId: current?.releaseId ?? null, generation };
    await transaction
      .insert(pointer)
      .values({ tenantCode, slot, ...next })
      .onConflictDoUpdate({ target: [pointer.tenantCode, pointer.slot], set: next });
    await transaction.insert(releaseAudit).values({
      who: by,
      action,
      tenantCode,
      slot,
      fromBuild: current?.build ?? null,
      toBuild: `${target.record.package}@${target.record.build}`,
    });
    await announceCatalog(transaction, `${tenantCode}/${slot}`);
    return { changed: true, generation };
  });
}

/** Lets a tenant's slot run a published release. */
export function assign(database: Database, assignment: Assignment): Promise<{ changed: boolean; generation: number }> {
  const { tenant: tenantCode, slot, package: packageName, build, by, expectedGeneration } = assignment;
  return movePointer(database, {
    tenantCode,
    slot,
    action: 'assign',
    by,
    expectedGeneration,
    async target(transaction) {
      const [found] = await transaction
        .select({ id: release.id, record: release.record })
        .from(release)
        .where(and(eq(release.package, packageName), eq(release.build, build)));
      if (!found) throw new ReleaseRefused([`没有已发布的构建 ${packageName}@${build}：请先发布。`]);
      return found;
    },
  });
}

export interface Rollback {
  tenant: string;
  slot: string;
  by: string;
  expectedGeneration?: number;
}

/** Goes back to what the slot ran before. */
export function rollback(database: Database, change: Rollback): Promise<{ changed: boolean; generation: number }> {
  const { tenant: tenantCode, slot, by, expectedGeneration } = change;
  return movePointer(database, {
    tenantCode,
    slot,
    action: 'rollback',
    by,
    expectedGeneration,
    async target(transaction, current) {
      const [found] = current?.lastGoodId
        ? await transaction
            .select({ id: release.id, record: release.record })
            .from(release)
            .where(eq(release.id, current.lastGoodId))
        : [];
      if (!found) throw new ReleaseRefused([`插槽 ${slot} 没有可回退的版本。`]);
      return found;
    },
  });
}
