import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DevRemoteTable, withDevRemotes } from '../dev/dev-remotes';
import { acceptedEncodings } from '../http/accepted-encodings';
import { pathOf } from '../http/path-of';
import { sendFault } from '../http/send-fault';
import { standaloneViewOf, type TenantView } from '../selection/tenant-view';
import type { PublishedReleases } from '../site/published-releases';
import type { Site } from '../site/site';
import type { SiteKeeper } from '../site/site-keeper';
import { standaloneAddressOf } from '../site/standalone-address';
import { standaloneRelease } from '../site/standalone-release';
import { contentSecurityPolicy, documentHeaders } from './document-policy';
import { faultPage, faultPagePolicy } from './fault-page';
import { newNonce } from './nonce';
import type { NonceTemplate } from './nonce-template';

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
  const { keeper, published, devRemotes } = options;
  const circumstances = { https: options.https, development: devRemotes !== undefined };
  const headers = documentHeaders(circumstances);
  const policy = contentSecurityPolicy(circumstances);

  function send(request: FastifyRequest, reply: FastifyReply, template: NonceTemplate): FastifyReply {
    const nonce = newNonce();
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', policy(nonce, request.host));
    if (!acceptedEncodings(request.headers['accept-encoding']).gzip) return reply.send(template.plain(nonce));
    return reply.header('content-encoding', 'gzip').send(template.gzip(nonce));
  }

  function sendFaultPage(reply: FastifyReply, status: number, title: string, sentence: string): FastifyReply {
    if (status === 503) reply.header('retry-after', '5');
    reply.code(status).headers({ ...headers, 'content-security-policy': faultPagePolicy });
    return reply.send(faultPage(title, sentence));
  }

  function sendUnavailable(reply: FastifyReply): FastifyReply {
    return sendFaultPage(reply, 503, '服务暂时不可用', '系统正在启动或维护，请稍后刷新页面。');
  }

  function served(request: FastifyRequest): Served | undefined {
    const site = keeper.site;
    const entry = site?.tenantOf(request.host);
    const tenant = entry && site?.viewOf(entry);
    return site && tenant ? { site, tenant } : undefined;
  }

  async function answerStandalone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const now = served(request);
    if (!now) return sendUnavailable(reply);
    const address = standaloneAddressOf(pathOf(request.url));
    const tenant = devRemotes ? await withDevRemotes(now.tenant, devRemotes, request.log) : now.tenant;
    const release = address && (await standaloneRelease(tenant, address, published));
    if (!address || !release)
      return sendFaultPage(reply, 404, '没有这个模块或版本', '请检查地址中的模块名称和构建编号。');
    const { slot, basePath, path } = address;
    const { documents } = now.site;
    const template = devRemotes
      ? documents.make(standaloneViewOf(tenant, { slot, basePath }, release), path)
      : documents.find(now.site.standaloneViewOf(tenant, { slot, basePath }, release), path);
    return send(request, reply, template);
  }

  for (const url of ['/standalone', '/standalone/*']) app.get(url, answerStandalone);

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (notPages.test(path)) return sendFault(reply, 404);
    const now = served(request);
    if (!now) return sendUnavailable(reply);
    if (!devRemotes) return send(request, reply, now.site.documents.find(now.tenant, path));
    return withDevRemotes(now.tenant, devRemotes, request.log).then((tenant) =>
      send(request, reply, now.site.documents.make(tenant, path)),
    );
  });
}
