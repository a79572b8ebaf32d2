import type { HostRecord, OwnedPrefix, RemoteRecord } from '@portal/release-record';
import { type CatalogPointer, type CatalogTenant, remoteFaults } from '@portal/releases';
import {
  type Audience,
  type BootChangeSet,
  type BootDocument,
  type BootOverride,
  type BootStandalone,
  homes,
  type TenantBrand,
} from '@portal/shared/boot-document';
import { brandOf } from './brand';
import { headerForEverybody } from './menu-entries';
import { bootReleaseOf, hashedReleaseOf, type ReleaseView, type ReleaseViews } from './release-view';
import { staffHostView } from './staff-host';

/** The release that runs in a slot, and the one that takes over when it fails. */
export interface SlotView {
  readonly slot: string;
  readonly release: ReleaseView<RemoteRecord>;
  readonly lastGood: ReleaseView<RemoteRecord> | undefined;
  /** The share of browsers that the slot's canary goes to, in percent; 0 if there is none. */
  readonly canaryPercent: number;
}

/** Everything that a tenant's documents are made of. */
export interface TenantView {
  readonly audience: Audience;
  readonly brand: TenantBrand;
  readonly changeSet: BootChangeSet;
  readonly host: ReleaseView<HostRecord>;
  readonly slots: readonly SlotView[];
  /** Says which slot answers for which paths. */
  readonly claims: readonly Claim[];
  readonly standalone: BootStandalone | null;
  readonly override: BootOverride | null;
  /** Tells the tenant's views apart by the slots that run their canary. */
  readonly variant: string;
}

export interface Claim extends OwnedPrefix {
  readonly slot: SlotView;
}

function withSlots(tenant: Omit<TenantView, 'slots' | 'claims'>, slots: readonly SlotView[]): TenantView {
  const claims = slots.flatMap((slot) => slot.release.record.owns.map((owned) => ({ ...owned, slot })));
  return { ...tenant, slots, claims };
}

/**
 * The release that runs in a slot for a browser, with or without the canary. The release before takes over when it
 * fails.
 */
function runningIn({ slot, release, lastGood, canary }: CatalogPointer, onCanary: readonly string[]) {
  return canary && onCanary.includes(slot)
    ? { release: canary.release, before: release }
    : { release, before: lastGood };
}

/** Returns undefined if no host is assigned to the tenant: then nothing can be shown. */
export function tenantViewOf(
  tenant: CatalogTenant,
  views: ReleaseViews,
  onCanary: readonly string[],
): TenantView | undefined {
  const hostPointer = tenant.pointers.find(({ slot }) => slot === 'host');
  const forAll = hostPointer && views.host(hostPointer.release);
  if (!forAll) return undefined;
  const { audience } = tenant;
  const host = audience === 'staff' ? staffHostView(forAll) : forAll;
  const slots = tenant.pointers.flatMap((pointer): SlotView[] => {
    const { release, before } = runningIn(pointer, onCanary);
    const view = views.remote(release);
    if (!view) return [];
    const last = before && before.id !== release.id ? views.remote(before) : undefined;
    // The host may have changed since the last release ran. A release that would not run in it cannot take over.
    const fallback = last && remoteFaults(last.record, host.record).length === 0 ? last : undefined;
    const canaryPercent = pointer.canary?.percent ?? 0;
    return [{ slot: pointer.slot, release: view, lastGood: fallback, canaryPercent }];
  });
  const changeSet = { number: tenant.changeSet ?? 0, canaries: onCanary };
  const variant = onCanary.join();
  return withSlots(
    { audience, brand: brandOf(tenant), changeSet, host, standalone: null, override: null, variant },
    slots,
  );
}

/** The tenant with one remote alone, for the harness. */
export function standaloneViewOf(
  tenant: TenantView,
  standalone: BootStandalone,
  release: ReleaseView<RemoteRecord>,
): TenantView {
  return withSlots({ ...tenant, standalone }, [
    { slot: standalone.slot, release, lastGood: undefined, canaryPercent: 0 },
  ]);
}

/** The tenant with other releases in some slots. A slot that does not exist yet is added. */
export function replacingSlots(
  tenant: TenantView,
  replaced: ReadonlyMap<string, ReleaseView<RemoteRecord>>,
): TenantView {
  const kept = tenant.slots.filter(({ slot }) => !replaced.has(slot));
  const own = [...replaced].map(([slot, release]) => ({ slot, release, lastGood: undefined, canaryPercent: 0 }));
  return withSlots(tenant, [...kept, ...own]);
}

/**
 * The tenant with one slot swapped for one browser. Nothing takes over when it fails, so that a tester sees the
 * failure.
 */
export function overriddenView(
  tenant: TenantView,
  override: BootOverride,
  release: ReleaseView<RemoteRecord>,
): TenantView {
  return { ...replacingSlots(tenant, new Map([[override.slot, release]])), override };
}

/** `integrity` has the hashes that the document itself vouches for. */
export function bootDocumentOf(tenant: TenantView, demo: boolean, integrity: Record<string, string>): BootDocument {
  return {
    audience: tenant.audience,
    home: homes[tenant.audience],
    tenant: tenant.brand,
    changeSet: tenant.changeSet,
    host: hashedReleaseOf(tenant.host),
    remotes: tenant.slots.map(({ slot, release, lastGood }) => ({
      ...bootReleaseOf(release),
      slot,
      owns: release.record.owns,
      menu: headerForEverybody(release),
      lastGood: lastGood ? bootReleaseOf(lastGood) : null,
    })),
    integrity,
    demo,
    standalone: tenant.standalone,
    override: tenant.override,
  };
}
