import type { HostRecord, PageRecord, ReleaseRecord, RemoteRecord } from '@portal/build/release-record';
import type { CatalogRelease } from '@portal/releases';
import type { BootRelease } from '@portal/shared/boot-document';
import { PageTable } from './page-table';

/** A release with what is asked of it again and again worked out once. */
export interface ReleaseView<R extends ReleaseRecord> {
  readonly record: R;
  /** `/assets/<package>/<build>/` */
  readonly base: string;
  readonly pages: PageTable<PageRecord>;
  /** The `integrity` of a file of the release; undefined for all of them where the files change under way. */
  integrityOf(path: string): string | undefined;
}

export function viewOf<R extends ReleaseRecord>(record: R): ReleaseView<R> {
  const hashes = new Map(record.assets.map((asset) => [asset.path, `sha384-${asset.sha384}`]));
  return {
    record,
    base: `/assets/${record.package}/${record.build}/`,
    pages: new PageTable(record.pages),
    integrityOf: (path) => hashes.get(path),
  };
}

/** The releases of a catalog as views, each made once however many tenants use it. */
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

export function bootReleaseOf({ record, base }: ReleaseView<RemoteRecord>): BootRelease {
  return {
    package: record.package,
    version: record.version,
    build: record.build,
    entry: base + record.entry,
    globalName: record.globalName,
  };
}

const loadedByAddress = /\.(?:js|css)$/;

/** Every script and style sheet of the release: absolute path and `integrity`. */
export function hashesOf(view: ReleaseView<ReleaseRecord>): [string, string][] {
  return view.record.assets.flatMap(({ path }) => {
    const integrity = view.integrityOf(path);
    return integrity && loadedByAddress.test(path) ? [[view.base + path, integrity] as [string, string]] : [];
  });
}
