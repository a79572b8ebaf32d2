import type { DescribedTenant as Described } from '@portal/gateway';
import { unknownName } from '../command-line/nearest-name';
import { CommandError } from '../progress';
import type { AsJson, PortalClient } from './portal-client';

/** A tenant as the deploy API describes it. */
export type DescribedTenant = AsJson<Described>;

/** A slot as it is now, whether or not anything runs there. */
interface SlotNow extends Pick<DescribedTenant['slots'][number], 'generation' | 'canary'> {
  /** Null: nothing runs there. */
  release: string | null;
}

export async function describedTenants(client: PortalClient): Promise<DescribedTenant[]> {
  return (await client.call<{ tenants: DescribedTenant[] }>('GET', '/tenants')).tenants;
}

/** The tenant as it is now. */
export async function tenantNow(client: PortalClient, tenant: string): Promise<DescribedTenant> {
  const tenants = await describedTenants(client);
  const found = tenants.find(({ code }) => code === tenant);
  if (found) return found;
  throw new CommandError(
    unknownName(
      'tenant',
      tenant,
      tenants.map(({ code }) => code),
    ),
  );
}

/**
 * The slot as it is now. Its generation goes with the change, so that nobody overwrites another person's change unseen.
 */
export async function slotNow(client: PortalClient, tenant: string, slot: string): Promise<SlotNow> {
  const found = await tenantNow(client, tenant);
  const running = found.slots.find((one) => one.slot === slot);
  const generation = found.emptySlots.find((one) => one.slot === slot)?.generation ?? 0;
  return running ?? { release: null, generation, canary: null };
}

/** The generations of a tenant's slots, as they were seen. */
export const generationsOf = ({ slots, emptySlots }: DescribedTenant): Record<string, number> =>
  Object.fromEntries([...slots, ...emptySlots].map((one) => [one.slot, one.generation]));

export const tenantPath = (tenant: string): string => `/tenants/${encodeURIComponent(tenant)}`;

export const slotsPath = (tenant: string): string => `${tenantPath(tenant)}/slots`;

export const slotPath = (tenant: string, slot: string): string => `${slotsPath(tenant)}/${encodeURIComponent(slot)}`;
