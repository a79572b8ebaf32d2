import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DevRemoteTable, withDevRemotes } from '../dev/dev-remotes';
import { acceptedEncodings } from '../http/accepted-encodings';
import { pathOf } from '../http/path-of';
import type { QuickAnswer } from '../http/quick-answers';
import { sendFault } from '../http/send-fault';
import type { Overrides } from '../override/overrides';
import { standaloneViewOf } from '../selection/tenant-view';
import type { PublishedReleases } from '../site/published-releases';
import type { SiteKeeper } from '../site/site-keeper';
import { standaloneAddressOf } from '../site/standalone-address';
import { standaloneRelease } from '../site/standalone-release';
import { type RequestView, viewForRequest } from '../site/view-for-request';
import { holdsToken } from '../visitor/holds-token';
import { viewForDocument } from '../visitor/view-for-document';
import { documentSender } from './document-sender';

export interface DocumentRoutesOptions {
  keeper: SiteKeeper;
  published: Pick<PublishedReleases, 'find'>;
  overrides: Overrides;
  https: boolean;
  devRemotes: DevRemoteTable | undefined;
}

/** Addresses below these are never pages, so that a missing file or call is not answered with one. */
const elsewhere = '-|api|assets|brand|dev|healthz';
const notPages = new RegExp(`^/(?:${elsewhere})(?:/|$)`);

/** Of letters, digits and little else, and a page of the portal: what any other address means is for the framework to say. */
const plainPage = new RegExp(`^/(?!(?:${elsewhere}|standalone)(?:/|$))[\\w/.-]*$`);

/** Also answers quickly what nearly every request for a page is. */
export function documentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): QuickAnswer {
  const { keeper, published, overrides, https, devRemotes } = options;
  const { send, answer, sendFaultPage } = documentSender({ https, development: devRemotes !== undefined });

  async function answerStandalone(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const now = viewForRequest(keeper, request);
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
    // The harness opens every page to whoever comes.
    const template = devRemotes
      ? documents.make(standaloneViewOf(tenant, { slot, basePath }, release), path, true)
      : documents.find(now.site.standaloneViewOf(tenant, { slot, basePath }, release), path, true);
    send(request, reply, template);
  }

  async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { site, tenant }: RequestView,
  ): Promise<void> {
    const path = pathOf(request.url);
    const own = devRemotes ? await withDevRemotes(tenant, devRemotes, request.log) : tenant;
    const view = await overrides.apply(own, request.headers.cookie);
    const token = holdsToken(request.headers.cookie);
    const template =
      view === tenant ? site.documents.find(tenant, path, token) : site.documents.make(view, path, token);
    send(request, reply, template, view.override?.origin);
  }

  for (const url of ['/standalone', '/standalone/*']) app.get(url, answerStandalone);

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (notPages.test(path)) {
      sendFault(reply, 404);
      return;
    }
    const { now, cookie } = viewForDocument(keeper, request, https);
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    if (!now) return sendFaultPage(reply, 503);
    // Nearly every request: nothing to wait for, and so nothing that is awaited.
    if (!devRemotes && !overrides.mayApply(request.headers.cookie)) {
      send(request, reply, now.site.documents.find(now.tenant, path, holdsToken(request.headers.cookie)));
      return;
    }
    return answerPage(request, reply, now);
  });

  return (call) => {
    const { headers } = call.request;
    const path = pathOf(call.url);
    if (devRemotes || !plainPage.test(path)) return undefined;
    // Which host was meant is known only to who knows the proxies.
    if (headers['x-forwarded-host'] !== undefined || overrides.mayApply(headers.cookie)) return undefined;
    if (!acceptedEncodings(headers['accept-encoding']).gzip) return undefined;
    const { host } = call;
    const { now, cookie } = viewForDocument(keeper, { host, headers }, https);
    return now && answer(call, now.site.documents.find(now.tenant, path, holdsToken(headers.cookie)), cookie);
  };
}
