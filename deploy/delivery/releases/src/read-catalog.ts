import type { Database } from '@portal/database';
import { blob, emptySlot, permissionGrant, pointer, releaseAsset, slotService } from '@portal/database/schema/releases';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { tenantStateOf } from '@portal/shared/tenant-opening';
import { eq } from 'drizzle-orm';
import type { AssetBytes, Catalog } from './catalog';
import { runFault } from './may-run';
import { backendsByTenant } from './slot-services';
import { releasesById } from './stored-release';

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
      const services = backendsByTenant(await transaction.select().from(slotService).orderBy(slotService.slot));
      const rowsOfPointers = await transaction.select().from(pointer).orderBy(pointer.slot);
      const pointers = byTenant(rowsOfPointers);
      const grants = byTenant(
        await transaction.select().from(permissionGrant).orderBy(permissionGrant.code, permissionGrant.role),
      );
      const named = rowsOfPointers.flatMap(({ releaseId, lastGoodId, canaryId }) => [releaseId, lastGoodId, canaryId]);
      const ids = [...new Set(named)].filter((id) => id !== null);
      const releases = await releasesById(transaction, ids);
      return {
        tenants: tenants.map(({ openedAt, closedAt, ...row }) => ({
          ...row,
          state: tenantStateOf({ openedAt, closedAt }),
          hostNames: hosts(row.code).map((host) => host.hostName),
          emptySlots: emptied(row.code).map(({ slot, generation }) => ({ slot, generation })),
          grants: grants(row.code).map(({ code, role, effect }) => ({ code, role, effect })),
          services: services(row.code),
          pointers: pointers(row.code).flatMap(
            ({ slot, releaseId, lastGoodId, generation, canaryId, canaryPercent, canarySince }) => {
              const current = releases.get(releaseId);
              const before = lastGoodId === null ? undefined : releases.get(lastGoodId);
              // Nobody falls back to a release that was blocked in the meantime.
              const lastGood = before && !runFault(before) ? before : null;
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
