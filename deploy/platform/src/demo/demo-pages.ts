import type { Database } from '@portal/database';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import type { FastifyPluginAsync } from 'fastify';
import type { ConfigChoices } from '../core/config';
import { demoOutbox, readOutbox } from '../core/outbox/demo-outbox';
import { Messenger } from '../core/outbox/messenger';
import { signedCarrier } from '../core/outbox/signed-carrier';
import { Passwords } from '../core/passwords';
import type { Provider } from '../core/ports/providers';
import { openTasks } from '../features/review/open-tasks';
import { createReviewPages } from '../features/review/review-routes';
import { deskScript, reviewerDesk } from '../features/review/reviewer-desk';
import { createAgingPages } from './age-session';
import { startAutomaticReview } from './automatic-review';
import { bankStatement, statementTable } from './bank-statement';
import { createDemoProducts } from './demo-product';
import { createMessageSender } from './demo-sender';
import { demoConfig } from './demonstration';
import { outboxPage } from './outbox-page';
import { simulatedProviders } from './simulated-providers';

/**
 * The pages that the gateway mounts under `/dev`, only in a demonstration, and the reviewers that it plays; with the
 * simulator that plays providers.
 */
export function createDemoPages(
  database: Database,
  choices: ConfigChoices = {},
  simulator?: Provider | undefined,
): FastifyPluginAsync {
  const { db } = database;
  const config = demoConfig(choices);
  const simulated = simulator && simulatedProviders(db, simulator);
  return async (app) => {
    if (database.kind === 'postgres') {
      app.log.warn('demo mode on a PostgreSQL database: every code that is sent can be read at /dev/outbox');
    }
    const carrier = signedCarrier(db, demoOutbox(db, config.clock));
    const messenger = new Messenger(carrier, (error) => app.log.error({ err: error }, 'not sent'));
    const deciding = { db, config, messenger, passwords: new Passwords(config.password.cost) };
    const stopReview = startAutomaticReview(deciding, (error) => {
      app.log.warn({ err: error }, 'the demonstration could not decide');
    });
    app.addHook('onClose', async () => {
      await stopReview();
      await messenger.settled();
    });
    await app.register(createReviewPages(deciding, simulated));
    await app.register(createAgingPages(database));
    await app.register(createMessageSender(database));
    await app.register(createDemoProducts(database));
    app.get<{ Querystring: { to?: string } }>('/outbox', async (request, reply) => {
      const to = typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to : undefined;
      const entries = await readOutbox(db, to);
      reply.header('cache-control', 'no-store');
      if (!request.headers.accept?.includes('text/html')) return entries;
      const now = new Date();
      const tasks = [...(await openTasks(db)), ...((await simulated?.transfers()) ?? [])];
      // The page goes on without the simulator.
      const nextFace = (await simulated?.nextFace().catch(() => null)) ?? null;
      const desk = `${reviewerDesk(tasks, nextFace, now)}\n${statementTable(await bankStatement(db))}`;
      const { html, policy } = outboxPage({ entries, to: to ?? '', desk, script: deskScript });
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    });
    app.get('/statement', async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return bankStatement(db);
    });

    /** Tests that log in again and again start with clean counters. */
    app.post('/limits/reset', async () => {
      await db.delete(rateCounter);
      await db.delete(failureGuard);
      return { ok: true };
    });
  };
}
