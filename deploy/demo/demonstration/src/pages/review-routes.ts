import type { Deciding } from '@portal/platform/src/domain/case/case-rules';
import { decide } from '@portal/platform/src/domain/case/decide';
import { openTasks } from '@portal/platform/src/domain/case/open-tasks';
import { HttpError } from '@portal/platform/src/kernel/http/http-error';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Simulated } from './simulated';

const decisionBody = z.strictObject({
  taskId: z.string().max(64),
  outcome: z.enum(['approve', 'return', 'reject']),
  reason: z.string().max(500).default(''),
  reasons: z.record(z.string().max(64), z.string().max(200)).default({}),
});
const faceBody = z.strictObject({ reason: z.string().max(200) });

/**
 * The reviewer's desk of a demonstration, mounted under `/dev` beside the outbox: `GET /reviews` lists the open tasks,
 * `POST /reviews/decide` decides one, `POST /reviews/face` sets the end of the next face check.
 */
export function createReviewPages(deciding: Deciding, simulated: Simulated | undefined): FastifyPluginAsync {
  const { db } = deciding;
  return async (app) => {
    app.get('/reviews', async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return [...(await openTasks(db)), ...((await simulated?.transfers()) ?? [])];
    });
    app.post('/reviews/decide', async (request, reply) => {
      const body = decisionBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ ok: false });
      const { taskId, ...decision } = body.data;
      try {
        const played = await simulated?.decide(taskId, decision);
        if (typeof played === 'boolean') return { ok: played };
        return { ok: await decide(deciding, taskId, decision, new Date()) };
      } catch (error) {
        // For example, the request has left the state meanwhile.
        if (error instanceof HttpError) return { ok: false, msg: error.message };
        throw error;
      }
    });
    app.post('/reviews/face', async (request, reply) => {
      const body = faceBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ ok: false });
      await simulated?.planFace(body.data.reason);
      return { ok: simulated !== undefined };
    });
  };
}
