import type { CatalogTenant } from '@portal/releases';

type Placed = Readonly<Pick<CatalogTenant, 'audience'>> & { readonly hostNames: readonly string[] };

/** The origin of the staff's host, with the operator's scheme and port; undefined: nobody can say. */
export function deskOrigin(tenants: readonly Placed[], publicUrl: string | undefined): string | undefined {
  const host = tenants.find(({ audience }) => audience === 'staff')?.hostNames[0];
  if (host === undefined || publicUrl === undefined) return undefined;
  const address = new URL(publicUrl);
  address.hostname = host;
  return address.origin;
}
