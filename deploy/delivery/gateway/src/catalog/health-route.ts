import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CatalogKeeper } from './catalog-keeper';

/**
 * `/healthz` says whether the gateway can serve. `/readyz` also says from what: the catalog that the database told, or the
 * one that was kept, because the database was away at the start.
 */
export function healthRoute(app: FastifyInstance, keeper: Pick<CatalogKeeper, 'catalog' | 'source'>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const answer = (reply: FastifyReply, more: Record<string, unknown> = {}) => {
    const ready = !closing && (keeper.catalog?.servable ?? false);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...more });
  };
  app.get('/healthz', (_request, reply) => answer(reply));
  app.get('/readyz', (_request, reply) => {
    const { from = null, since = null, readAt = null } = keeper.source ?? {};
    return answer(reply, { servedFrom: from, since, catalogReadAt: readAt });
  });
}
