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
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request.url);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const key = `${route} ${status}`;
    const counted = counts.get(key) ?? { route, status, count: 0, seconds: 0 };
    counted.count += 1;
    counted.seconds += reply.elapsedTime / 1000;
    counts.set(key, counted);
    done();
  });
  return () => [...counts.values()].map((counted) => ({ ...counted }));
}
