import type { FastifyInstance } from 'fastify';
import { outOfPlace } from './refusal';

/**
 * The token travels in a header, so another site cannot ride on it; what it could still do without one is refused as
 * well. Clients that are no browsers send no such header.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(request.headers['sec-fetch-site'] === 'cross-site' ? outOfPlace('不允许跨站请求') : undefined);
  });
}
