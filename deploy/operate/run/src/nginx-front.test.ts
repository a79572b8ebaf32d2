import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { tenant } from '@portal/database/schema/tenants';
import { openTestDatabase } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createGateway } from '@portal/gateway';
import { createReleases, type Releases } from '@portal/releases';
import { remote } from '@portal/releases/testing/records';
import { unlikeText } from '@portal/releases/testing/unlike-text';
import { freePort } from './testing/free-port';
import { accessLogIn, composeSettings, errorLogIn, serversOf, writeNginx } from './testing/nginx-config';

/**
 * The shipped front with a real gateway behind it. In these tests the https proxy is 127.0.0.1, and clients are
 * 127.0.0.x.
 */

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'portal-front-'));
const accessLog = accessLogIn(folder);
const errorLog = errorLogIn(folder);

let database: Database;
let releases: Releases;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let nginx: ChildProcess;
let port = 0;

interface Answer {
  status: number;
  /** Those that the API saw. */
  headers: Record<string, string>;
  received: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request from an address. */
function ask(from: string, headers: Record<string, string>, path = '/api/echo'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, localAddress: from, headers, agent: new Agent() },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () => {
          const body = Buffer.concat(parts);
          const headers = body.toString().startsWith('{') ? (JSON.parse(body.toString()).headers ?? {}) : {};
          resolve({ status: reply.statusCode ?? 0, headers, received: reply.headers, body });
        });
      },
    );
    call.on('error', reject).end();
  });
}

beforeAll(async () => {
  if (!hasNginx) return;
  database = await openTestDatabase();
  releases = createReleases(database);
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
  const { port: gatewayPort } = gateway.server.address() as AddressInfo;
  const servers = serversOf('containers', { 8080: port, 9091: await freePort() });
  const config = writeNginx(folder, composeSettings(gatewayPort), [servers]);
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

  test('whoever has an earlier release of a file gets what changed, in any order and from the cache', async () => {
    const contentOf = (build: string) => Buffer.from(`${unlikeText('entry')}// ${build}`);
    const [earlier, other, now] = [contentOf('n1'), contentOf('n2'), contentOf('n3')];
    for (const [n, identity] of [earlier, other, now].entries()) {
      const { record } = remote(`n${n + 1}`, {}, { 'entry.js': String(identity), 'page.js': 'a page' });
      const files = new Map([
        ['entry.js', { identity, brotli: brotliCompressSync(identity) }],
        ['page.js', { identity: Buffer.from('a page') }],
      ]);
      await releases.publish({ record, files, by: 'test' });
    }
    const asked: string[] = [];
    gateway.server.prependListener('request', ({ url = '' }) => asked.push(url));
    const dictionaryOf = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`;
    const [old, modern] = ['gzip, deflate, br', 'gzip, deflate, br, zstd, dcb, dcz'];

    interface Visitor {
      accepted: string;
      dictionary?: string;
      /** What changed since then; otherwise the whole file. */
      since?: Buffer;
    }
    const visitors: Visitor[] = [
      { accepted: old },
      { accepted: modern },
      { accepted: modern, dictionary: dictionaryOf(earlier), since: earlier },
      { accepted: modern, dictionary: dictionaryOf(Buffer.from('another file')) },
      { accepted: modern, dictionary: dictionaryOf(other), since: other },
      { accepted: old, dictionary: dictionaryOf(earlier) },
    ];
    async function comes(host: string, { accepted, dictionary, since }: Visitor): Promise<void> {
      const available = dictionary === undefined ? {} : { 'available-dictionary': dictionary };
      const headers = { host, 'accept-encoding': accepted, ...available };
      const { status, received, body } = await ask('127.0.0.1', headers, '/assets/account/n3/entry.js');
      expect([status, received['content-encoding']]).toEqual([200, since ? 'dcz' : 'br']);
      const whole = since ? zstdDecompressSync(body.subarray(40), { dictionary: since }) : brotliDecompressSync(body);
      expect(whole).toEqual(now);
    }
    for (const visitor of [...visitors, ...visitors.toReversed()]) await comes('localhost', visitor);
    // The second time they came from the cache.
    expect(asked).toHaveLength(visitors.length);
    // At another host name nothing is in the cache yet, so it begins with a difference.
    const [first, second, ...others] = visitors;
    for (const visitor of [...others, second, first, ...others]) if (visitor) await comes('jinqiao.localhost', visitor);
    expect(asked).toHaveLength(2 * visitors.length);
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

  test('the front goes on with the trace of a client, begins one otherwise, and logs its number', async () => {
    const traceId = '7f3a91c2b4d0e5f60718293a4b5c6d7e';
    const forms = [
      `00-${traceId}-b7ad6b7169203331-01`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-00`,
      'x" 500 "',
      undefined,
    ];
    const passed: (string | undefined)[] = [];
    const numbers: unknown[] = [];
    for (const traceparent of forms) {
      const headers = { host: 'localhost', ...(traceparent && { traceparent }) };
      const answer = await ask('127.0.0.1', headers, '/api/echo');
      passed.push(answer.headers.traceparent);
      numbers.push(answer.received['x-request-id']);
    }
    for (const one of passed) expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(passed.map((one) => one?.slice(3, 35) === traceId)).toEqual([true, false, false, false]);
    expect(new Set(passed.map((one) => one?.slice(3, 35))).size).toBe(4);
    await pause(100);
    const logged = readFileSync(accessLog, 'utf8').trimEnd().split('\n').slice(-4);
    expect(logged.map((line) => line.split(' ').slice(-2))).toEqual(
      passed.map((one, at) => [numbers[at], one?.slice(3, 35)]),
    );
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
