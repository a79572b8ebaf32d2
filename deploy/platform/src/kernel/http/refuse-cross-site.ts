import type { FastifyInstance } from 'fastify';
import { outOfPlace } from './http-error';

/**
 * The token travels in a header, so another site cannot use it. The server also refuses the requests that another site
 * could make without a token. Clients other than browsers do not send `sec-fetch-site`.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(request.headers['sec-fetch-site'] === 'cross-site' ? outOfPlace('不允许跨站请求') : undefined);
  });
}
