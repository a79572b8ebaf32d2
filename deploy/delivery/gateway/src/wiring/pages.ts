import type { KnownError } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { assetRoutes } from '../assets/asset-routes';
import { brandRoutes } from '../assets/brand-routes';
import { healthRoute } from '../catalog/health-route';
import { crawlerRoutes } from '../crawlers/crawler-routes';
import { devRoutes } from '../dev/dev-routes';
import { documentRoutes } from '../document/document-routes';
import { ErrorForwarder } from '../forward/error-forwarder';
import type { GatewayOptions } from '../gateway-options';
import { OutsideServers } from '../http/outside-server';
import { ErrorCollector } from '../loads/error-collector';
import { ReportCollector } from '../loads/report-collector';
import { keepReports } from '../loads/report-keeper';
import { VisitCollector } from '../loads/visit-collector';
import { VitalsCollector } from '../loads/vitals-collector';
import { bootRoute } from '../open-page/boot-route';
import { cookieNoticeRoute } from '../open-page/cookie-notice-route';
import { releaseStream } from '../open-page/release-stream';
import { reportRoute } from '../open-page/report-route';
import { deskOrigin } from '../operators/desk-origin';
import { overrideRoutes } from '../override/override-routes';
import { PageRenderer } from '../rendering/page-renderer';
import type { Figures } from './figures';
import type { Selected } from './selected';

/** What draws public pages; undefined where every page begins with its shell. */
export function drawing(
  app: FastifyInstance,
  { demo, devRemotes, ...options }: GatewayOptions,
  { keeper, assets }: Selected,
  { rendered }: Figures,
) {
  // A developer's server shows its pages by scripts alone.
  const rendering = devRemotes ? undefined : options.rendering;
  const drawn = rendering && new PageRenderer(app, { ...rendering, assets, demo, log: app.log, rendered });
  if (drawn) keeper.onExchange(() => keeper.catalog && drawn.prepare(keeper.catalog));
  const stopFollowing = rendering?.watchContent && drawn?.follow(rendering.watchContent);
  return { drawn, renderer: rendering?.renderer, stop: async () => stopFollowing?.() };
}

/** Documents with their files, and what search engines ask for. */
export function pages(
  app: FastifyInstance,
  options: GatewayOptions,
  selected: Selected,
  drawn: PageRenderer | undefined,
): void {
  const { demo, https, devRemotes } = options;
  const { keeper, assets, brandFiles, tenantOf, published, overrides, tickets, headers } = selected;
  healthRoute(app, keeper);
  assetRoutes(app, { store: assets, isOfStaff: (host) => tenantOf(host)?.audience === 'staff' });
  brandRoutes(app, brandFiles);
  crawlerRoutes(app, { keeper, https, headers });
  if (devRemotes) devRoutes(app, devRemotes);

  documentRoutes(app, { keeper, published, overrides, tickets, demo, https, devRemotes, files: assets, pages: drawn });
}

/** What an open page asks and tells, and the links that swap one of its remotes. */
export function openPages(app: FastifyInstance, options: GatewayOptions, selected: Selected, figures: Figures) {
  const { delivery, demo, https, publicUrl, maxStreams } = options;
  const { keeper, overrides, tickets, headers } = selected;
  const { log } = app;
  bootRoute(app, { keeper, overrides, tickets, demo, headers });
  cookieNoticeRoute(app, { keeper, https });
  overrideRoutes(app, { keeper, overrides, delivery, https, headers });
  const openStreams = releaseStream(app, { keeper, headers, maxStreams });

  const collector = new ReportCollector();
  const visits = new VisitCollector();
  const errors = new ErrorCollector();
  const vitals = new VitalsCollector();
  reportRoute(app, {
    keeper,
    tickets,
    take(tenant, report, teller, browser) {
      if ('vitals' in report) {
        if (vitals.take(tenant, report)) figures.pages.countVitals(report);
        return;
      }
      const { ticket: _, ...told } = report;
      const about = { tenant: tenant.code, report: told };
      if ('failure' in report) {
        if (!errors.takeCall(tenant, report, teller, browser)) return;
        figures.pages.countCall(report);
        log.warn(about, 'a call of a page failed');
        return;
      }
      const isNews = 'crash' in report && errors.take(tenant, report, teller, browser);
      const counts = collector.take(tenant, report, teller);
      if (counts) {
        visits.take(tenant, report, teller);
        figures.loads.count(tenant.code, report);
      }
      if ('crash' in report) {
        if (isNews || counts) log.warn(about, 'a release crashed in a page');
      } else if (counts && report.outcome !== 'loaded') log.warn(about, 'a remote did not load');
    },
  });
  const forward = forwarding(app, options);
  const desk = () => deskOrigin(keeper.catalog?.tenants ?? [], publicUrl);
  const onErrors = forward && ((kept: readonly KnownError[]) => forward.take(kept));
  const errorDays = options.errors?.days;
  if (delivery)
    app.addHook(
      'onClose',
      keepReports({ delivery, collector, visits, errors, vitals, errorDays, onErrors, desk, log }),
    );

  return { openStreams, forward };
}

/** Who sends errors on; undefined where nobody asked for it. */
function forwarding(app: FastifyInstance, { errors, hookHosts }: GatewayOptions): ErrorForwarder | undefined {
  const dsn = errors?.forward;
  if (!dsn) return undefined;
  const servers = new OutsideServers(hookHosts);
  const forward = new ErrorForwarder({ dsn, servers, log: app.log });
  app.addHook('onClose', async () => {
    await forward.stop();
    await servers.close();
  });
  return forward;
}
