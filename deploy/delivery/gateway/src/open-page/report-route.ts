import { networkKey } from '@portal/http';
import type { CatalogTenant } from '@portal/releases';
import { gatewayAddresses, type PageReport } from '@portal/shared/open-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { noteRefusal } from '../http/note-answer';
import { rateLimiter } from '../http/rate-limit';
import { sendFault } from '../http/send-fault';
import { browserFamily } from '../loads/browser-family';
import type { Teller } from '../loads/report-collector';
import type { VisitTickets } from '../visitor/visit-tickets';
import { reportOf } from './report-shape';

export interface ReportRouteOptions {
  keeper: Pick<CatalogKeeper, 'catalog'>;
  tickets: VisitTickets;
  /** Takes a report from a page of this tenant with a good ticket, and the family of its browser. */
  take: (tenant: CatalogTenant, report: PageReport, teller: Teller, browser: string) => void;
}

const maxBytes = 2_048;
/**
 * A page sends one report for each remote it loads, and few about crashes, failed calls and its vitals. Many customers
 * may share an address.
 */
const limit = { burst: 60, perSecond: 5 };

function sameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/**
 * Pages report how remotes load, where they crash, which calls fail and how fast they are. A page without a good ticket gets the same answer: older hosts
 * have no tickets, and an attacker learns nothing about how to make one.
 */
export function reportRoute(app: FastifyInstance, { keeper, tickets, take }: ReportRouteOptions): void {
  const admits = rateLimiter(limit);
  app.register(async (scope) => {
    // A beacon says text/plain, whatever it holds.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(gatewayAddresses.reports, (request, reply) => {
      if (!sameOrigin(request)) return sendFault(reply, 400);
      if (!admits(request.ip)) return sendFault(reply.header('retry-after', '10'), 429);
      const report = reportOf(parsed(request.body));
      const tenant = keeper.catalog?.tenantOf(request.host);
      if (!report || !tenant) return sendFault(reply, 400);
      const visit = tickets.visitOf(report.ticket, { ...report, tenant: tenant.code });
      if (visit) {
        const teller = { ...visit, network: tickets.markOfNetwork(networkKey(request.ip)) };
        take(tenant, report, teller, browserFamily(request.headers['user-agent']));
      } else noteRefusal(reply, 'forged_report');
      return reply.code(204).send();
    });
  });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
