import type { Database } from '@portal/database';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import type { FastifyPluginAsync } from 'fastify';
import { createReviewPages } from '../review/review-routes';
import { readOutbox } from './demo-outbox';
import { outboxPage } from './outbox-page';

/** What the gateway mounts under `/dev` in a demonstration, and never elsewhere. */
export function createDemoPages(database: Database): FastifyPluginAsync {
  return async (app) => {
    await app.register(createReviewPages(database));
    app.get<{ Querystring: { to?: string } }>('/outbox', async (request, reply) => {
      const to = typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to : undefined;
      const entries = await readOutbox(database.db, to);
      reply.header('cache-control', 'no-store');
      if (!request.headers.accept?.includes('text/html')) return entries;
      const { html, policy } = outboxPage(entries, to ?? '');
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    });

    /** Tests that log in again and again start with clean counters. */
    app.post('/limits/reset', async () => {
      await database.db.delete(rateCounter);
      await database.db.delete(failureGuard);
      return { ok: true };
    });
  };
}
