import type { HostRecord, RemoteRecord } from '@portal/build/release-record';
import type { CatalogTenant } from '@portal/releases';
import type { BootDocument, BootStandalone, TenantBrand } from '@portal/shared/boot-document';
import { brandOf } from './brand';
import { bootReleaseOf, hashesOf, type ReleaseView, type ReleaseViews } from './release-view';

/** What runs in a slot, and what takes over when it fails. */
export interface SlotView {
  readonly slot: string;
  readonly release: ReleaseView<RemoteRecord>;
  readonly lastGood: ReleaseView<RemoteRecord> | undefined;
}

/** All that a tenant's documents are made of. */
export interface TenantView {
  readonly brand: TenantBrand;
  readonly host: ReleaseView<HostRecord>;
  readonly slots: readonly SlotView[];
  /** Which slot answers for which paths. */
  readonly claims: readonly Claim[];
  readonly standalone: BootStandalone | null;
}

export interface Claim {
  readonly prefix: string;
  readonly slot: SlotView;
}

function withSlots(tenant: Omit<TenantView, 'slots' | 'claims'>, slots: readonly SlotView[]): TenantView {
  const claims = slots.flatMap((slot) => slot.release.record.owns.map(({ prefix }) => ({ prefix, slot })));
  return { ...tenant, slots, claims };
}

/** Undefined where the tenant has no host assigned: nothing can be shown then. */
export function tenantViewOf(tenant: CatalogTenant, views: ReleaseViews): TenantView | undefined {
  const hostPointer = tenant.pointers.find(({ slot }) => slot === 'host');
  const host = hostPointer && views.host(hostPointer.release);
  if (!host) return undefined;
  const slots = tenant.pointers.flatMap(({ slot, release, lastGood }): SlotView[] => {
    const view = views.remote(release);
    if (!view) return [];
    const fallback = lastGood && lastGood.id !== release.id ? views.remote(lastGood) : undefined;
    return [{ slot, release: view, lastGood: fallback }];
  });
  return withSlots({ brand: brandOf(tenant), host, standalone: null }, slots);
}

/** The tenant with one remote alone, for the harness. */
export function standaloneViewOf(
  tenant: TenantView,
  standalone: BootStandalone,
  release: ReleaseView<RemoteRecord>,
): TenantView {
  return withSlots({ ...tenant, standalone }, [{ slot: standalone.slot, release, lastGood: undefined }]);
}

/** The tenant with other releases in some slots: a slot that is not there yet is added. */
export function replacingSlots(
  tenant: TenantView,
  replaced: ReadonlyMap<string, ReleaseView<RemoteRecord>>,
): TenantView {
  const kept = tenant.slots.filter(({ slot }) => !replaced.has(slot));
  const own = [...replaced].map(([slot, release]) => ({ slot, release, lastGood: undefined }));
  return withSlots(tenant, [...kept, ...own]);
}

export function bootDocumentOf(tenant: TenantView, demo: boolean): BootDocument {
  const releases = tenant.slots.flatMap(({ release, lastGood }) => (lastGood ? [release, lastGood] : [release]));
  return {
    tenant: tenant.brand,
    host: { version: tenant.host.record.version, build: tenant.host.record.build },
    remotes: tenant.slots.map(({ slot, release, lastGood }) => ({
      ...bootReleaseOf(release),
      slot,
      owns: release.record.owns,
      menu: release.record.menu,
      lastGood: lastGood ? bootReleaseOf(lastGood) : null,
    })),
    integrity: Object.fromEntries([tenant.host, ...releases].flatMap(hashesOf)),
    demo,
    standalone: tenant.standalone,
  };
}
