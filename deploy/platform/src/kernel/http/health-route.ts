import type { Database } from '@portal/database';
import type { FastifyInstance } from 'fastify';

/** Tells whoever sends calls here whether this process can answer them. It cannot without its database. */
export function healthRoute(app: FastifyInstance, database: Pick<Database, 'ping'>): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
      return { ok: true };
    } catch (err) {
      request.log.warn({ err }, 'the database does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
}
