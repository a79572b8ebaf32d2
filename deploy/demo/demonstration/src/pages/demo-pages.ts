import type { Database } from '@portal/database';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import { isStorable } from '@portal/http';
import { openTasks } from '@portal/platform/src/domain/case/open-tasks';
import type { ConfigChoices } from '@portal/platform/src/kernel/config';
import { demoDataKey } from '@portal/platform/src/kernel/data/demo-data-key';
import { tenantHeader } from '@portal/platform/src/kernel/http/origin';
import { Messenger } from '@portal/platform/src/kernel/outbox/messenger';
import { signedTransport } from '@portal/platform/src/kernel/outbox/signed-transport';
import { Passwords } from '@portal/platform/src/kernel/passwords';
import type { Provider } from '@portal/platform/src/kernel/ports/providers';
import { caseRules, letterPurposes } from '@portal/platform/src/server/collected';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyPluginAsync } from 'fastify';
import { demoConfig } from '../demo-options';
import { demoOutbox, readOutbox } from '../demo-outbox';
import { createAgingPages } from './age-session';
import { startAutomaticReview } from './automatic-review';
import { bankStatement, statementTable } from './bank-statement';
import { createDemoProducts } from './demo-product';
import { createMessageSender } from './demo-sender';
import { outboxPage } from './outbox-page';
import { createOwnTenants, type TenantPlaces } from './own-tenants';
import { createReviewPages } from './review-routes';
import { deskScript, reviewerDesk } from './reviewer-desk';
import { simulatedProviders } from './simulated-providers';

interface Around {
  readonly choices?: ConfigChoices | undefined;
  /** Plays the providers. */
  readonly simulator?: Provider | undefined;
  /** Without them nobody gets a tenant of their own. */
  readonly places?: TenantPlaces | undefined;
  /** The platform's data key, with which staff of their own are sealed. */
  readonly dataKey?: string | undefined;
}

/** The pages that the gateway mounts under `/dev`, only in a demonstration, and the reviewers that it plays. */
export function createDemoPages(
  database: Database,
  { choices = {}, simulator, places, dataKey = demoDataKey }: Around = {},
): FastifyPluginAsync {
  const { db } = database;
  const config = demoConfig(choices);
  const simulated = simulator && simulatedProviders(db, simulator);
  return async (app) => {
    if (database.kind === 'postgres') {
      app.log.warn('demo mode on a PostgreSQL database: every code that is sent can be read at /dev/outbox');
    }
    const transport = signedTransport(db, demoOutbox(db, config.clock));
    const messenger = new Messenger(transport, letterPurposes, (error) => app.log.error({ err: error }, 'not sent'));
    const deciding = { db, config, messenger, passwords: new Passwords(config.password.cost), caseRules };
    const stopReview = startAutomaticReview(deciding, (error) => {
      app.log.warn({ err: error }, 'the demonstration could not decide');
    });
    app.addHook('onClose', async () => {
      await stopReview();
      await messenger.settled();
    });
    app.addHook('preHandler', async ({ params, query, body }, reply) => {
      if (!isStorable([params, query, body])) return reply.code(400).send({ msg: '请求包含无效字符' });
    });
    await app.register(createReviewPages(deciding, simulated));
    await app.register(createAgingPages(database));
    await app.register(createMessageSender(database));
    await app.register(createDemoProducts(database));
    if (places) await app.register(createOwnTenants(database, { places, cost: config.password.cost, dataKey }));
    // With `here` it has only what the tenant at this address sent.
    app.get<{ Querystring: { to?: string; here?: string } }>('/outbox', async ({ query, headers }, reply) => {
      const to = typeof query.to === 'string' && query.to !== '' ? query.to : undefined;
      const tenant = query.here === undefined ? undefined : String(headers[tenantHeader]);
      const entries = await readOutbox(db, to, tenant);
      reply.header('cache-control', 'no-store');
      if (!headers.accept?.includes('text/html')) return entries;
      const now = new Date();
      const tasks = [...(await openTasks(db)), ...((await simulated?.transfers()) ?? [])];
      // The page goes on without the simulator.
      const nextFace = (await simulated?.nextFace().catch(() => null)) ?? null;
      const desk = `${reviewerDesk({ tasks, nextFace, rules: caseRules }, now)}\n${statementTable(await bankStatement(db))}`;
      const { html, policy } = outboxPage({ entries, to: to ?? '', desk, script: deskScript });
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    });
    app.get('/statement', async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return bankStatement(db);
    });

    /**
     * Somebody who logs in again and again starts with clean counters: those of the tenant at this address, and those of
     * people and addresses, which name no tenant.
     */
    app.post('/limits/reset', async ({ headers }) => {
      const ofTenant = `:${headers[tenantHeader] ?? config.defaultTenant}:`;
      const isHere = (key: AnyPgColumn) => sql`(strpos(${key}, ${ofTenant}) > 0 or strpos(${key}, 'localhost') = 0)`;
      await db.delete(rateCounter).where(isHere(rateCounter.counterKey));
      await db.delete(failureGuard).where(isHere(failureGuard.guardKey));
      return { ok: true };
    });
  };
}
