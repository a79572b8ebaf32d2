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

/** The releases about which a view's pages may report: those that customers get, not those that somebody tries out. */
export function ticketedReleases({ brand, host, slots, standalone, override }: TenantView): TicketedRelease[] {
  if (standalone) return [];
  const ticketed = (slot: string, { record }: ReleaseView<ReleaseRecord>) => ({
    tenant: brand.code,
    slot,
    package: record.package,
    build: record.build,
  });
  const own = slots.filter(({ slot }) => slot !== override?.slot);
  return [ticketed('host', host), ...own.map(({ slot, release }) => ticketed(slot, release))];
}
