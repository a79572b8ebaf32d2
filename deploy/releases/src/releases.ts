import type { Database } from '@portal/database';
import { type Assignment, assign, catalogChannel, type Rollback, rollback } from './assign';
import type { TenantBrand, TenantFile } from './catalog';
import { type Publication, publish } from './publish';
import { findRelease, readAssets, readCatalog } from './read-catalog';
import { readTenantFile, storeTenantFile, upsertTenant } from './tenants';

/** Changes that come together are read once. */
const settleMilliseconds = 30;

/** The operations on releases and tenants, on one database. */
export function createReleases(database: Database) {
  return {
    publish: (publication: Publication) => publish(database, publication),
    assign: (assignment: Assignment) => assign(database, assignment),
    rollback: (change: Rollback) => rollback(database, change),
    upsertTenant: (brand: TenantBrand) => upsertTenant(database, brand),
    storeTenantFile: (file: TenantFile) => storeTenantFile(database, file),
    readTenantFile: (sha: string) => readTenantFile(database, sha),
    readCatalog: () => readCatalog(database),
    findRelease: (packageName: string, build: string) => findRelease(database, packageName, build),
    readAssets: (releaseId: number) => readAssets(database, releaseId),
    /** Calls back after each change, and after a time in which changes may have been missed. */
    async watchCatalog(onChange: () => void): Promise<() => Promise<void>> {
      let timer: NodeJS.Timeout | undefined;
      const soon = () => {
        clearTimeout(timer);
        timer = setTimeout(onChange, settleMilliseconds);
      };
      const stop = await database.listen(catalogChannel, { onNotification: soon, onGap: soon });
      return async () => {
        clearTimeout(timer);
        await stop();
      };
    },
  };
}

export type Releases = ReturnType<typeof createReleases>;
