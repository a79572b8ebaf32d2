import type { Database } from '@portal/database';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import type { FastifyPluginAsync } from 'fastify';
import { type ConfigChoices, platformConfig } from '../core/config';
import { readOutbox } from '../core/outbox/demo-outbox';
import { openFaces, openTasks } from '../features/review/decide';
import { createReviewPages } from '../features/review/review-routes';
import { deskScript, reviewerDesk } from '../features/review/reviewer-desk';
import { createAgingPages } from './age-session';
import { createDemoProducts } from './demo-product';
import { createMessageSender } from './demo-sender';
import { outboxPage } from './outbox-page';

/** The pages that the gateway mounts under `/dev`, only in a demonstration. */
export function createDemoPages(database: Database, choices: ConfigChoices = {}): FastifyPluginAsync {
  return async (app) => {
    await app.register(createReviewPages(database, platformConfig(choices)));
    await app.register(createAgingPages(database));
    await app.register(createMessageSender(database));
    await app.register(createDemoProducts(database));
    app.get<{ Querystring: { to?: string } }>('/outbox', async (request, reply) => {
      const to = typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to : undefined;
      const entries = await readOutbox(database.db, to);
      reply.header('cache-control', 'no-store');
      if (!request.headers.accept?.includes('text/html')) return entries;
      const now = new Date();
      const desk = reviewerDesk(await openTasks(database.db), await openFaces(database.db, now), now);
      const { html, policy } = outboxPage({ entries, to: to ?? '', desk, script: deskScript });
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
