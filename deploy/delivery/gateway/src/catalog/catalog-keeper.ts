import type { Catalog } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { AssetStore } from '../assets/asset-store';
import type { BrandFiles } from '../assets/brand-files';
import type { KeptPortal } from '../kept/kept-portal';
import type { ReleasesPort } from '../releases-port';
import { releasesInUse, ServedCatalog } from './served-catalog';

export interface CatalogKeeperOptions {
  releases: Pick<ReleasesPort, 'readCatalog' | 'watchCatalog'>;
  assets: Pick<AssetStore, 'use' | 'contentsOf'>;
  brandFiles: Pick<BrandFiles, 'use' | 'contents'>;
  /** Serves a start without the database. */
  kept: Pick<KeptPortal, 'read' | 'keep'> | undefined;
  demo: boolean;
  log: FastifyBaseLogger;
  /** The pause before the first retry of a failed read. It doubles, up to ten times as long. */
  retryAfter?: number;
}

/** Where the catalog in service comes from. */
export interface CatalogSource {
  readonly from: 'database' | 'kept';
  /** Since when catalogs come from there. */
  readonly since: Date;
  /** When the database told it. */
  readonly readAt: Date;
}

/**
 * Holds the catalog in service. The keeper reads a changed catalog and brings its files into memory. Only then the new
 * catalog replaces the old one, in one step. If any of this fails, the old one stays and the keeper tries again. Before
 * it has read any, the one that was kept takes that place.
 */
export class CatalogKeeper {
  readonly #options: CatalogKeeperOptions;
  readonly #retryAfter: number;
  #catalog: ServedCatalog | undefined;
  #source: CatalogSource | undefined;
  #reading: Promise<void> | undefined;
  #readAgain = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #unwatch: (() => Promise<void>) | undefined;
  #stopped = false;
  readonly #onExchange = new Set<() => void>();

  constructor(options: CatalogKeeperOptions) {
    this.#options = options;
    this.#retryAfter = options.retryAfter ?? 500;
  }

  get catalog(): ServedCatalog | undefined {
    return this.#catalog;
  }

  get source(): CatalogSource | undefined {
    return this.#source;
  }

  /** Calls back after each exchange until the returned function is called. */
  onExchange(listener: () => void): () => void {
    this.#onExchange.add(listener);
    return () => this.#onExchange.delete(listener);
  }

  /** Reads the catalog; returns after one try, even if it failed. A call during a read makes it read once more. */
  refresh(): Promise<void> {
    if (this.#reading) {
      this.#readAgain = true;
      return this.#reading;
    }
    this.#reading = this.#read();
    return this.#reading;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#reading;
    // If the database is away, there is nothing left to stop listening to.
    await this.#unwatch?.().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'could not stop watching'),
    );
  }

  async #read(): Promise<void> {
    clearTimeout(this.#retry);
    do {
      this.#readAgain = false;
      try {
        await this.#watch();
        await this.#exchange();
        this.#failures = 0;
      } catch (error) {
        this.#options.log.error({ err: error }, 'the catalog could not be read: what was read before stays in service');
        if (!this.#catalog) await this.#takeKept();
        this.#tryLater();
      }
    } while (this.#readAgain && !this.#stopped);
    // At once: a call that comes after the last look at `#readAgain` has to begin a reading of its own.
    this.#reading = undefined;
  }

  /** Starts watching before the first read, so that no change falls between the two. */
  async #watch(): Promise<void> {
    this.#unwatch ??= await this.#options.releases.watchCatalog(() => {
      if (!this.#stopped) void this.refresh();
    });
  }

  async #exchange(): Promise<void> {
    const { releases, assets, brandFiles, kept } = this.#options;
    const readAt = new Date();
    const catalog = await releases.readCatalog();
    await this.#serve(catalog, { from: 'database', readAt });
    kept?.keep({
      readAt,
      catalog,
      assets: new Map(releasesInUse(catalog).map((release) => [release.id, assets.contentsOf(release)])),
      pictures: brandFiles.contents,
    });
  }

  async #takeKept(): Promise<void> {
    const { kept, log } = this.#options;
    try {
      const found = await kept?.read();
      if (found) await this.#serve(found.catalog, { from: 'kept', readAt: found.readAt });
    } catch (err) {
      log.error({ err }, 'what was kept could not be taken into service');
    }
  }

  async #serve(catalog: Catalog, { from, readAt }: Pick<CatalogSource, 'from' | 'readAt'>): Promise<void> {
    const { assets, brandFiles, demo, log } = this.#options;
    await assets.use(releasesInUse(catalog));
    await brandFiles.use(catalog.tenants);
    this.#catalog = new ServedCatalog(catalog, demo);
    const since = this.#source?.from === from ? this.#source.since : new Date();
    this.#source = { from, since, readAt };
    for (const listener of this.#onExchange) listener();
    log[from === 'kept' ? 'warn' : 'info']({ tenants: catalog.tenants.length, ...this.#source }, 'catalog in service');
  }

  #tryLater(): void {
    if (this.#stopped) return;
    const pause = this.#retryAfter * Math.min(2 ** this.#failures, 10);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.refresh(), pause);
    this.#retry.unref();
  }
}
