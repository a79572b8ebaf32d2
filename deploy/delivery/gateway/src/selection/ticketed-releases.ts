import type { ReleaseRecord } from '@portal/release-record';
import type { ReleaseView } from './release-view';
import type { TenantView } from './tenant-view';

/** A release of a slot about which a tenant's pages may report. */
export interface TicketedRelease {
  readonly tenant: string;
  readonly slot: string;
  readonly package: string;
  readonly build: string;
}

/** With the share at which a browser with a number was drawn for it, in percent; 0 without a canary. */
export interface DrawnRelease extends TicketedRelease {
  readonly share: number;
}

/** The releases about which a view's pages may report: those that customers get, not those that somebody tries out. */
export function ticketedReleases({ brand, host, slots, standalone, override }: TenantView): DrawnRelease[] {
  if (standalone) return [];
  const ticketed = (slot: string, { record }: ReleaseView<ReleaseRecord>, share: number) => ({
    tenant: brand.code,
    slot,
    package: record.package,
    build: record.build,
    share,
  });
  const own = slots.filter(({ slot }) => slot !== override?.slot);
  return [
    ticketed('host', host, 0),
    ...own.map(({ slot, release, canaryPercent }) => ticketed(slot, release, canaryPercent)),
  ];
}
