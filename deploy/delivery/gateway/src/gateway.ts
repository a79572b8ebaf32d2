import { randomBytes } from 'node:crypto';
import { httpServer, uncaughtErrors } from '@portal/http';
import { Registry, startMetricsServer } from '@portal/http/metrics';
import type { CatalogTenant } from '@portal/releases';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { apiRoutes } from './api/api-routes';
import { OwnQuestions } from './api/own-questions';
import { isUpload } from './api/uploads';
import { assetRoutes } from './assets/asset-routes';
import { AssetStore } from './assets/asset-store';
import { BrandFiles } from './assets/brand-files';
import { brandRoutes } from './assets/brand-routes';
import { CatalogKeeper } from './catalog/catalog-keeper';
import { healthRoute } from './catalog/health-route';
import { crawlerRoutes } from './crawlers/crawler-routes';
import { deployApi } from './deploy-api/deploy-api';
import { devRoutes } from './dev/dev-routes';
import { commonHeaders } from './document/document-policy';
import { documentRoutes } from './document/document-routes';
import { explainPageRoutes } from './explain/explain-routes';
import { ExplainSessions } from './explain/explain-session';
import type { GatewayOptions } from './gateway-options';
import { hearChanges } from './hear-changes';
import { accessLog } from './http/access-log';
import { type Answered, onAnswered } from './http/answered';
import { answerError, faults } from './http/faults';
import { gracefulStop } from './http/graceful-stop';
import { outgoing } from './http/outgoing';
import { requestIdOf } from './http/request-id';
import { askIdentityOf } from './identity/ask-identity';
import { Identities } from './identity/identities';
import { keysRoute } from './identity/keys-route';
import { SigningKeys } from './identity/signing-keys';
import { KeptPortal } from './kept/kept-portal';
import { KeptSecrets } from './kept/kept-secrets';
import { withKept } from './kept/with-kept';
import { ReportCollector } from './loads/report-collector';
import { keepReports } from './loads/report-keeper';
import { LoadMetrics } from './metrics/load-metrics';
import { requestMetrics } from './metrics/request-metrics';
import { stateMetrics } from './metrics/state-metrics';
import { bootRoute } from './open-page/boot-route';
import { releaseStream } from './open-page/release-stream';
import { reportRoute } from './open-page/report-route';
import { StaffDesk } from './operators/staff-desk';
import { TokenDesk } from './operators/token-desk';
import { allowedOrigins } from './override/allowed-origins';
import { GrantHolds } from './override/grant-holds';
import { overrideRoutes } from './override/override-routes';
import { Overrides } from './override/overrides';
import { PageRenderer } from './rendering/page-renderer';
import { PublishedReleases } from './selection/published-releases';
import { passToServices } from './services/pass-to-services';
import { keyIfAny, sharedKeyOf } from './shared-key';
import { addRows } from './slices/add-rows';
import { slotPermissions } from './slices/slot-permissions';
import { whoAsks } from './slices/who-asks';
import { misdirected } from './tenancy/misdirected';
import { notOpen } from './tenancy/not-open';
import { readVisitKey } from './visitor/visit-key';
import { VisitTickets } from './visitor/visit-tickets';

const defaultDrain = 10_000;
/**
 * The most connections of one address that is not a trusted proxy. Open pages of a household or an office need that
 * many; a flood does not get more.
 */
const defaultMostConnections = 512;

/** For addresses that nobody need be known for, unknown ones too: a body is parsed before any handler sees it. */
const mostBodyBytes = 16_384;

function createServer(options: GatewayOptions): FastifyInstance {
  const { logger, trustProxy, deadlines, mostConnections = defaultMostConnections } = options;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBodyBytes,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    serverFactory: (usual) =>
      httpServer(usual, {
        deadlines,
        isUpload,
        connections: { most: mostConnections, trustProxy },
        onFault: (err) => app.log.error({ err }, 'an answer failed'),
        onCut: (why) => app.log.info({ why }, 'a client was not waited for'),
      }),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
  });
  outgoing(app);
  return app;
}

/**
 * The gateway: the one URL of the portal. It returns ready to listen; by then the first catalog was read, or the
 * gateway keeps trying.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { delivery, demo, https, devRemotes, keep } = options;
  const app = createServer(options);
  const log: FastifyBaseLogger = app.log;
  const headers = commonHeaders({ https });
  const kept = keep && new KeptPortal({ ...keep, log });
  const releases = kept ? withKept(options.releases, kept) : options.releases;
  const published = new PublishedReleases(releases);
  const assets = new AssetStore({ releases, published, headers, mostBytesUnused: options.mostBytesUnused });
  const brandFiles = new BrandFiles(releases, headers);
  const keeper = new CatalogKeeper({ releases, assets, brandFiles, kept, demo, log });
  const collector = new ReportCollector();
  // Without the database, an override and a session of /-/explain do not hold in any case: their secrets are not kept.
  const keptSecrets = keep && delivery && new KeptSecrets(delivery, { ...keep, log });
  const secrets = keptSecrets ?? delivery;
  const visitKey = await readVisitKey(secrets, log);
  const tickets = new VisitTickets(visitKey.current);
  const overrideKey = delivery && sharedKeyOf(delivery, 'override');
  const allows = allowedOrigins(options.overrideOrigins, demo);
  const grants = delivery && new GrantHolds(delivery);
  const overrides = new Overrides({ key: keyIfAny(overrideKey, log), published, allows, grants, log });

  const registry = new Registry();
  const counted = requestMetrics(registry);
  const loads = new LoadMetrics(registry);
  const inLog = options.logger && accessLog(log);
  const answered: Answered = (answer) => {
    counted(answer);
    inLog?.(answer);
  };

  const admin = options.admin ? createServer(options) : app;
  for (const server of new Set([app, admin])) {
    faults(server);
    onAnswered(server, answered);
    gracefulStop(server, options.drainFor ?? defaultDrain);
  }
  const isKnown = (host: string) => keeper.catalog?.knows(host) ?? true;
  misdirected(app, isKnown);
  const tenantOf = (host: string) => keeper.catalog?.tenantOf(host);
  const questions = new OwnQuestions(app);
  notOpen(app, {
    tenantOf,
    isOwn: (request) => questions.isOwn(request),
    isTester: ({ code }, cookie) => overrides.holdsAny(cookie, code),
    headers,
  });
  healthRoute(app, keeper);
  const isOfStaff = (host: string) => tenantOf(host)?.audience === 'staff';
  assetRoutes(app, { store: assets, isOfStaff });
  brandRoutes(app, brandFiles);
  bootRoute(app, { keeper, overrides, tickets, demo, headers });
  const openStreams = releaseStream(app, { keeper, headers, mostStreams: options.mostStreams });
  reportRoute(app, {
    keeper,
    tickets,
    take(tenant, report, teller) {
      if (!collector.take(tenant, report, teller)) return;
      loads.count(tenant.code, report);
      const { ticket: _, ...told } = report;
      if ('crash' in told) log.warn({ tenant: tenant.code, report: told }, 'a release crashed in a page');
      else if (told.outcome !== 'loaded') log.warn({ tenant: tenant.code, report: told }, 'a remote did not load');
    },
  });
  overrideRoutes(app, { keeper, overrides, delivery, https, headers });
  const staff = new StaffDesk({ questions, tenantOf, https });
  if (delivery && overrideKey) {
    // Only operators reach a separate port, without the customers' https and host names.
    const apart = admin !== app;
    const publicOriginOf = ({ hostNames: [name] }: CatalogTenant) =>
      apart && name !== undefined ? `${https ? 'https' : 'http'}://${name}` : undefined;
    const links = { key: overrideKey, allows, publicOriginOf };
    const { serviceHosts } = options;
    const common = { delivery, keeper, questions, overrides: links, headers, serviceHosts };
    const desk = new TokenDesk(delivery);
    const sessions = new ExplainSessions({ key: sharedKeyOf(delivery, 'explain'), delivery, https: https && !apart });
    deployApi(admin, { ...common, desks: { tokens: desk, staff: apart ? undefined : staff } });
    if (apart) deployApi(app, { ...common, desks: { tokens: undefined, staff } });
    explainPageRoutes(admin, { desk, sessions, keeper, headers });
    app.addHook('onClose', keepReports({ delivery, collector, log }));
  }
  if (devRemotes) devRoutes(app, devRemotes);
  const identities = new Identities(askIdentityOf(questions));
  const { watchIdentities: watch } = options;
  if (watch) {
    const onChange = (change: string) => identities.changed(change);
    app.addHook('onClose', hearChanges({ watch, onChange, of: 'identities', log }));
  }
  // Without a database, the key is this process's own.
  const keys = new SigningKeys((name) => secrets?.sharedSecret(name) ?? Promise.resolve(randomBytes(32)));
  keysRoute(app, keys, headers);
  // Asked for ahead, so that they are kept.
  if (keep) keeper.onExchange(() => void keys.published().catch(() => undefined));
  const visitors = whoAsks({ keeper, overrides, identities, devRemotes });
  const services = passToServices(app, {
    keeper,
    identities,
    keys,
    permissionsIn: slotPermissions(visitors.viewOf),
    https,
    common: headers,
    mostStreams: options.mostStreams,
    breaker: options.serviceBreaker,
    hosts: options.serviceHosts,
  });
  apiRoutes(app, {
    api: options.api,
    mostStreams: options.mostStreams,
    demo,
    https,
    headers,
    tenantOf,
    around: (scope) => addRows(scope, visitors),
  });
  crawlerRoutes(app, { keeper, https, headers });
  // A developer's server shows its pages by scripts alone.
  const rendering = devRemotes ? undefined : options.rendering;
  const pages = rendering && new PageRenderer(app, { ...rendering, assets, demo, log });
  if (pages) keeper.onExchange(() => keeper.catalog && pages.prepare(keeper.catalog));
  const stopFollowing = rendering?.watchContent && pages?.follow(rendering.watchContent);
  const documents = { keeper, published, overrides, tickets, demo, https, devRemotes, files: assets, pages };
  documentRoutes(app, documents);

  let stopMetrics = () => {};
  app.addHook('onClose', async () => {
    stopMetrics();
    await stopFollowing?.();
    visitKey.stop();
    if (admin !== app) await admin.close();
    await keeper.stop();
    await kept?.stop();
    await keptSecrets?.settled();
  });
  await keeper.refresh();
  await app.ready();
  if (options.admin) await admin.listen(options.admin);
  if (options.metrics) {
    const { api } = options;
    stateMetrics(registry, { keeper, services, renderer: rendering?.renderer, kept, openStreams, uncaughtErrors });
    const ofApi = api.kind === 'plugin' && api.metrics ? [api.metrics] : [];
    const server = await startMetricsServer({ ...options.metrics, registry: Registry.merge([registry, ...ofApi]) });
    stopMetrics = () => server.close();
  }
  return app;
}
