import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { DataKeys } from '@portal/database';
import type { Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { type FakeReleases, sampleReleases } from '../testing/fake-releases';
import { freePort } from '../testing/free-port';
import { startedGateway } from '../testing/started-gateway';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts one gateway after another on the same folder. */
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const keep = { folder, maxBytes: 10_000_000, sealer: new DataKeys(randomBytes(32).toString('base64')) };
  const start = async (releases: FakeReleases, metricsPort?: number) => {
    const metrics = metricsPort === undefined ? {} : { metrics: { port: metricsPort, host: '127.0.0.1' } };
    const gateway = await startedGateway({ releases, keep, ...metrics });
    closing.push(() => gateway.close());
    return gateway;
  };
  return { folder, start };
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries > 300) throw new Error('waited in vain');
    await pause(20);
  }
}

const jinqiao = { host: 'jinqiao.localhost' };
const shown = (gateway: FastifyInstance) =>
  Promise.all(
    ['/login', '/index/detail/1', '/assets/account/r0/entry.js', '/assets/host/h1/main.js', '/brand/abc123.svg'].map(
      async (url) => {
        const { statusCode, body } = await gateway.inject({ url, headers: jinqiao });
        return [statusCode, body.replaceAll(/nonce="[^"]*"|"tickets":{[^}]*}/g, '')];
      },
    ),
  );
const ready = async (gateway: FastifyInstance) => {
  const answer = await gateway.inject({ url: '/readyz' });
  return { status: answer.statusCode, cache: answer.headers['cache-control'], ...answer.json() };
};

async function keptOnce({ folder, start }: ReturnType<typeof place>): Promise<unknown> {
  const first = await start(sampleReleases());
  const before = await shown(first);
  expect(await ready(first)).toMatchObject({ status: 200, ready: true, servedFrom: 'database' });
  await until(() => readdirSync(folder).includes('catalog'));
  await first.close();
  return before;
}

test('[threat: database away] a gateway starts from what one kept, says so, and becomes a usual one again', async () => {
  const here = place();
  const before = await keptOnce(here);
  const releases = sampleReleases();
  releases.away = true;
  const port = await freePort();
  const gateway = await here.start(releases, port);
  expect(await shown(gateway)).toEqual(before);
  expect(await ready(gateway)).toEqual({
    status: 200,
    cache: 'no-store',
    ready: true,
    servedFrom: 'kept',
    since: expect.any(String),
    catalogReadAt: expect.any(String),
  });
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await metrics()).toContain('portal_served_from_kept 1');

  releases.tenants = releases.tenants.map((tenant) => ({ ...tenant, platformName: '新名' }));
  releases.away = false;
  await until(async () => (await ready(gateway)).servedFrom === 'database');
  expect((await gateway.inject({ url: '/login', headers: jinqiao })).body).toContain('新名');
  await until(async () => /portal_served_from_kept 0[\s\S]*portal_kept_bytes [1-9]/.test(await metrics()));
});

test('what is read from the database is kept in place of what was kept before', async () => {
  const here = place();
  await keptOnce(here);
  const releases = sampleReleases();
  releases.tenants = releases.tenants.map((tenant) => ({ ...tenant, platformName: '新名' }));
  const second = await here.start(releases);
  await second.close();
  releases.away = true;
  const third = await here.start(releases);
  expect((await third.inject({ url: '/login', headers: jinqiao })).body).toContain('新名');
});

test('without a folder nothing is kept, and a gateway without its database has nothing to show', async () => {
  const releases = sampleReleases();
  releases.away = true;
  const gateway = await startedGateway({ releases });
  closing.push(() => gateway.close());
  expect(await ready(gateway)).toMatchObject({ status: 503, ready: false, servedFrom: null, since: null });
});

test('[threat: altered volume] the secrets that hold only with the database are not on the volume', async () => {
  const { folder } = place();
  const releases = sampleReleases();
  const asked: string[] = [];
  const sharedSecret = async (name: string) => {
    asked.push(name);
    return randomBytes(32);
  };
  const keys = new DataKeys(randomBytes(32).toString('base64'));
  const delivery = { sharedSecret, addReports: async () => [], addLoads: async () => undefined } as unknown as Releases;
  const gateway = await startedGateway({ releases, delivery, keep: { folder, maxBytes: 10_000_000, sealer: keys } });
  closing.push(() => gateway.close());
  await until(() => readdirSync(folder).includes('secrets'));
  expect(asked).toContain('visit');
  expect(asked.filter((name) => name !== 'visit' && !name.startsWith('identity-'))).toEqual([]);
});
