import type { AssetBytes, Catalog, CatalogRelease, TenantFile } from '@portal/releases';

/**
 * The functions of the releases that the gateway needs. `createReleases` of `@portal/releases` answers from the
 * database; tests answer from memory. Any of them may fail while the database is away; the gateway then works on with
 * what it has.
 */
export interface ReleasesPort {
  readCatalog(): Promise<Catalog>;
  /** All files of a release. The keys are their paths in its record. */
  readAssets(releaseId: number): Promise<ReadonlyMap<string, AssetBytes>>;
  /** Any release ever published, in use or not. */
  findRelease(packageName: string, build: string): Promise<CatalogRelease | undefined>;
  readTenantFile(sha: string): Promise<TenantFile | undefined>;
  /** Calls back after each change of the catalog, and after a time in which it may have missed a change. */
  watchCatalog(onChange: () => void): Promise<() => Promise<void>>;
}
