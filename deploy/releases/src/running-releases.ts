import type { Queryable } from '@portal/database';
import { pointer, release } from '@portal/database/schema/releases';
import { eq, inArray } from 'drizzle-orm';
import type { CatalogCanary, CatalogRelease } from './catalog';

export interface RunningRelease extends CatalogRelease {
  generation: number;
  lastGoodId: number | null;
  canary: CatalogCanary | null;
}

/** The releases that a tenant runs, by slot. */
export type Running = ReadonlyMap<string, RunningRelease>;

export async function runningReleases(queryable: Queryable, tenantCode: string): Promise<Running> {
  const pointers = await queryable.select().from(pointer).where(eq(pointer.tenantCode, tenantCode));
  const ids = pointers.flatMap(({ releaseId, canaryId }) => (canaryId === null ? [releaseId] : [releaseId, canaryId]));
  const rows = ids.length === 0 ? [] : await queryable.select().from(release).where(inArray(release.id, ids));
  const releases = new Map(rows.map(({ id, record }) => [id, { id, record }]));
  return new Map(
    pointers.flatMap(({ slot, releaseId, generation, lastGoodId, canaryId, canaryPercent, canarySince }) => {
      const running = releases.get(releaseId);
      if (!running) return [];
      const beside = canaryId === null ? undefined : releases.get(canaryId);
      const canary = beside && canarySince ? { release: beside, percent: canaryPercent, since: canarySince } : null;
      return [[slot, { ...running, generation, lastGoodId, canary }]];
    }),
  );
}
