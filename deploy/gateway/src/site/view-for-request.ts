import type { CatalogTenant } from '@portal/releases';
import type { FastifyRequest } from 'fastify';
import type { TenantView } from '../selection/tenant-view';
import { canarySlotsOf, visitorOf } from '../visitor/visitor';
import type { Site } from './site';
import type { SiteKeeper } from './site-keeper';

export interface RequestView {
  site: Site;
  entry: CatalogTenant;
  tenant: TenantView;
}

/** What this request's tenant shows to this browser; undefined while there is nothing to show. */
export function viewForRequest(
  keeper: Pick<SiteKeeper, 'site'>,
  request: FastifyRequest,
  visitor = visitorOf(request.headers.cookie),
): RequestView | undefined {
  const site = keeper.site;
  const entry = site?.tenantOf(request.host);
  const tenant = entry && site?.viewOf(entry, canarySlotsOf(entry, visitor));
  return site && entry && tenant ? { site, entry, tenant } : undefined;
}
