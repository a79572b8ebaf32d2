import type { RemoteRecord } from '@portal/release-record';
import { audienceOf } from '@portal/releases';
import type { PublishedReleases } from '../selection/published-releases';
import { type ReleaseView, viewOf } from '../selection/release-view';
import type { TenantView } from '../selection/tenant-view';
import type { StandaloneAddress } from './standalone-address';

/** The release that an address of the harness names: the tenant's own, or any that was ever published for the slot. */
export async function standaloneRelease(
  tenant: TenantView,
  { slot, build }: StandaloneAddress,
  published: Pick<PublishedReleases, 'find'>,
): Promise<ReleaseView<RemoteRecord> | undefined> {
  const inUse = tenant.slots.find((one) => one.slot === slot)?.release;
  if (!build || inUse?.record.build === build) return inUse;
  // A tenant may fill the slot with a package of its own; the usual one bears the slot's name.
  for (const packageName of new Set([inUse?.record.package ?? slot, slot])) {
    const record = (await published.find(packageName, build))?.record;
    if (record?.kind === 'remote' && record.slot === slot && audienceOf(record) === tenant.audience)
      return viewOf(record);
  }
  return undefined;
}
