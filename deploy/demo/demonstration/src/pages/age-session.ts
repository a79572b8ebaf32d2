import type { Database } from '@portal/database';
import { session } from '@portal/database/schema/platform';
import { hashOf } from '@portal/platform/src/kernel/data/new-code';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

const longAgo = new Date(0);

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.match(/^Bearer (.+)$/)?.[1];
}

/**
 * For a demonstration, mounted under `/dev`: a change that takes a quarter of an hour happens at once to the session
 * whose token is sent. `POST /session/idle`: the session was idle for longer than the limit. `POST /session/expire`:
 * its access token is too old, and only the refresh token is still valid.
 */
export function createAgingPages({ db }: Database): FastifyPluginAsync {
  return async (app) => {
    const age = (path: string, change: Partial<typeof session.$inferInsert>) =>
      app.post(path, async (request, reply) => {
        const token = bearerOf(request);
        if (token === undefined) return reply.code(401).send({ ok: false });
        await db
          .update(session)
          .set(change)
          .where(eq(session.accessHash, hashOf(token)));
        return { ok: true };
      });
    age('/session/idle', { lastActiveAt: longAgo });
    age('/session/expire', { accessExpiresAt: longAgo });
  };
}
