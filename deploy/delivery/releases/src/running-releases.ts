import type { Queryable } from '@portal/database';
import { pointer } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';
import type { CatalogCanary, CatalogRelease } from './catalog';
import { releasesById } from './stored-release';

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
  const releases = await releasesById(queryable, ids);
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

/** Every release that has a part in a slot. */
export const usedBy = (current: RunningRelease | undefined): number[] =>
  [current?.id, current?.canary?.release.id, current?.lastGoodId].filter((id) => typeof id === 'number');
