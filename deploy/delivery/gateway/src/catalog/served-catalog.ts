import type { RemoteRecord } from '@portal/release-record';
import type { Catalog, CatalogRelease, CatalogTenant } from '@portal/releases';
import type { BootStandalone } from '@portal/shared/boot-document';
import { LRUCache } from 'lru-cache';
import { type ReleaseView, ReleaseViews } from '../selection/release-view';
import { standaloneViewOf, type TenantView, tenantViewOf } from '../selection/tenant-view';
import { TenantDirectory } from '../tenancy/tenant-directory';

/** One catalog as the gateway serves it. It never changes: a changed catalog is a new object. */
export class ServedCatalog {
  readonly tenants: readonly CatalogTenant[];
  readonly #directory: TenantDirectory<CatalogTenant>;
  readonly #releases = new ReleaseViews();
  /** The key is the tenant and the slots that run their canary. */
  readonly #views = new Map<string, TenantView | undefined>();
  readonly #standalone = new LRUCache<string, TenantView>({ max: 200 });

  constructor(catalog: Catalog, demo: boolean) {
    this.tenants = catalog.tenants;
    this.#directory = new TenantDirectory(catalog.tenants, demo);
  }

  /** Returns whether any tenant has something to show. */
  get servable(): boolean {
    return this.tenants.some((tenant) => tenant.pointers.some(({ slot }) => slot === 'host'));
  }

  tenantOf(hostHeader: string | undefined): CatalogTenant | undefined {
    return this.#directory.find(hostHeader);
  }

  /** Returns whether a host name gets an answer. While there are no tenants, every name does. */
  knows(hostHeader: string | undefined): boolean {
    return this.tenants.length === 0 || this.tenantOf(hostHeader) !== undefined;
  }

  /** The tenant as everybody sees it, or as a browser sees it that gets the canary of some slots. */
  viewOf(tenant: CatalogTenant, onCanary: readonly string[] = []): TenantView | undefined {
    const key = [tenant.code, ...onCanary].join('\n');
    if (!this.#views.has(key)) this.#views.set(key, tenantViewOf(tenant, this.#releases, onCanary));
    return this.#views.get(key);
  }

  /** The tenant with one remote alone: the release in use, or another published one. */
  standaloneViewOf(tenant: TenantView, standalone: BootStandalone, release: ReleaseView<RemoteRecord>): TenantView {
    const key = `${tenant.brand.code}\n${tenant.variant}\n${standalone.basePath}\n${release.record.package}\n${release.record.build}`;
    const known = this.#standalone.get(key);
    if (known) return known;
    const view = standaloneViewOf(tenant, standalone, release);
    this.#standalone.set(key, view);
    return view;
  }
}

/** Every release that a tenant's documents may name. */
export function releasesInUse({ tenants }: Catalog): CatalogRelease[] {
  const named = tenants.flatMap(({ pointers }) =>
    pointers.flatMap(({ release, lastGood, canary }) =>
      [release, lastGood, canary?.release].filter((one) => one !== null && one !== undefined),
    ),
  );
  return [...new Map(named.map((release) => [release.id, release])).values()];
}
