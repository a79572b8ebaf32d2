import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { asDemonstration } from '@portal/demonstration/demo-options';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createGateway } from '@portal/gateway';
import { startPlatform } from '@portal/platform';
import { createReleases, type Releases } from '@portal/releases';

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';
const path = '/web/portal/api/province/list';
const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });

const closing: (() => Promise<unknown>)[] = [];
let database: Database;
let releases: Releases;
let api = '';

beforeAll(async () => {
  database = await openTestDatabase();
  releases = createReleases(database);
  await seedDemoTenants(releases, 'test');
  const app = await startPlatform(asDemonstration({ database, port: 0, trustProxy: true, secret }));
  closing.push(
    () => database.close(),
    () => app.close(),
  );
  api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}, 240_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function gatewayTo(url: string, shared: string | undefined): Promise<string> {
  const target = { kind: 'upstream', url, secret: shared } as const;
  const gateway = await createGateway({ releases, api: target, demo: true, https: false, drainFor: 200 });
  closing.push(() => gateway.close());
  return `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/api`;
}

describe('an API that shares a secret with its gateways', () => {
  test('answers them, and customers see nothing of the proofs', async () => {
    const response = await ask(await gatewayTo(`${api}/api`, secret));
    expect(await response.json()).toMatchObject({ status: '200', ok: true });
    expect(response.headers.get('x-portal-proof')).toBeNull();
  });

  test.each([
    ['another secret', `${secret}x`],
    ['none', undefined],
  ])('answers no gateway with %s, and ends no session there', async (_, shared) => {
    const response = await ask(await gatewayTo(`${api}/api`, shared));
    expect(response.status).toBeGreaterThanOrEqual(502);
    expect(await response.json()).toMatchObject({ status: '503', ok: false });
  });

  test.each([
    ['by nobody in particular', {}],
    ['with words of a gateway', { 'x-portal-tenant': 'localhost', 'x-forwarded-for': '203.0.113.1' }],
    ['with a proof of another day', { 'x-portal-proof': '1.AAAA' }],
  ])('answers no call %s', async (_, headers) => {
    const response = await ask(`${api}/api`, headers);
    expect(response.status).toBe(503);
    expect(response.headers.get('x-portal-proof')).toBeNull();
  });

  test('says to anybody whether it is well', async () => {
    expect((await fetch(`${api}/healthz`)).status).toBe(200);
  });
});

test('a server that does not know the secret gives no answers to customers', async () => {
  const impostor = createServer((request, response) => {
    response.setHeader('x-portal-proof', String(request.headers['x-portal-proof']).split('.')[1] ?? '');
    response.setHeader('set-cookie', 'a=1').end('{"status":"200","ok":true,"msg":"","body":["forged"]}');
  }).listen(0, '127.0.0.1');
  closing.push(async () => impostor.close());
  await new Promise((resolve) => impostor.once('listening', resolve));
  const url = `http://127.0.0.1:${(impostor.address() as AddressInfo).port}/api`;
  const response = await ask(await gatewayTo(url, secret));
  expect(response.status).toBe(502);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).not.toContain('forged');
});
