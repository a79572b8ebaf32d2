import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { viewForRequest } from '../catalog/view-for-request';
import { escapeHtml } from '../http/escape-html';
import { sendFault } from '../http/send-fault';
import type { TenantView } from '../selection/tenant-view';
import { feed } from './feed';
import { hiddenPaths, publicPages } from './public-pages';
import { readArticles } from './read-articles';
import { robotsText } from './robots-text';
import { sitemap } from './sitemap';

export interface CrawlerRoutesOptions {
  keeper: Pick<CatalogKeeper, 'catalog'>;
  https: boolean;
  headers: Record<string, string>;
}

/** The format allows ten times as many in one list. */
const maxInSitemap = 5_000;
const maxInFeed = 30;
const keptFor = 60_000;

/** Stands for the origin in a kept text. A host may be asked for by many ports, and all of them share the text. */
const origin = '\0';

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';
const feedPath = '/feed.xml';

type Write = (tenant: TenantView, host: string) => Promise<string>;

/** Nobody searches for the pages of the platform's own people. */
const nothing = 'User-agent: *\nDisallow: /\n';

/** The files that search engines and feed readers ask a site for, for each tenant. */
export function crawlerRoutes(app: FastifyInstance, { keeper, https, headers }: CrawlerRoutesOptions): void {
  // A crawler comes with many connections, but the platform is asked only once a minute.
  const kept = new LRUCache<string, Promise<string>>({ max: 500, ttl: keptFor });

  const answer = (path: string, type: string, write: Write) => {
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const now = viewForRequest(keeper, request);
      if (!now) return sendFault(reply, 503);
      if (now.tenant.audience === 'staff' && path !== robotsPath) return sendFault(reply, 404);
      const { host } = request;
      const key = `${now.entry.code}\n${path}`;
      const text = kept.get(key) ?? write(now.tenant, host);
      // Only a new text starts a new minute.
      if (!kept.has(key)) kept.set(key, text);
      try {
        const body = (await text).replaceAll(origin, escapeHtml(`http${https ? 's' : ''}://${host}`));
        return reply
          .headers({ ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=60' })
          .send(body);
      } catch (err) {
        kept.delete(key);
        request.log.warn({ err }, `${path} could not be written`);
        return sendFault(reply.header('retry-after', '60'), 503);
      }
    });
  };

  answer(robotsPath, 'text/plain', async (tenant) =>
    tenant.audience === 'staff' ? nothing : robotsText(hiddenPaths(tenant), origin),
  );
  answer(sitemapPath, 'application/xml', async (tenant, host) =>
    sitemap(origin, publicPages(tenant), await readArticles(app, host, maxInSitemap)),
  );
  answer(feedPath, 'application/atom+xml', async (tenant, host) =>
    feed(origin, tenant.brand.platformName, await readArticles(app, host, maxInFeed)),
  );
}
