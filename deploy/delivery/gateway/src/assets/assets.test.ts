import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type FakeReleases, sampleReleases } from '../testing/fake-releases';
import { contentOf, sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let releases: FakeReleases;
let gateway: FastifyInstance;

beforeAll(async () => {
  releases = sampleReleases();
  gateway = await startedGateway({ releases });
});
afterAll(() => gateway.close());

const main = '/assets/host/h1/main.js';
const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

describe('an asset', () => {
  test('is answered from memory, for ever, with its type', async () => {
    const before = { ...releases.calls };
    const response = await get(main);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(contentOf('host', 'h1', 'main.js'));
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.rawPayload.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(releases.calls).toEqual(before);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('for accept-encoding %j comes as %s', async (accepted, encoding) => {
    const response = await get(main, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(response.rawPayload)).toEqual(contentOf('host', 'h1', 'main.js'));
  });

  test('is not sent again to those who have it', async () => {
    const first = await get(main, { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[^"]+-br"$/);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(main, { 'accept-encoding': 'br', 'if-none-match': header });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    }
    expect((await get(main, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get(main, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('HEAD answers without the body', async () => {
    const response = await gateway.inject({ method: 'HEAD', url: main });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(response.headers['content-length']).toBe(String(contentOf('host', 'h1', 'main.js').length));
  });

  test('a query changes nothing', async () => {
    expect((await get(`${main}?v=1`)).statusCode).toBe(200);
  });

  test('[threat: weak headers] a picture opened by itself cannot run scripts', async () => {
    const response = await get('/assets/site/r1/picture.svg');
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(response.headers.vary).toBeUndefined();
  });
});

describe('an address without an asset', () => {
  test.each([
    '/assets/',
    '/assets/host',
    '/assets/host/h1',
    '/assets/host/h1/',
    '/assets/host/h1/other.js',
    '/assets/host/h1/main.js/',
    '/assets/host/h1/main.js%00',
    '/assets/host/h1//main.js',
    '/assets/host/h2/main.js',
    '/assets/nobody/h1/main.js',
    '/assets/HOST/h1/main.js',
    '/assets/__proto__/constructor/x',
    '/assets/host/h1/__proto__',
    '/assets/host/h1/constructor',
    '/assets/host/h1/..%2fh1%2fmain.js',
    '/assets/host/h1/..%5cmain.js',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/host/h1/main.js;x',
    '/brand/',
    '/brand/abc123.png',
    '/brand/unknown.svg',
    '/brand/..%2fassets%2fhost%2fh1%2fmain.js',
    '/healthz/x',
  ])('[threat: unknown file] %s is a 404 that nobody keeps and that is no page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ status: '404', ok: false, msg: '请求的内容不存在', body: null });
  });

  test.each([
    'GET /assets/../../etc/passwd HTTP/1.1',
    'GET /assets/host/h1/../../../../etc/passwd HTTP/1.1',
    'GET /assets/host/h1/..\\..\\main.js HTTP/1.1',
    'GET /assets/host/h1/%2e%2e/h1/main.js HTTP/1.1',
    'GET /assets/host/h1/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1',
    'GET /assets/host/h1/./main.js HTTP/1.1',
    'GET http://localhost/assets/host/h1/absent.js HTTP/1.1',
    'GET /assets/%c0%ae%c0%ae/etc/passwd HTTP/1.1',
  ])('[threat: unknown file] %s as sent, without the tidying of a client, finds nothing either', async (line) => {
    const address = await gateway.listen({ port: 0, host: '127.0.0.1' }).catch(() => gateway.listeningOrigin);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain('root:');
  });
});

describe('a release that no tenant uses', () => {
  test('is read once when a tab asks for it', async () => {
    releases.publish(sampleRemote({ slot: 'site', prefix: '/index', build: 'old' }));
    const calls = { ...releases.calls };
    const answers = await Promise.all([
      get('/assets/site/old/entry.js'),
      get('/assets/site/old/list.js'),
      get('/assets/site/old/absent.js'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    await get('/assets/site/old/detail.js');
    expect(releases.calls).toMatchObject({ findRelease: calls.findRelease + 1, readAssets: calls.readAssets + 1 });
  });

  test('that does not exist is not asked for again and again', async () => {
    const { findRelease } = releases.calls;
    for (let count = 0; count < 5; count++) await get('/assets/site/never/entry.js');
    expect(releases.calls.findRelease).toBe(findRelease + 1);
  });

  test('[threat: database away] is a 503 while the database is away, not a 404', async () => {
    releases.publish(sampleRemote({ slot: 'site', prefix: '/index', build: 'older' }));
    releases.away = true;
    const response = await get('/assets/site/older/entry.js');
    releases.away = false;
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get('/assets/site/older/entry.js')).statusCode).toBe(200);
  });

  test('holds no more memory than it may', async () => {
    const few = sampleReleases();
    const own = await startedGateway({ releases: few, maxBytesUnused: 20_000 });
    for (let count = 0; count < 30; count++)
      few.publish(sampleRemote({ slot: 'site', prefix: '/index', build: `b${count}` }));
    for (let count = 0; count < 30; count++)
      expect((await own.inject({ url: `/assets/site/b${count}/entry.js` })).statusCode).toBe(200);
    const { readAssets } = few.calls;
    await own.inject({ url: '/assets/site/b29/entry.js' });
    expect(few.calls.readAssets).toBe(readAssets);
    await own.inject({ url: '/assets/site/b0/entry.js' });
    expect(few.calls.readAssets).toBe(readAssets + 1);
    await own.close();
  });
});

test("a tenant's picture is served like an asset and cannot run scripts", async () => {
  const response = await get('/brand/abc123.svg');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.headers['content-security-policy']).toContain('sandbox');
});
