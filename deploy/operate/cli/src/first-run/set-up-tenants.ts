import { type DescribedTenant, describedTenants } from '../portal-client/described-tenants';
import type { PortalClient } from '../portal-client/portal-client';
import { CommandError } from '../progress';
import type { PlatformFacts } from './ask-facts';

type Audience = DescribedTenant['audience'];

export interface SetUpTenant {
  readonly tenant: DescribedTenant;
  /** False: it was there before. */
  readonly made: boolean;
}

/** Makes the tenant of a host name, unless there is one. A name of the other audience is a mistake. */
async function tenantOf(
  client: PortalClient,
  audience: Audience,
  host: string,
  { name, color, legalName, creditCode, legalPerson }: PlatformFacts,
): Promise<SetUpTenant> {
  const find = (tenants: readonly DescribedTenant[]) =>
    tenants.find(({ code, hostNames }) => code === host || hostNames.includes(host));
  const before = await describedTenants(client);
  const known = find(before);
  if (known && known.audience !== audience) throw new CommandError(`${host} is a host name for ${known.audience}.`);
  if (known) return { tenant: known, made: false };
  await client.call('POST', '/tenants', {
    code: host,
    hostNames: [host],
    platformName: name,
    themeColor: color,
    legalName,
    creditCode,
    legalPerson,
    audience,
    like: null,
    ...(before.some(({ isDefault }) => isDefault) || audience === 'staff' ? {} : { isDefault: true }),
  });
  const tenant = find(await describedTenants(client));
  if (!tenant) throw new CommandError(`The portal has made no tenant for ${host}.`);
  return { tenant, made: true };
}

/** The customers' tenant and the staff's, each at its own host name. */
export async function setUpTenants(client: PortalClient, facts: PlatformFacts): Promise<SetUpTenant[]> {
  const customers = await tenantOf(client, 'customers', facts.host, facts);
  const staff = await tenantOf(client, 'staff', facts.staffHost, facts);
  return [customers, staff];
}
