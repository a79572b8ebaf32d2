import { audienceOf } from '@portal/releases';
import type { Build } from '../build-all';
import { type DescribedTenant, slotPath } from '../portal-client/described-tenants';
import type { PortalClient } from '../portal-client/portal-client';

export interface FilledSlot {
  readonly slot: string;
  readonly release: string;
}

/**
 * The packages that a tenant runs: the host, and the remotes for its audience whose package has the slot's name. Another
 * package for the same slot is some tenant's own.
 */
function buildsFor({ audience }: DescribedTenant, builds: readonly Build[]): (readonly [string, Build])[] {
  const chosen = builds.flatMap((build) => {
    const { record } = build;
    if (record.kind === 'host') return [['host', build] as const];
    return audienceOf(record) === audience && record.package === record.slot ? [[record.slot, build] as const] : [];
  });
  // The gate checks each remote against the tenant's host.
  return chosen.sort(([one], [other]) => Number(other === 'host') - Number(one === 'host'));
}

/** Lets each slot that runs nothing run the workspace's build. What runs already stays as it is. */
export async function fillSlots(
  client: PortalClient,
  tenant: DescribedTenant,
  builds: readonly Build[],
): Promise<FilledSlot[]> {
  const filled: FilledSlot[] = [];
  for (const [slot, { record }] of buildsFor(tenant, builds)) {
    if (tenant.slots.some((one) => one.slot === slot)) continue;
    const generation = tenant.emptySlots.find((one) => one.slot === slot)?.generation ?? 0;
    const release = `${record.package}@${record.build}`;
    await client.call('PUT', slotPath(tenant.code, slot), { release, generation });
    filled.push({ slot, release });
  }
  return filled;
}
