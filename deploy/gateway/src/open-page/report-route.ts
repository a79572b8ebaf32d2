import type { CatalogTenant } from '@portal/releases';
import { gatewayAddresses, type LoadReport } from '@portal/shared/open-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimiter } from '../http/rate-limit';
import { sendFault } from '../http/send-fault';
import type { SiteKeeper } from '../site/site-keeper';
import { loadReportOf } from './report-shape';

export interface ReportRouteOptions {
  keeper: Pick<SiteKeeper, 'site'>;
  /** Takes a report of a page of this tenant. */
  take: (tenant: CatalogTenant, report: LoadReport) => void;
}

const mostBytes = 2_048;
/** A page sends one for each remote it loads; many customers may share an address. */
const limit = { burst: 60, perSecond: 5 };

function sameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** How remotes load, told by the pages themselves. */
export function reportRoute(app: FastifyInstance, { keeper, take }: ReportRouteOptions): void {
  const admits = rateLimiter(limit);
  app.register(async (scope) => {
    // A beacon says text/plain, whatever is in it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(gatewayAddresses.reports, (request, reply) => {
      if (!sameOrigin(request)) return sendFault(reply, 400);
      if (!admits(request.ip)) return sendFault(reply.header('retry-after', '10'), 429);
      const report = loadReportOf(parsed(request.body));
      const tenant = keeper.site?.tenantOf(request.host);
      if (!report || !tenant) return sendFault(reply, 400);
      take(tenant, report);
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
