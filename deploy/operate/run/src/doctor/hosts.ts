import { lookup } from 'node:dns/promises';
import { isLoopback } from '@portal/http';
import { type CatalogTenant, createReleases } from '@portal/releases';
import type { Examined } from './examined';
import { type Finding, fault, note, ok, reasonOf } from './finding';

const about = 'hosts';

type Tenant = Pick<CatalogTenant, 'code' | 'audience' | 'hostNames'>;

async function hostFinding(host: string, tenant: string): Promise<Finding> {
  if (isLoopback(host)) return ok(about, `${host} (${tenant}) is this machine`);
  try {
    const { address } = await lookup(host);
    return ok(about, `${host} (${tenant}) leads to ${address}`);
  } catch (error) {
    return fault(about, `${host} (${tenant}) leads nowhere: ${reasonOf(error)}`, 'give the name an address in the DNS');
  }
}

function publicUrlFindings(publicUrl: string | undefined, tenants: readonly Tenant[]): Finding[] {
  if (publicUrl === undefined) return [];
  const { hostname } = new URL(publicUrl);
  const owner = tenants.find(({ hostNames }) => hostNames.includes(hostname));
  if (!owner)
    return [
      fault(
        about,
        `PUBLIC_URL names ${hostname}, and no tenant has that host`,
        'portal tenants set <tenant> --hosts …',
      ),
    ];
  if (owner.audience === 'staff')
    return [fault(about, `PUBLIC_URL names ${hostname}, which is for staff`, 'set it to the address of customers')];
  return [ok(about, `PUBLIC_URL leads to tenant ${owner.code}`)];
}

/** The host names of the tenants. */
export async function examineHosts({ settings, database }: Examined): Promise<Finding[]> {
  const { tenants } = await createReleases(database).readCatalog();
  if (tenants.length === 0) return [fault(about, 'there is no tenant yet', 'portal init')];
  const found: Finding[] = [];
  for (const audience of ['customers', 'staff'] as const)
    if (!tenants.some((tenant) => tenant.audience === audience))
      found.push(fault(about, `there is no tenant of ${audience}`, 'portal init, or portal tenants add'));
  const named = tenants.flatMap(({ code, hostNames }) => hostNames.map((host) => hostFinding(host, code)));
  for (const { code, hostNames } of tenants)
    if (hostNames.length === 0) found.push(note(about, `tenant ${code} has no host name`));
  return [...found, ...publicUrlFindings(settings.publicUrl, tenants), ...(await Promise.all(named))];
}
