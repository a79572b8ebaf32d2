import type { AssetBytes, Catalog, CatalogRelease, TenantFile } from '@portal/releases';

/**
 * What the gateway asks of the releases. `createReleases` of `@portal/releases` answers it from the database; tests
 * answer it from memory. Everything may fail while the database is away: the gateway then goes on with what it has.
 */
export interface ReleasesPort {
  readCatalog(): Promise<Catalog>;
  /** All files of a release, by their path in its record. */
  readAssets(releaseId: number): Promise<ReadonlyMap<string, AssetBytes>>;
  /** Any release ever published, in use or not. */
  findRelease(packageName: string, build: string): Promise<CatalogRelease | undefined>;
  readTenantFile(sha: string): Promise<TenantFile | undefined>;
  /** Calls back after each change of the catalog, and after any time in which a change may have been missed. */
  watchCatalog(onChange: () => void): Promise<() => Promise<void>>;
}
