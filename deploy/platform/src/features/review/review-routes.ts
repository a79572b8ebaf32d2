import type { Database } from '@portal/database';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { PlatformConfig } from '../../core/config';
import { Refusal } from '../../core/http/refusal';
import { demoOutbox } from '../../core/outbox/demo-outbox';
import { Messenger } from '../../core/outbox/messenger';
import { signedCarrier } from '../../core/outbox/signed-carrier';
import { Passwords } from '../../core/passwords';
import { decide, openTasks, planFaceResult } from './decide';

const decisionBody = z.strictObject({
  taskId: z.string().max(64),
  outcome: z.enum(['approve', 'return', 'reject']),
  reason: z.string().max(500).default(''),
  reasons: z.record(z.string().max(64), z.string().max(200)).default({}),
});
const faceBody = z.strictObject({ compCode: z.string().max(64), reason: z.string().max(200) });

/**
 * The reviewer's desk of a demonstration, mounted under `/dev` beside the outbox: `GET /reviews` lists the open tasks,
 * `POST /reviews/decide` decides one, `POST /reviews/face` sets the end of the current face check.
 */
export function createReviewPages(database: Database, config: PlatformConfig): FastifyPluginAsync {
  return async (app) => {
    const { db } = database;
    const carrier = signedCarrier(db, demoOutbox(db, Date.now));
    const messenger = new Messenger(carrier, (error) => app.log.error({ err: error }, 'not sent'));
    const deciding = { db, config, messenger, passwords: new Passwords() };
    app.addHook('onClose', () => messenger.settled());

    app.get('/reviews', async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return openTasks(db);
    });
    app.post('/reviews/decide', async (request, reply) => {
      const body = decisionBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ ok: false });
      const { taskId, ...decision } = body.data;
      try {
        return { ok: await decide(deciding, taskId, decision, new Date()) };
      } catch (error) {
        // For example, the request has left the state meanwhile.
        if (error instanceof Refusal) return { ok: false, msg: error.message };
        throw error;
      }
    });
    app.post('/reviews/face', async (request, reply) => {
      const body = faceBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ ok: false });
      return { ok: await planFaceResult(db, body.data.compCode, body.data.reason) };
    });
  };
}
