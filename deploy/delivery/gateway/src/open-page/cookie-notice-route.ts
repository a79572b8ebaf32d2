import { gatewayAddresses } from '@portal/shared/open-page';
import type { FastifyInstance } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { cookieNoticeRead } from '../document/cookie-notice';
import { sendFault } from '../http/send-fault';
import { ownPagePath } from '../override/link-path';

export interface CookieNoticeOptions {
  readonly keeper: Pick<CatalogKeeper, 'catalog'>;
  readonly https: boolean;
}

/** Somebody has read the line about cookies. Without a script the form leads back to the page. */
export function cookieNoticeRoute(app: FastifyInstance, { keeper, https }: CookieNoticeOptions): void {
  app.register(async (scope) => {
    // The form has no fields.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 }, (_request, body, done) => done(null, body));
    scope.post(gatewayAddresses.cookieNotice, (request, reply) => {
      const tenant = keeper.catalog?.tenantOf(request.host);
      if (!tenant) return sendFault(reply, 400);
      const { back } = request.query as { readonly back?: unknown };
      const to = (typeof back === 'string' && ownPagePath(back)) || '/';
      reply.header('cache-control', 'no-store').header('set-cookie', cookieNoticeRead(tenant, https));
      return reply.redirect(to, 303);
    });
  });
}
