import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { serialize } from 'node:v8';
import type { AssetBytes, Catalog, CatalogRelease, TenantFile } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { type HashedFile, HashedFiles } from './hashed-files';
import { type Need, neededReleases, servablePart } from './needed-releases';
import { Room } from './room';
import { SealedFile } from './sealed-file';
import type { Sealer } from './sealer';

/** All encodings of a file. */
type KeptAsset = { readonly [Encoding in keyof AssetBytes]: HashedFile };

/** What the sealed file holds: the catalog, and the hash of every file that belongs to it. */
interface Kept {
  /** When the database told it. */
  readonly readAt: Date;
  readonly catalog: Catalog;
  /** By release, then by path. */
  readonly assets: ReadonlyMap<number, ReadonlyMap<string, KeptAsset>>;
  /** The tenants' own pictures, by the hash in their address. */
  readonly pictures: ReadonlyMap<string, { readonly type: string; readonly file: HashedFile }>;
}

/** A catalog in service with its files. */
export interface PortalContents {
  readonly readAt: Date;
  readonly catalog: Catalog;
  /** The files of each release by path. */
  readonly assets: ReadonlyMap<number, ReadonlyMap<string, AssetBytes> | undefined>;
  readonly pictures: ReadonlyMap<string, TenantFile>;
}

export interface KeptPortalOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly sealer: Sealer;
  readonly log: FastifyBaseLogger;
  /** The pause after a failure, in ms. */
  readonly retryAfter?: number;
}

export interface KeptFigures {
  readonly bytes: number;
  readonly readAt: Date;
}

const nameOf = ({ record }: CatalogRelease) => `${record.package}@${record.build}`;

const encodingsOf = ({ identity, brotli, gzip }: AssetBytes): Buffer[] =>
  [identity, brotli, gzip].filter((bytes) => bytes !== undefined);

function bytesOf({ assets, pictures }: Kept): number {
  const files = [...assets.values()].flatMap((release) =>
    [...release.values()].flatMap((asset) => Object.values(asset)),
  );
  const room = new Room(Number.POSITIVE_INFINITY);
  room.take([...files, ...[...pictures.values()].map(({ file }) => file)]);
  return room.used;
}

/**
 * Keeps what a gateway needs to serve the portal without the database, in a folder of its own. The catalog is sealed and
 * names every file by its hash, so a changed file is refused. Someone with write access to the folder can still delete
 * what is kept, or restore an earlier state of it.
 */
export class KeptPortal {
  readonly #options: KeptPortalOptions;
  readonly #files: HashedFiles;
  readonly #file: SealedFile<Kept>;
  #kept: Kept | undefined;
  #figures: KeptFigures | undefined;
  #next: PortalContents | undefined;
  #writing: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: KeptPortalOptions) {
    const { folder, sealer, maxBytes } = options;
    this.#options = options;
    this.#files = new HashedFiles(join(folder, 'files'));
    this.#file = new SealedFile({ path: join(folder, 'catalog'), place: 'kept:catalog', form: 1, sealer, maxBytes });
  }

  /** What is kept now; undefined until this process has kept or taken something. */
  get figures(): KeptFigures | undefined {
    return this.#figures;
  }

  /** Keeps it in the background, in place of what was kept before. */
  keep(contents: PortalContents): void {
    this.#next = contents;
    if (!this.#stopped) this.#writing ??= this.#writeAll();
  }

  /** Returns when everything that was to be kept is kept. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#writing;
  }

  /** What was kept last, as far as it is whole; undefined if there is nothing, or if it is not ours. */
  async read(): Promise<{ catalog: Catalog; readAt: Date } | undefined> {
    const kept = await this.#readKept();
    if (!kept) return undefined;
    this.#kept = kept;
    const whole = new Set<number>();
    for (const { release, need } of neededReleases(kept.catalog)) {
      if (!kept.assets.has(release.id)) continue;
      if (await this.assetsOf(release.id)) whole.add(release.id);
      else this.#options.log.error({ release: nameOf(release), need }, 'a kept release was altered, or is not whole');
    }
    this.#figures = { bytes: bytesOf(kept), readAt: kept.readAt };
    return { readAt: kept.readAt, catalog: servablePart(kept.catalog, ({ id }) => whole.has(id)) };
  }

  /** The files of a release; undefined unless all of them are there and whole. */
  async assetsOf(releaseId: number): Promise<ReadonlyMap<string, AssetBytes> | undefined> {
    const assets = this.#kept?.assets.get(releaseId);
    if (!assets) return undefined;
    const found = new Map<string, AssetBytes>();
    for (const [path, { identity, brotli, gzip }] of assets) {
      const bytes = await this.#files.read(identity);
      const packed = [brotli && (await this.#files.read(brotli)), gzip && (await this.#files.read(gzip))];
      if (!bytes || (brotli && !packed[0]) || (gzip && !packed[1])) return undefined;
      found.set(path, {
        identity: bytes,
        ...(packed[0] ? { brotli: packed[0] } : {}),
        ...(packed[1] ? { gzip: packed[1] } : {}),
      });
    }
    return found;
  }

  async pictureOf(tag: string): Promise<TenantFile | undefined> {
    const picture = this.#kept?.pictures.get(tag);
    const bytes = picture && (await this.#files.read(picture.file));
    return bytes && { bytes, type: picture.type };
  }

  async #readKept(): Promise<Kept | undefined> {
    const { log } = this.#options;
    try {
      return await this.#file.read();
    } catch (err) {
      log.error({ err }, 'what was kept is not taken: it was altered, sealed under another key, or has another form');
      return undefined;
    }
  }

  async #writeAll(): Promise<void> {
    clearTimeout(this.#retry);
    const { log, retryAfter = 60_000 } = this.#options;
    while (this.#next && !this.#stopped) {
      const contents = this.#next;
      this.#next = undefined;
      try {
        await this.#write(contents);
      } catch (err) {
        log.error({ err }, 'what a start without the database needs could not be kept: it is tried again');
        this.#next ??= contents;
        this.#retry = setTimeout(() => this.#next && this.keep(this.#next), retryAfter).unref();
        break;
      }
    }
    // At once: what comes after the last look at `#next` has to begin anew.
    this.#writing = undefined;
  }

  async #write({ readAt, catalog, assets: contentsOf, pictures }: PortalContents): Promise<void> {
    const { maxBytes, log } = this.#options;
    const room = new Room(maxBytes - serialize(catalog).length);
    const contents: Buffer[] = [];
    const left: string[] = [];
    const take = (what: string, wanted: readonly Buffer[]): boolean => {
      const fits = room.take(wanted.map((one) => this.#files.of(one)));
      if (fits) contents.push(...wanted);
      else left.push(what);
      return fits;
    };
    const assets = new Map<number, ReadonlyMap<string, KeptAsset>>();
    const takeReleases = async (needs: readonly Need[]) => {
      for (const { release, need } of neededReleases(catalog)) {
        const files = needs.includes(need) ? contentsOf.get(release.id) : undefined;
        // Hashing all releases in one go would hold up requests.
        await turn();
        if (files && take(`${nameOf(release)} (${need})`, [...files.values()].flatMap(encodingsOf)))
          assets.set(release.id, new Map([...files].map(([path, bytes]) => [path, this.#keptAsset(bytes)])));
      }
    };
    await takeReleases(['assigned']);
    const keptPictures = [...pictures].filter(([tag, { bytes }]) => take(`picture ${tag}`, [bytes]));
    await takeReleases(['canary', 'last good']);
    if (left.length > 0) log.error({ left, maxBytes }, 'not everything fits into what the gateway may keep');

    for (const content of contents) await this.#files.write(content);
    await this.#files.sync();
    const kept: Kept = {
      readAt,
      catalog,
      assets,
      pictures: new Map(keptPictures.map(([tag, { bytes, type }]) => [tag, { type, file: this.#files.of(bytes) }])),
    };
    await this.#file.write(kept);
    this.#kept = kept;
    this.#figures = { bytes: room.used, readAt };
    await this.#files.keepOnly(room.names);
  }

  #keptAsset(bytes: AssetBytes): KeptAsset {
    const { identity, brotli, gzip } = bytes;
    return {
      identity: this.#files.of(identity),
      ...(brotli ? { brotli: this.#files.of(brotli) } : {}),
      ...(gzip ? { gzip: this.#files.of(gzip) } : {}),
    };
  }
}
