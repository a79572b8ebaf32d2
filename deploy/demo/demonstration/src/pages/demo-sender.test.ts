import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { message } from '@portal/database/schema/platform';
import { openDemoDatabase } from '@portal/platform/src/testing/demo-database';
import { inArray } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { demoTenants } from '../seed/demo-tenant';
import { createMessageSender } from './demo-sender';

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openDemoDatabase();
  app = fastify();
  await app.register(createMessageSender(database), { prefix: '/dev' });
}, 240_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const send = (payload: object, tenant = demoTenants[0]?.code ?? '') =>
  app.inject({ method: 'POST', url: '/dev/messages', payload, headers: { 'x-portal-tenant': tenant } });

test('sends to every company of the receiver, cleaned like any other message', async () => {
  const { ok, ids } = (
    await send({ to: '13800000002', title: '通知', content: '<img src=x onerror=alert(1)>甲' })
  ).json();
  expect(ok).toBe(true);
  const rows = await database.db.select().from(message).where(inArray(message.id, ids));
  expect(rows).toHaveLength(3);
  for (const { content } of rows) expect(content).not.toContain('onerror');
});

test('knows nobody of another tenant, and refuses what is no message', async () => {
  expect((await send({ to: '13800000002', title: '通知' }, 'nowhere')).json()).toEqual({ ok: false, ids: [] });
  expect((await send({ to: '13800000002', title: '' })).statusCode).toBe(400);
  expect((await send({ to: '13800000002', title: '通知', linkUri: '//evil.example' })).statusCode).toBe(400);
});
