import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DevRemoteTable, withDevRemotes } from '../dev/dev-remotes';
import { pathOf } from '../http/path-of';
import { sendFault } from '../http/send-fault';
import { standaloneViewOf, type TenantView } from '../selection/tenant-view';
import type { PublishedReleases } from '../site/published-releases';
import type { Site } from '../site/site';
import type { SiteKeeper } from '../site/site-keeper';
import { standaloneAddressOf } from '../site/standalone-address';
import { standaloneRelease } from '../site/standalone-release';
import { documentSender } from './document-sender';

export interface DocumentRoutesOptions {
  keeper: SiteKeeper;
  published: Pick<PublishedReleases, 'find'>;
  https: boolean;
  devRemotes: DevRemoteTable | undefined;
}

/** Addresses below these are never pages, so that a missing file or call is not answered with one. */
const notPages = /^\/(?:api|assets|brand|dev|healthz)(?:\/|$)/;

interface Served {
  site: Site;
  tenant: TenantView;
}

export function documentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  const { keeper, published, https, devRemotes } = options;
  const { send, sendFaultPage } = documentSender({ https, development: devRemotes !== undefined });

  function served(request: FastifyRequest): Served | undefined {
    const site = keeper.site;
    const entry = site?.tenantOf(request.host);
    const tenant = entry && site?.viewOf(entry);
    return site && tenant ? { site, tenant } : undefined;
  }

  async function answerStandalone(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = served(request);
    if (!now) return sendFaultPage(reply, 503);
    const requested = pathOf(request.url);
    // Pages of the host's own below /standalone, such as the gallery of components.
    if (now.tenant.host.pages.find(requested)) return answerPage(request, reply, now);
    const address = standaloneAddressOf(requested);
    const tenant = devRemotes ? await withDevRemotes(now.tenant, devRemotes, request.log) : now.tenant;
    const release = address && (await standaloneRelease(tenant, address, published));
    if (!address || !release) return sendFaultPage(reply, 404);
    const { slot, basePath, path } = address;
    const { documents } = now.site;
    const template = devRemotes
      ? documents.make(standaloneViewOf(tenant, { slot, basePath }, release), path)
      : documents.find(now.site.standaloneViewOf(tenant, { slot, basePath }, release), path);
    send(request, reply, template);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, { site, tenant }: Served): Promise<void> {
    const path = pathOf(request.url);
    if (!devRemotes) return send(request, reply, site.documents.find(tenant, path));
    const view = await withDevRemotes(tenant, devRemotes, request.log);
    send(request, reply, site.documents.make(view, path));
  }

  for (const url of ['/standalone', '/standalone/*']) app.get(url, answerStandalone);

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const now = served(request);
    if (notPages.test(path)) sendFault(reply, 404);
    else if (!now) sendFaultPage(reply, 503);
    else return answerPage(request, reply, now);
  });
}
