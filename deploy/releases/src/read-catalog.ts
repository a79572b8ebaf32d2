import type { Database, Queryable } from '@portal/database';
import { blob, emptySlot, pointer, release, releaseAsset, tenant, tenantHost } from '@portal/database/schema/releases';
import { and, eq, inArray } from 'drizzle-orm';
import type { AssetBytes, Catalog, CatalogRelease } from './catalog';

/** Groups rows by tenant. With a thousand tenants, a search for each tenant would read a million rows. */
function byTenant<T extends { tenantCode: string }>(rows: readonly T[]): (code: string) => readonly T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.tenantCode);
    if (group) group.push(row);
    else groups.set(row.tenantCode, [row]);
  }
  return (code) => groups.get(code) ?? [];
}

/** The whole catalog as of one moment. */
export async function readCatalog(database: Database): Promise<Catalog> {
  return database.db.transaction(
    async (transaction) => {
      const tenants = await transaction.select().from(tenant).orderBy(tenant.code);
      const hosts = byTenant(await transaction.select().from(tenantHost).orderBy(tenantHost.hostName));
      const emptied = byTenant(await transaction.select().from(emptySlot).orderBy(emptySlot.slot));
      const rowsOfPointers = await transaction.select().from(pointer).orderBy(pointer.slot);
      const pointers = byTenant(rowsOfPointers);
      const named = rowsOfPointers.flatMap(({ releaseId, lastGoodId, canaryId }) => [releaseId, lastGoodId, canaryId]);
      const ids = [...new Set(named)].filter((id) => id !== null);
      const rows = ids.length === 0 ? [] : await transaction.select().from(release).where(inArray(release.id, ids));
      const releases = new Map<number, CatalogRelease>(rows.map(({ id, record }) => [id, { id, record }]));
      return {
        tenants: tenants.map((row) => ({
          ...row,
          hostNames: hosts(row.code).map((host) => host.hostName),
          emptySlots: emptied(row.code).map(({ slot, generation }) => ({ slot, generation })),
          pointers: pointers(row.code).flatMap(
            ({ slot, releaseId, lastGoodId, generation, canaryId, canaryPercent, canarySince }) => {
              const current = releases.get(releaseId);
              const lastGood = lastGoodId === null ? null : (releases.get(lastGoodId) ?? null);
              const beside = canaryId === null ? undefined : releases.get(canaryId);
              const canary =
                beside && canarySince ? { release: beside, percent: canaryPercent, since: canarySince } : null;
              return current ? [{ slot, release: current, lastGood, generation, canary }] : [];
            },
          ),
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Finds any release that was ever published. */
export async function findRelease(
  queryable: Queryable,
  packageName: string,
  build: string,
): Promise<CatalogRelease | undefined> {
  const [found] = await queryable
    .select({ id: release.id, record: release.record })
    .from(release)
    .where(and(eq(release.package, packageName), eq(release.build, build)));
  return found;
}

/** All files of a release, by their path. */
export async function readAssets(database: Database, releaseId: number): Promise<ReadonlyMap<string, AssetBytes>> {
  const rows = await database.db
    .select({ path: releaseAsset.path, identity: blob.identity, brotli: blob.brotli, gzip: blob.gzip })
    .from(releaseAsset)
    .innerJoin(blob, eq(releaseAsset.sha384, blob.sha384))
    .where(eq(releaseAsset.releaseId, releaseId));
  return new Map(
    rows.map(({ path, identity, brotli, gzip }) => [
      path,
      { identity, ...(brotli ? { brotli } : {}), ...(gzip ? { gzip } : {}) },
    ]),
  );
}
