import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets so many requests of a scope through at once; the others wait, their bytes unread. */
export function uploadQueue(scope: FastifyInstance, atOnce: number): void {
  const waiting: (() => void)[] = [];
  const inside = new WeakSet<FastifyRequest>();
  let free = atOnce;

  function leave(request: FastifyRequest): void {
    if (!inside.delete(request)) return;
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  scope.addHook('onRequest', async (request, reply) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    inside.add(request);
    // Also where the client went away in the middle.
    reply.raw.once('close', () => leave(request));
    if (reply.raw.destroyed) leave(request);
  });
}
