import type { FastifyInstance } from 'fastify';
import type { CatalogKeeper } from './catalog-keeper';

export function healthRoute(app: FastifyInstance, keeper: CatalogKeeper): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', (_request, reply) => {
    const ready = !closing && (keeper.catalog?.servable ?? false);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
