import type { Releases } from '@portal/releases';

/**
 * The functions of the releases that the gateway needs to serve the portal. `createReleases` of `@portal/releases`
 * answers from the database; tests answer from memory. Any of them may fail while the database is away; the gateway then
 * works on with what it has.
 */
export type ReleasesPort = Pick<
  Releases,
  'readCatalog' | 'readAssets' | 'readDifferences' | 'findRelease' | 'readTenantFile' | 'watchCatalog'
>;
