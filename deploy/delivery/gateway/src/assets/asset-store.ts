import type { AssetBytes, CatalogRelease } from '@portal/releases';
import { LRUCache } from 'lru-cache';
import type { ReleasesPort } from '../releases-port';
import type { PublishedReleases } from '../selection/published-releases';
import { type AssetAddress, assetAddressOf } from './asset-address';
import { loadReleaseFiles, type ReleaseFiles } from './release-files';
import type { ServedFile } from './served-file';

export interface AssetStoreOptions {
  releases: Pick<ReleasesPort, 'readAssets' | 'readDifferences'>;
  published: Pick<PublishedReleases, 'find'>;
  /** The headers of every file. */
  headers: Record<string, string>;
  /** The memory for releases that no tenant uses any more but an open tab may still ask for. */
  maxBytesUnused?: number | undefined;
}

const defaultBytesUnused = 128 * 1024 * 1024;

function keyOf({ packageName, build }: AssetAddress): string {
  return `${packageName}/${build}`;
}

function addressOf({ record }: CatalogRelease): AssetAddress {
  return { packageName: record.package, build: record.build };
}

/**
 * The assets in memory: all files of the releases in use, and as many files of other releases as fit. A map finds each
 * file by its whole address. No part of an address ever becomes a path of a file system.
 */
export class AssetStore {
  readonly #options: AssetStoreOptions;
  readonly #unused: LRUCache<string, ReleaseFiles, AssetAddress>;
  #used = new Map<string, ReleaseFiles>();
  #byAddress = new Map<string, ServedFile>();

  constructor(options: AssetStoreOptions) {
    this.#options = options;
    this.#unused = new LRUCache({
      maxSize: options.maxBytesUnused ?? defaultBytesUnused,
      sizeCalculation: ({ size }) => size + 1,
      fetchMethod: async (_key, _stale, { context }) => {
        const release = await options.published.find(context.packageName, context.build);
        return release && this.#load(release);
      },
    });
  }

  /**
   * Brings the files of all these releases into memory and keeps them until the next call. It takes all of them or
   * none.
   */
  async use(releases: readonly CatalogRelease[]): Promise<void> {
    const used = new Map<string, ReleaseFiles>();
    for (const release of releases) {
      const key = keyOf(addressOf(release));
      if (!used.has(key)) used.set(key, this.#held(key) ?? (await this.#load(release)));
    }
    for (const [key, files] of this.#used) if (!used.has(key)) this.#unused.set(key, files);
    this.#used = used;
    this.#byAddress = new Map([...used.values()].flatMap(({ files }) => [...files]));
  }

  /** Finds a file of a release in use. */
  find(path: string): ServedFile | undefined {
    return this.#byAddress.get(path);
  }

  /** All files of a release in use, by their path in it. */
  contentsOf(release: CatalogRelease): ReadonlyMap<string, AssetBytes> | undefined {
    return this.#used.get(keyOf(addressOf(release)))?.contents;
  }

  /** Finds a file of any release that was ever published. */
  async findAnywhere(path: string): Promise<ServedFile | undefined> {
    const address = assetAddressOf(path);
    if (!address) return undefined;
    const key = keyOf(address);
    const files = this.#used.get(key) ?? (await this.#unused.fetch(key, { context: address }));
    return files?.files.get(path);
  }

  #held(key: string): ReleaseFiles | undefined {
    return this.#used.get(key) ?? this.#unused.get(key);
  }

  #load(release: CatalogRelease): Promise<ReleaseFiles> {
    return loadReleaseFiles(this.#options.releases, release, this.#options.headers);
  }
}
