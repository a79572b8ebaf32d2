import type { Queryable } from '@portal/database';
import { tenantHost } from '@portal/database/schema/releases';
import { asc, eq } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import type { PlatformConfig } from '../config';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** The one of a tenant's stored names that an address has, or the first: no other name ever stands in a link. */
async function withStoredName(db: Queryable, tenant: string, base: string, named: string): Promise<string> {
  const rows = await db
    .select({ name: tenantHost.hostName })
    .from(tenantHost)
    .where(eq(tenantHost.tenantCode, tenant))
    .orderBy(asc(tenantHost.hostName));
  const address = new URL(base);
  const name = rows.find((row) => row.name === hostOf(named))?.name ?? rows[0]?.name;
  if (name !== undefined) address.hostname = name;
  return address.origin;
}

/**
 * Where customers of this tenant find the portal, for links that are sent to people. Its name is one that the tenant
 * has, whatever the request's headers say; the rest is the operator's, and in a demonstration as it was called.
 */
export async function publicAddress({ db, origin, config }: CallContext): Promise<string> {
  const { site } = origin;
  return withStoredName(db, origin.tenant, config.publicUrl ?? (URL.canParse(site) ? site : config.localUrl), site);
}

/** The same for what no request asks for. */
export function tenantAddress(
  db: Queryable,
  tenant: string,
  { publicUrl, localUrl }: Pick<PlatformConfig, 'publicUrl' | 'localUrl'>,
): Promise<string> {
  const address = publicUrl ?? localUrl;
  return withStoredName(db, tenant, address, address);
}
