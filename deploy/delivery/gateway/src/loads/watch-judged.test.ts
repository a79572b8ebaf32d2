import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { createReleases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { accountRelease, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { startedGateway } from '../testing/started-gateway';
import { openPage, openPageWith, type PageOutcome } from '../testing/telling-page';

/** Two gateways on one database, behind one trusted proxy. */

jest.setTimeout(patience * 2);

const slot = '/tenants/localhost/slots/account';
const trusted = { trustProxy: '127.0.0.1' };
const apart = (net: number) => (n: number) => `10.${net}.${n}.7`;
const loaded: PageOutcome = { outcome: 'loaded' };
const crash: PageOutcome = { crash: 'render' };

let databases: Database[] = [];
let drop: () => Promise<void>;
let first: Delivered;
let second: FastifyInstance;

beforeAll(async () => {
  if (!postgresAvailable) return;
  const created = await createPostgresDatabase();
  drop = created.drop;
  const [one, two] = await Promise.all([openDatabase({ url: created.url }), openDatabase({ url: created.url })]);
  databases = [one, two];
  first = await deliveredGateway(one, trusted);
  const releases = createReleases(two);
  second = await startedGateway({ releases, delivery: releases, ...trusted });
  for (const build of ['r2', 'r3', 'r4']) await first.upload(accountRelease(build));
});
afterAll(async () => {
  await first?.gateway.close();
  await second?.close();
  for (const database of databases) await database.close();
  await drop?.();
});

const onServer = postgresAvailable ? test : test.skip;

const runs = async () => (await openPage(first.gateway, { address: '10.99.0.1' })).build;
const assign = async (build: string, more: object = {}) => {
  expect((await first.call('PUT', slot, { release: `account@${build}`, ...more })).status).toBe(200);
  for (const gateway of [first.gateway, second])
    await until(async () => (await openPage(gateway, { address: '10.99.0.2' })).build === build);
};
/** Visitors open their pages at both gateways in turn, and all have one before the first of them tells. */
const visit = async (count: number, build: string, addressOf: (n: number) => string, ...told: PageOutcome[]) => {
  const pages = [];
  for (let n = 0; n < count; n += 1)
    pages.push(await openPageWith(n % 2 ? second : first.gateway, build, { address: addressOf(n) }));
  for (const page of pages) for (const one of told) expect(await page.tell(one)).toBe(204);
};
const changes = async () => {
  const { body } = await first.call('GET', '/audit?tenant=localhost&slot=account&limit=5');
  return body.changes as { action: string; detail: Record<string, unknown> | null }[];
};
const slotNow = async () => {
  const { body } = await first.call('GET', '/tenants');
  const tenants = body.tenants as { code: string; slots: { slot: string; watch: object | null }[] }[];
  return tenants.find(({ code }) => code === 'localhost')?.slots.find((one) => one.slot === 'account');
};

beforeEach(async () => {
  if (postgresAvailable) await first.call('PATCH', '/tenants/localhost', { watch: 'tell' });
});

onServer(
  '[threat: bad release] a bad release is taken back within 30 seconds, once, and not assigned again',
  async () => {
    expect((await first.call('PATCH', '/tenants/localhost', { watch: 'goBack' })).status).toBe(200);
    await visit(40, 'r1', apart(11), loaded);
    await assign('r2');
    expect(await slotNow()).toMatchObject({ release: 'account@r2', watch: { state: 'watching', reason: null } });
    await visit(30, 'r2', apart(12), loaded, crash);
    await until(async () => (await runs()) === 'r1', 30_000);
    // The other gateway has had its rounds by then.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const [last, before] = await changes();
    expect(last).toMatchObject({
      ...{ who: '自动回退', action: 'watch-rollback', fromBuild: 'account@r2', toBuild: 'account@r1' },
      detail: { reason: 'crashes', before: { crashed: 0 }, proof: { against: 'before' } },
    });
    expect(before).toMatchObject({ action: 'assign', toBuild: 'account@r2' });
    expect(await slotNow()).toMatchObject({
      watch: { state: 'went-back', release: 'account@r2', reason: 'crashes', because: 'account' },
    });
    const again = await first.call('PUT', slot, { release: 'account@r2' });
    expect([again.status, again.body.error?.message]).toEqual([422, expect.stringMatching(/account@r2 曾在.*--yes/)]);
  },
);

onServer('[threat: bad release] without that policy people are told, and the release stays', async () => {
  await visit(40, 'r1', apart(21), loaded);
  await assign('r3');
  await visit(30, 'r3', apart(22), { outcome: 'failed' });
  await until(async () => (await changes())[0]?.action === 'watch-tell', 30_000);
  expect(await runs()).toBe('r3');
  expect(await slotNow()).toMatchObject({ watch: { state: 'told', reason: 'error-rate' } });
});

onServer('[threat: bad release] one network that tells of many crashes takes no good release back', async () => {
  await first.call('PATCH', '/tenants/localhost', { watch: 'goBack' });
  await visit(40, await runs(), apart(31), loaded);
  await assign('r4');
  await visit(40, 'r4', (n) => `192.0.2.${n}`, loaded, crash);
  await visit(20, 'r4', apart(32), loaded);
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  expect(await runs()).toBe('r4');
  expect(await slotNow()).toMatchObject({ watch: { state: 'watching' } });
});

onServer('a policy that nobody knows is refused', async () => {
  expect((await first.call('PATCH', '/tenants/localhost', { watch: 'always' })).status).toBe(400);
});
