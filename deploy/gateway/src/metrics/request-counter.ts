import type { FastifyInstance } from 'fastify';
import type { RequestCount } from './metrics-text';

const known = new Set(['api', 'assets', 'brand', 'standalone', 'dev', 'healthz', '-']);

/** What an address is counted as: a page, or the first part of an address that is none. */
function routeOf(url: string): string {
  const first = /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
  return known.has(first) ? first : 'page';
}

/** Counts answers by kind of address and by hundreds of the status. */
export function requestCounter(app: FastifyInstance): () => RequestCount[] {
  const counts = new Map<string, RequestCount>();
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request.url);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const before = counts.get(`${route} ${status}`) ?? { route, status, count: 0, seconds: 0 };
    counts.set(`${route} ${status}`, {
      ...before,
      count: before.count + 1,
      seconds: before.seconds + reply.elapsedTime / 1000,
    });
  });
  return () => [...counts.values()];
}
