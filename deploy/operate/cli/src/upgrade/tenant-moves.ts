import type { ReleaseRecord } from '@portal/release-record';
import { withoutRepeats } from '@portal/release-record/sentence';
import { tenantFaults } from '@portal/releases';
import type { InstalledReport } from '@portal/run/installed-portal';

/** What a tenant's slots change to with this version. */
export interface TenantMoves {
  readonly tenant: string;
  /** The releases of this version that take the place of others, the host first. */
  readonly releases: readonly string[];
  /** The gate's faults if all of them change at once. */
  readonly faults: readonly string[];
  /** The host cannot change without the remotes. */
  readonly together: boolean;
}

const nameOf = ({ package: packageName, build }: ReleaseRecord) => `${packageName}@${build}`;

/**
 * Asks the gate what it will say when each tenant gets this version's release of every package that it runs. Other
 * packages stay as they are.
 */
export function tenantMoves(
  places: InstalledReport['places'],
  records: readonly ReleaseRecord[],
): readonly TenantMoves[] {
  const ours = new Map(records.map((record) => [record.package, record]));
  const tenants = [...new Set(places.map(({ tenant }) => tenant))];
  return tenants.map((tenant) => {
    const now = places.filter((place) => place.tenant === tenant).map(({ record }) => record);
    const after = now.map((record) => ours.get(record.package) ?? record);
    const hostOnly = now.map((record) => (record.kind === 'host' ? (ours.get(record.package) ?? record) : record));
    const moved = after.filter((record, index) => record.build !== now[index]?.build);
    const hostFirst = moved.toSorted((a, b) => Number(b.kind === 'host') - Number(a.kind === 'host'));
    return {
      tenant,
      releases: hostFirst.map(nameOf),
      faults: withoutRepeats(tenantFaults(after)).map(({ en, zh }) => `${en} (${zh})`),
      together: moved.some(({ kind }) => kind === 'host') && tenantFaults(hostOnly).length > 0,
    };
  });
}
