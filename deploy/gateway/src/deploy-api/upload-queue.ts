import { holdDeadline } from '@portal/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface UploadQueueOptions {
  /** How many of one key go through at once. */
  ofOne: number;
  /** How many of all. */
  ofAll: number;
  /** Whose turn a request takes. */
  keyOf: (request: FastifyRequest) => number;
}

/**
 * Lets so many requests of a scope through at once; the others wait, their bytes unread. Each key has a turn of its own:
 * who sends slowly keeps nobody else waiting.
 */
export function uploadQueue(scope: FastifyInstance, { ofOne, ofAll, keyOf }: UploadQueueOptions): void {
  const waiting = new Map<FastifyRequest, () => void>();
  const inside = new Map<FastifyRequest, number>();

  function mayEnter(request: FastifyRequest): boolean {
    const key = keyOf(request);
    return inside.size < ofAll && [...inside.values()].filter((one) => one === key).length < ofOne;
  }

  /** Whoever has waited longest among those for whom there is room. */
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
    // Also where the client went away in the middle.
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
