import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { tenant } from '@portal/database/schema/releases';
import { openTestDatabase } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createGateway } from '@portal/gateway';
import { createReleases } from '@portal/releases';
import { accessLogIn, errorLogIn, frontConfig, nginxConfig } from './testing/nginx-config';

/**
 * The shipped front with a real gateway behind it. In these tests the https proxy is 127.0.0.1, and clients are
 * 127.0.0.x.
 */

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'portal-front-'));
const accessLog = accessLogIn(folder);
const errorLog = errorLogIn(folder);

let database: Database;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let nginx: ChildProcess;
let port = 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
}

/** Sends one request from an address and returns what the API saw of it. */
function ask(from: string, headers: Record<string, string>, path = '/api/echo'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, localAddress: from, headers, agent: new Agent() },
      (reply) => {
        let text = '';
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: text.startsWith('{') ? (JSON.parse(text).headers ?? {}) : {},
          }),
        );
      },
    );
    call.on('error', reject).end();
  });
}

beforeAll(async () => {
  if (!hasNginx) return;
  database = await openTestDatabase();
  const releases = createReleases(database);
  await seedDemoTenants(releases, 'test');
  gateway = await createGateway({
    releases,
    demo: true,
    https: true,
    trustProxy: '127.0.0.1',
    drainFor: 200,
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        scope.get('/echo', ({ headers, ip, host, protocol }) => ({ headers: { ...headers, ip, host, protocol } }));
        scope.get('/wait', async () => {
          await pause(2_000);
          return {};
        });
      },
    },
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = await freePort();
  const config = join(folder, 'nginx.conf');
  const { port: gatewayPort } = gateway.server.address() as AddressInfo;
  writeFileSync(config, nginxConfig(folder, [frontConfig({ folder, port, gatewayPort })]));
  nginx = spawn('nginx', ['-c', config, '-p', folder, '-e', errorLog], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await ask('127.0.0.1', { host: 'localhost' }).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(50);
  }
  throw new Error('nginx does not answer');
}, 240_000);
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await gateway?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

(hasNginx ? describe : describe.skip)('the front of compose', () => {
  const forged = {
    host: 'jinqiao.localhost',
    'x-forwarded-host': 'localhost',
    'x-forwarded-proto': 'http',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6;host=localhost',
  };

  test('behind the https proxy each customer has an address of their own', async () => {
    for (const client of ['203.0.113.9', '198.51.100.4', '2001:db8::7']) {
      const { headers } = await ask('127.0.0.1', { ...forged, 'x-forwarded-for': `6.6.6.6, ${client}` });
      expect(headers).toMatchObject({ ip: client, host: 'jinqiao.localhost', protocol: 'https' });
    }
  });

  test('who is no proxy is believed nothing', async () => {
    const { headers } = await ask('127.0.0.2', { ...forged, 'x-forwarded-for': '6.6.6.6' });
    expect(headers).toMatchObject({
      ip: '127.0.0.2',
      host: 'jinqiao.localhost',
      'x-portal-tenant': 'jinqiao.localhost',
    });
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
  });

  test('a file that never changes is asked for once for each host name; what is missing, and a document, each time', async () => {
    const asked: string[] = [];
    gateway.server.prependListener('request', ({ url = '' }) => asked.push(url));
    const brands = await database.db.select({ code: tenant.code, logo: tenant.companyLogo }).from(tenant);
    const logo = brands.find(({ code }) => code === 'localhost')?.logo ?? '';
    expect(logo).toMatch(/^\/brand\//);
    const inItsWay = (headers: Record<string, string> = {}) =>
      ask('127.0.0.1', { host: 'localhost', ...headers }, logo);
    expect((await inItsWay()).status).toBe(200);
    expect((await inItsWay({ cookie: 'access_token=x' })).status).toBe(200);
    await ask('127.0.0.1', { host: 'localhost' }, `${logo}?other`);
    expect(asked.filter((url) => url.startsWith(logo))).toEqual([logo]);
    await ask('127.0.0.1', { host: 'jinqiao.localhost' }, logo);
    expect(asked.filter((url) => url.startsWith(logo))).toHaveLength(2);

    const missing = '/assets/host/none/main.js';
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ask('127.0.0.1', { host: 'localhost' }, missing)).status).toBe(404);
    for (let turn = 0; turn < 2; turn += 1) await ask('127.0.0.1', { host: 'localhost' }, '/login');
    expect(asked.filter((url) => url === missing)).toHaveLength(2);
    expect(asked.filter((url) => url === '/login')).toHaveLength(2);
  });

  test('how well a gateway is does not concern customers', async () => {
    expect((await ask('127.0.0.1', { host: 'localhost' }, '/readyz')).status).toBe(404);
    expect((await gateway.inject({ url: '/readyz' })).json()).toMatchObject({ servedFrom: 'database' });
  });

  test('no log holds a query', async () => {
    await ask('127.0.0.1', { host: 'localhost' }, '/api/echo?mobile=13800000001&code=123456');
    await ask('127.0.0.1', { host: 'localhost' }, '/api/none?ticket=abcdef');
    await pause(100);
    const text = readFileSync(accessLog, 'utf8') + readFileSync(errorLog, 'utf8');
    expect(text).toContain('"GET /api/echo" 200');
    expect(text).not.toMatch(/13800000001|123456|abcdef|\?/);
  });

  test('one client has so many connections, of IPv6 a whole /56 is one; others do not notice', async () => {
    const clients = Array.from(
      { length: 300 },
      (_, n) => `2001:db8:1:2${(n % 256).toString(16).padStart(2, '0')}::${n + 1}`,
    );
    const waiting = clients.map((client) =>
      ask('127.0.0.1', { host: 'localhost', 'x-forwarded-for': client }, '/api/wait'),
    );
    await pause(500);
    const other = await ask('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '2001:db8:1:3ff::1' });
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(other.status).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    expect(statuses.filter((status) => status === 429)).toHaveLength(44);
  });
});
