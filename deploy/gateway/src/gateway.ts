import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { apiRoutes } from './api/api-routes';
import { assetRoutes, quickAsset } from './assets/asset-routes';
import { AssetStore } from './assets/asset-store';
import { BrandFiles } from './assets/brand-files';
import { brandRoutes } from './assets/brand-routes';
import { deliveryRoutes } from './delivery-routes';
import { devRoutes } from './dev/dev-routes';
import { commonHeaders } from './document/document-policy';
import { documentRoutes } from './document/document-routes';
import type { GatewayOptions } from './gateway-options';
import { accessLog } from './http/access-log';
import { type Answered, onAnswered } from './http/answered';
import { answerError, faults } from './http/faults';
import { gracefulStop } from './http/graceful-stop';
import { quickAnswers } from './http/quick-answers';
import { requestIdOf } from './http/request-id';
import { LoadCollector } from './loads/load-collector';
import { startMetricsServer } from './metrics/metrics-server';
import { metricsText } from './metrics/metrics-text';
import { RequestCounter } from './metrics/request-counter';
import { bootRoute } from './open-page/boot-route';
import { releaseStream } from './open-page/release-stream';
import { reportRoute } from './open-page/report-route';
import type { OverrideGrant } from './override/override-grant';
import { keyIfAny, overrideKeyOf } from './override/override-key';
import { overrideRoutes } from './override/override-routes';
import { Overrides } from './override/overrides';
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
  const { releases, delivery, demo, https, devRemotes } = options;
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
  const collector = new LoadCollector();
  const overrideKey = delivery && overrideKeyOf(delivery);
  const overrides = new Overrides({ key: keyIfAny(overrideKey, log), published, log });

  async function recordOpened({ tenant, slot, package: packageName, build, from }: OverrideGrant): Promise<void> {
    const detail = { origin: from?.origin ?? null };
    const event = {
      action: 'override-open',
      tenant,
      slot,
      build: `${packageName}@${build}`,
      by: 'QA',
      detail,
    } as const;
    await delivery?.recordOverride(event).catch((err: unknown) => log.warn({ err }, 'an override was not recorded'));
  }

  const requests = new RequestCounter();
  const inLog = options.logger && accessLog(log);
  const answered: Answered = (answer) => {
    requests.count(answer);
    inLog?.(answer);
  };

  faults(app);
  onAnswered(app, answered);
  gracefulStop(app, options.drainFor ?? defaultDrain);
  healthRoute(app, keeper);
  assetRoutes(app, assets);
  brandRoutes(app, brandFiles);
  bootRoute(app, { keeper, overrides, demo, headers });
  const openStreams = releaseStream(app, { keeper, headers });
  reportRoute(app, {
    keeper,
    take(tenant, report) {
      const known = collector.take(tenant, report);
      if (known && report.outcome !== 'loaded') log.warn({ tenant: tenant.code, report }, 'a remote did not load');
    },
  });
  overrideRoutes(app, { keeper, overrides, https, headers, opened: (grant) => void recordOpened(grant) });
  if (delivery && overrideKey) deliveryRoutes(app, { delivery, keeper, collector, overrideKey, headers });
  if (devRemotes) devRoutes(app, devRemotes);
  apiRoutes(app, {
    api: options.api,
    demo,
    https,
    headers,
    tenantCodeOf: (host) => keeper.site?.tenantOf(host)?.code,
  });
  const quickDocument = documentRoutes(app, { keeper, published, overrides, https, devRemotes });
  quickAnswers(app, [quickAsset(assets), quickDocument], answered);

  let stopMetrics = () => {};
  app.addHook('onClose', async () => {
    stopMetrics();
    await keeper.stop();
  });
  await keeper.start();
  await app.ready();
  if (options.metrics) {
    const text = () =>
      metricsText({
        loads: collector.totals,
        requests: requests.counts,
        servable: keeper.site?.servable ?? false,
        openStreams: openStreams(),
        memory: process.memoryUsage.rss(),
        uptime: process.uptime(),
      });
    const server = await startMetricsServer({ ...options.metrics, text });
    stopMetrics = () => server.close();
  }
  return app;
}
