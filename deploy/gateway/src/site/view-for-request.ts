import type { CatalogTenant } from '@portal/releases';
import type { TenantView } from '../selection/tenant-view';
import { canarySlotsOf, visitorOf } from '../visitor/visitor';
import type { Site } from './site';
import type { SiteKeeper } from './site-keeper';

/** As much of a request as says who asks for what. */
export interface Visit {
  readonly host: string;
  readonly headers: { readonly cookie?: string | undefined };
}

export interface RequestView {
  site: Site;
  entry: CatalogTenant;
  tenant: TenantView;
}

/** What this request's tenant shows to this browser; undefined while there is nothing to show. */
export function viewForRequest(
  keeper: Pick<SiteKeeper, 'site'>,
  { host, headers }: Visit,
  visitor = visitorOf(headers.cookie),
): RequestView | undefined {
  const site = keeper.site;
  const entry = site?.tenantOf(host);
  const tenant = entry && site?.viewOf(entry, canarySlotsOf(entry, visitor));
  return site && entry && tenant ? { site, entry, tenant } : undefined;
}
