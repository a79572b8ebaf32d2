import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { apiRoutes } from './api/api-routes';
import { assetRoutes } from './assets/asset-routes';
import { AssetStore } from './assets/asset-store';
import { BrandFiles } from './assets/brand-files';
import { brandRoutes } from './assets/brand-routes';
import { devRoutes } from './dev/dev-routes';
import { commonHeaders } from './document/document-policy';
import { documentRoutes } from './document/document-routes';
import type { GatewayOptions } from './gateway-options';
import { accessLog } from './http/access-log';
import { answerError, faults } from './http/faults';
import { gracefulStop } from './http/graceful-stop';
import { requestIdOf } from './http/request-id';
import { healthRoute } from './site/health-route';
import { PublishedReleases } from './site/published-releases';
import { SiteKeeper } from './site/site-keeper';

const mostHeaderBytes = 16 * 1024;
const defaultDrain = 10_000;

function createServer({ logger, trustProxy }: GatewayOptions): FastifyInstance {
  return Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: mostHeaderBytes, headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
  });
}

/** The one URL of the portal. Ready to listen; the first catalog has been read, or is being tried for. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { releases, demo, https, devRemotes } = options;
  const app = createServer(options);
  const log: FastifyBaseLogger = app.log;
  const headers = commonHeaders({ https });
  const published = new PublishedReleases(releases);
  const assets = new AssetStore({
    releases,
    published,
    headers,
    ...(options.mostBytesUnused === undefined ? {} : { mostBytesUnused: options.mostBytesUnused }),
  });
  const brandFiles = new BrandFiles(releases, headers);
  const keeper = new SiteKeeper({ releases, assets, brandFiles, demo, log });

  faults(app);
  if (options.logger) accessLog(app);
  gracefulStop(app, options.drainFor ?? defaultDrain);
  healthRoute(app, keeper);
  assetRoutes(app, assets);
  brandRoutes(app, brandFiles);
  if (devRemotes) devRoutes(app, devRemotes);
  apiRoutes(app, {
    api: options.api,
    demo,
    https,
    headers,
    tenantCodeOf: (host) => keeper.site?.tenantOf(host)?.code,
  });
  documentRoutes(app, { keeper, published, https, devRemotes });

  app.addHook('onClose', () => keeper.stop());
  await keeper.start();
  await app.ready();
  return app;
}
