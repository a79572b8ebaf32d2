import type { CatalogTenant, Releases } from '@portal/releases';
import { ApiRefusal } from '../operators/api-refusal';

export const noTenant = (code: string) =>
  new ApiRefusal(404, 'no-tenant', `没有租户 ${code}：用 portal tenants 查看。`);

/** The tenant with this code. */
export async function namedTenant(delivery: Releases, code: string): Promise<CatalogTenant> {
  const { tenants } = await delivery.readCatalog();
  const found = tenants.find((tenant) => tenant.code === code);
  if (!found) throw noTenant(code);
  return found;
}
