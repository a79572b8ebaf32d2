import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { choosePage } from '../selection/page-choice';
import { ReleaseViews } from '../selection/release-view';
import { tenantViewOf } from '../selection/tenant-view';
import { sampleReleases } from '../testing/fake-releases';
import { Line, until } from '../testing/line';
import { startedGateway } from '../testing/started-gateway';

/** A tenth of the usual deadlines, so that a test takes seconds. */
const deadlines = { headers: 1_000, call: 3_000, upload: 6_000, slowBody: 1_000, slowRead: 2_500 };

let gateway: FastifyInstance;
let port: number;
beforeAll(async () => {
  const plugin = async (scope: FastifyInstance) => {
    scope.post('/echo', ({ body }) => ({ body }));
    // More than two sockets can hold.
    scope.get('/large', () => Buffer.alloc(24 * 1024 * 1024));
    scope.get('/never', () => new Promise(() => {}));
  };
  gateway = await startedGateway({ deadlines, api: { kind: 'plugin', plugin } });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.server.address() as AddressInfo).port;
});
afterAll(() => gateway.close());

async function ask(text: string): Promise<Line> {
  const line = new Line(port);
  line.socket.write(text, 'latin1');
  await until(() => line.closed, 6_000);
  line.socket.destroy();
  return line;
}

test.each(['GET /login', 'GET /assets/host/h1/main.js', 'GET /api/echo', 'POST /-/reports'])(
  '[threat: foreign host] %s with two hosts is refused',
  async (start) => {
    const { text } = await ask(`${start} HTTP/1.1\r\nHost: localhost\r\nhOst: jinqiao.localhost\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  },
);

describe('an address that is none', () => {
  const odd = [
    '/%',
    '/%zz',
    '/%c0%ae',
    '/api/%zz',
    '/api/%',
    '/api/a%ff',
    '/-/%c0',
    '/assets/%ff',
    '/brand/%',
    '/dev/%zz',
  ];
  const odder = [
    '//',
    '//evil.example/x',
    '/\\evil',
    '/api//',
    '/api/..%2f',
    '/-/boot?%',
    '/-/override?token=%zz',
    '/standalone/%zz',
  ];
  test.each([...odd, ...odder, 'http://evil.example/login', '*', '/a\u00ff', '/?a[__proto__]=1', '/;x=%'])(
    '%s is answered, and with no fault of ours',
    async (path) => {
      for (const method of ['GET', 'POST', 'HEAD']) {
        const { text } = await ask(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        expect(text).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      }
    },
  );
});

test('a path of 4,000 slashes costs what any other of its length does', () => {
  const [tenant] = sampleReleases().tenants;
  const view = tenant && tenantViewOf(tenant, new ReleaseViews(), []);
  if (!view) throw new Error('the sample shows nothing');
  const turn = (path: string) => {
    const started = performance.now();
    for (let count = 0; count < 100; count += 1) choosePage(view, path, false);
    return performance.now() - started;
  };
  // Other work of the machine only adds to the time.
  const cost = (path: string) => Math.min(turn(path), turn(path), turn(path));
  const slashes = `/${'/'.repeat(4_000)}x`;
  cost(slashes);
  const [of, other] = [cost(slashes), cost(`/${'a'.repeat(4_000)}x`)];
  // The router splits at each slash, which costs some twenty times as much. A quadratic cost would be hundreds of times
  // as much.
  expect(of).toBeLessThan(Math.max(100, 60 * other));
});

describe('slow bodies', () => {
  test('[threat: slow client] hundreds of them end, and a customer beside them notices nothing', async () => {
    const head =
      'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
    const lines = Array.from({ length: 270 }, () => new Line(port));
    for (const { socket } of lines) socket.write(head);
    const drip = setInterval(() => {
      for (const { socket } of lines) if (!socket.destroyed) socket.write(' ');
    }, 250);
    const times: number[] = [];
    const until = performance.now() + 20_000;
    while (lines.some(({ closed }) => !closed) && performance.now() < until) {
      const started = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"a":1}',
      });
      expect(await answer.json()).toEqual({ body: { a: 1 } });
      times.push(performance.now() - started);
      await wait(20);
    }
    clearInterval(drip);
    expect(lines.every(({ closed }) => closed)).toBe(true);
    for (const { text } of lines) expect(text).toMatch(/^HTTP\/1\.1 408 /);
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(500);
  }, 60_000);
});

test('a call that nothing answers ends with 503', async () => {
  const { text } = await ask('GET /api/never HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 503 /);
});

test.each([
  ['one large answer', 'GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  // The gateway may also read half of the next head here, and that head may be what takes too long.
  ['many small ones', 'GET /assets/host/h1/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8_000)],
])(
  'whoever does not take what they asked for is not waited for: %s',
  async (_what, text) => {
    const accepted = once(gateway.server, 'connection') as Promise<[Socket]>;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const [served] = await accepted;
    const started = performance.now();
    const closed = new Promise<void>((resolve) => served.once('close', () => resolve()));
    socket.pause();
    socket.write(text);
    await closed;
    expect(performance.now() - started).toBeLessThan(10_000);
    socket.destroy();
  },
  30_000,
);
