import { holdDeadline } from '@portal/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface UploadQueueOptions {
  /** The number of requests with one key that go through at once. */
  ofOne: number;
  /** The number of all requests that go through at once. */
  ofAll: number;
  /** The key whose turn a request takes. */
  keyOf: (request: FastifyRequest) => number;
}

/**
 * Lets a limited number of a scope's requests through at once. The others wait, and their bytes stay unread. Each key
 * has its own turn, so a slow sender does not block the others.
 */
export function uploadQueue(scope: FastifyInstance, { ofOne, ofAll, keyOf }: UploadQueueOptions): void {
  const waiting = new Map<FastifyRequest, () => void>();
  const inside = new Map<FastifyRequest, number>();

  function mayEnter(request: FastifyRequest): boolean {
    const key = keyOf(request);
    return inside.size < ofAll && [...inside.values()].filter((one) => one === key).length < ofOne;
  }

  /** Lets in the requests that have waited longest, among those for which there is room. */
  function next(): void {
    for (const [request, enter] of waiting) if (mayEnter(request)) enter();
  }

  function leave(request: FastifyRequest): void {
    waiting.delete(request);
    if (inside.delete(request)) next();
  }

  function enter(request: FastifyRequest): void {
    waiting.delete(request);
    inside.set(request, keyOf(request));
  }

  scope.addHook('onRequest', async (request, reply) => {
    // This also covers a client that leaves in the middle.
    reply.raw.once('close', () => leave(request));
    if (mayEnter(request)) enter(request);
    else {
      const goOn = holdDeadline(reply.raw);
      await new Promise<void>((resolve) =>
        waiting.set(request, () => {
          enter(request);
          resolve();
        }),
      );
      goOn();
    }
    if (reply.raw.destroyed) leave(request);
  });
}
