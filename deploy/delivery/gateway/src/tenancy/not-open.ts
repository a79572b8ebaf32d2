import type { CatalogTenant } from '@portal/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notePage, noteRefusal } from '../http/note-answer';
import { pathOf } from '../http/path-of';
import { randomText } from '../http/random-text';
import { sendFault } from '../http/send-fault';
import { type NotOpenTenant, notOpenPage, notOpenPolicy, notOpenSentence } from './not-open-page';

/**
 * Not for customers: the probes of machines, which may ask by the default tenant's name; files, which hold no data of
 * anyone; command lines and testers' links, which bring their own proof; providers' callbacks; the demonstration's pages.
 */
const forOthers =
  /^\/(?:healthz|readyz|assets|brand|dev|-\/(?:api|explain|jwks\.json|override)|api\/callbacks)(?:[/?]|$)/;
/** The API may read such an address as that of another call. */
const winding = /\.\.|%2e|\\|%5c/i;
const notPages = /^\/(?:-|api)(?:[/?]|$)/;

/** Crawlers come again later to a tenant that will open, and forget one that was closed. */
const statuses = { preparing: 503, closed: 410 } as const;
const lookAgainAfter = '3600';

const isNotOpen = (tenant: CatalogTenant | undefined): tenant is NotOpenTenant =>
  tenant !== undefined && tenant.state !== 'open';

export interface NotOpenOptions {
  tenantOf: (host: string) => CatalogTenant | undefined;
  /** The gateway itself asks the API, for example to store a tenant's texts. */
  isOwn: (request: FastifyRequest) => boolean;
  /** A tester's link lets one browser look at a tenant before it opens. */
  isTester: (tenant: CatalogTenant, cookie: string | undefined) => Promise<boolean>;
  headers: Record<string, string>;
}

/** Where a tenant is not open, customers get one page at every address, and no call. */
export function notOpen(app: FastifyInstance, { tenantOf, isOwn, isTester, headers }: NotOpenOptions): void {
  function answer(tenant: NotOpenTenant, { url }: FastifyRequest, reply: FastifyReply): void {
    const { state } = tenant;
    noteRefusal(reply, 'not_open');
    if (state === 'preparing') reply.header('retry-after', lookAgainAfter);
    reply.headers({ ...headers, 'x-robots-tag': 'noindex' });
    if (notPages.test(url)) {
      sendFault(reply, 503, notOpenSentence(tenant));
      return;
    }
    const nonce = randomText();
    notePage(reply, 'fault');
    reply
      .code(statuses[state])
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': notOpenPolicy(nonce),
        'cross-origin-opener-policy': 'same-origin',
      })
      .send(notOpenPage(tenant, nonce));
  }

  const isForOthers = (request: FastifyRequest) =>
    (forOthers.test(request.url) && !winding.test(pathOf(request.url))) || isOwn(request);

  app.addHook('onRequest', (request, reply, done) => {
    const tenant = tenantOf(request.host);
    if (!isNotOpen(tenant) || isForOthers(request)) return done();
    if (tenant.state === 'closed') return answer(tenant, request, reply);
    isTester(tenant, request.headers.cookie).then((yes) => (yes ? done() : answer(tenant, request, reply)), done);
  });
}
