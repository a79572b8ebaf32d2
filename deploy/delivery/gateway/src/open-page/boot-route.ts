import { gatewayAddresses } from '@portal/shared/open-page';
import type { FastifyInstance } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { viewForRequest } from '../catalog/view-for-request';
import { sendFault } from '../http/send-fault';
import type { Overrides } from '../override/overrides';
import { bootDocumentOf } from '../selection/tenant-view';
import { ticketedReleases } from '../selection/ticketed-releases';
import type { VisitTickets } from '../visitor/visit-tickets';
import { visitorOf } from '../visitor/visitor';

export interface BootRouteOptions {
  keeper: Pick<CatalogKeeper, 'catalog'>;
  overrides: Overrides;
  tickets: VisitTickets;
  demo: boolean;
  headers: Record<string, string>;
}

/** The boot document alone, for a page that is open while a release changes. For the hashes it has lists. */
export function bootRoute(app: FastifyInstance, { keeper, overrides, tickets, demo, headers }: BootRouteOptions): void {
  app.get(gatewayAddresses.boot, async (request, reply) => {
    const now = viewForRequest(keeper, request);
    if (!now) return sendFault(reply, 503);
    reply.headers({ ...headers, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
    const view = await overrides.apply(now.tenant, request.headers.cookie);
    const given = tickets.give(ticketedReleases(view), visitorOf(request.headers.cookie));
    return reply.send({ ...bootDocumentOf(view, demo, {}), ...(given ? { tickets: given } : {}) });
  });
}
