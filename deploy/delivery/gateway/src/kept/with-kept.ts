import type { ReleasesPort } from '../releases-port';
import type { KeptPortal } from './kept-portal';

async function otherwise<T>(answer: Promise<T>, kept: () => Promise<T | undefined>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const found = await kept();
    if (found === undefined) throw error;
    return found;
  }
}

/** The releases of the database. While it is away, files come from those that are kept, and travel as a whole. */
export function withKept(releases: ReleasesPort, kept: Pick<KeptPortal, 'assetsOf' | 'pictureOf'>): ReleasesPort {
  return {
    readCatalog: () => releases.readCatalog(),
    watchCatalog: (onChange) => releases.watchCatalog(onChange),
    findRelease: (packageName, build) => releases.findRelease(packageName, build),
    readAssets: (id) => otherwise(releases.readAssets(id), () => kept.assetsOf(id)),
    readDifferences: (id) => otherwise(releases.readDifferences(id), async () => new Map()),
    readTenantFile: (tag) => otherwise(releases.readTenantFile(tag), () => kept.pictureOf(tag)),
  };
}
