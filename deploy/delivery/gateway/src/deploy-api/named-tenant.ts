import { type CatalogTenant, NotThere, type Releases } from '@portal/releases';

/** The tenant with this code. */
export async function namedTenant(delivery: Pick<Releases, 'readCatalog'>, code: string): Promise<CatalogTenant> {
  const { tenants } = await delivery.readCatalog();
  const found = tenants.find((tenant) => tenant.code === code);
  if (!found) throw new NotThere('tenant', code);
  return found;
}
