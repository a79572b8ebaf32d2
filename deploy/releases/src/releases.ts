import type { Database } from '@portal/database';
import { type Assignment, assign, assignTogether, type JointAssignment, type Rollback, rollback } from './assign';
import type { TenantBrand, TenantFile } from './catalog';
import { watchCatalog } from './catalog-channel';
import { type Publication, publish } from './publish';
import { findRelease, readAssets, readCatalog } from './read-catalog';
import { readTenantFile, storeTenantFile, upsertTenant } from './tenants';

/** The operations on releases and tenants, on one database. */
export function createReleases(database: Database) {
  return {
    publish: (publication: Publication) => publish(database, publication),
    assign: (assignment: Assignment) => assign(database, assignment),
    assignTogether: (assignment: JointAssignment) => assignTogether(database, assignment),
    rollback: (change: Rollback) => rollback(database, change),
    upsertTenant: (brand: TenantBrand) => upsertTenant(database, brand),
    storeTenantFile: (file: TenantFile) => storeTenantFile(database, file),
    readTenantFile: (sha: string) => readTenantFile(database, sha),
    readCatalog: () => readCatalog(database),
    findRelease: (packageName: string, build: string) => findRelease(database.db, packageName, build),
    readAssets: (releaseId: number) => readAssets(database, releaseId),
    watchCatalog: (onChange: () => void) => watchCatalog(database, onChange),
  };
}

export type Releases = ReturnType<typeof createReleases>;
