import type { HostRecord, PageRecord, ReleaseRecord, RemoteRecord } from '@portal/release-record';
import { type CatalogRelease, hashListOf } from '@portal/releases';
import type { BootDocument, BootRelease } from '@portal/shared/boot-document';
import { PageTable } from './page-table';

/** A release, with frequently needed values computed once. */
export interface ReleaseView<R extends ReleaseRecord> {
  readonly record: R;
  /** `/assets/<package>/<build>/` */
  readonly base: string;
  readonly pages: PageTable<PageRecord>;
  /** The `integrity` of a file of the release; undefined for all files if they can change. */
  integrityOf(path: string): string | undefined;
  /** The `integrity` of the list of all hashes; null if there is no list. */
  readonly hashes: string | null;
}

/** The address below which the release's files are. */
export const baseOf = ({ package: name, build }: ReleaseRecord): string => `/assets/${name}/${build}/`;

export function viewOf<R extends ReleaseRecord>(record: R): ReleaseView<R> {
  const hashes = new Map(record.assets.map((asset) => [asset.path, `sha384-${asset.sha384}`]));
  return {
    record,
    base: baseOf(record),
    pages: new PageTable(record.pages),
    integrityOf: (path) => hashes.get(path),
    hashes: hashListOf(record).integrity,
  };
}

/** The release as a developer's server has it. Its files change, so no file has a hash. */
export function unhashed<R extends ReleaseRecord>(view: ReleaseView<R>): ReleaseView<R> {
  return { ...view, integrityOf: () => undefined, hashes: null };
}

/** The releases of a catalog as views. Each view is made once, even if many tenants use it. */
export class ReleaseViews {
  readonly #views = new Map<number, ReleaseView<ReleaseRecord>>();

  host({ id, record }: CatalogRelease): ReleaseView<HostRecord> | undefined {
    return record.kind === 'host' ? (this.#view(id, record) as ReleaseView<HostRecord>) : undefined;
  }

  remote({ id, record }: CatalogRelease): ReleaseView<RemoteRecord> | undefined {
    return record.kind === 'remote' ? (this.#view(id, record) as ReleaseView<RemoteRecord>) : undefined;
  }

  #view(id: number, record: ReleaseRecord): ReleaseView<ReleaseRecord> {
    const view = this.#views.get(id) ?? viewOf(record);
    this.#views.set(id, view);
    return view;
  }
}

export function hashedReleaseOf({ record, hashes }: ReleaseView<ReleaseRecord>): BootDocument['host'] {
  return { package: record.package, version: record.version, build: record.build, hashes };
}

export function bootReleaseOf(view: ReleaseView<RemoteRecord>): BootRelease {
  const { record, base } = view;
  return { ...hashedReleaseOf(view), entry: base + record.entry, globalName: record.globalName };
}
