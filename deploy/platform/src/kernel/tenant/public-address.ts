import type { Queryable } from '@portal/database';
import { tenantHost } from '@portal/database/schema/tenants';
import { asc, eq } from 'drizzle-orm';
import type { PlatformConfig } from '../config';
import type { Origin } from '../http/origin';

export type Addresses = Pick<PlatformConfig, 'publicUrl' | 'localUrl'>;

interface AddressContext {
  readonly db: Queryable;
  readonly origin: Origin;
  readonly config: Addresses;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Puts a stored name of the tenant into an address: the requested name if it is stored, or else the first. A link never
 * has another name.
 */
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
 * The address where customers of this tenant find the portal, for links in letters. Its host name is always one of the
 * tenant's, whatever the request's headers say. The operator sets the rest; in a demonstration it comes from the
 * request.
 */
export async function publicAddress({ db, origin, config }: AddressContext): Promise<string> {
  const { site } = origin;
  return withStoredName(db, origin.tenant, config.publicUrl ?? (URL.canParse(site) ? site : config.localUrl), site);
}

/** Does the same for letters that no request asks for. */
export function tenantAddress(db: Queryable, tenant: string, { publicUrl, localUrl }: Addresses): Promise<string> {
  const address = publicUrl ?? localUrl;
  return withStoredName(db, tenant, address, address);
}
