import type { CatalogTenant } from '@portal/releases';
import type { TenantView } from '../selection/tenant-view';
import { canarySlotsOf, visitorOf } from '../visitor/visitor';
import type { CatalogKeeper } from './catalog-keeper';
import type { ServedCatalog } from './served-catalog';

/** The parts of a request that say who asks and what for. */
export interface Visit {
  readonly host: string;
  readonly headers: { readonly cookie?: string | undefined };
}

export interface RequestView {
  catalog: ServedCatalog;
  entry: CatalogTenant;
  tenant: TenantView;
}

/** The view that this browser gets of the request's tenant; undefined while there is nothing to show. */
export function viewForRequest(
  keeper: Pick<CatalogKeeper, 'catalog'>,
  { host, headers }: Visit,
  visitor = visitorOf(headers.cookie),
): RequestView | undefined {
  const catalog = keeper.catalog;
  const entry = catalog?.tenantOf(host);
  const tenant = entry && catalog?.viewOf(entry, canarySlotsOf(entry, visitor));
  return catalog && entry && tenant ? { catalog, entry, tenant } : undefined;
}
