import { once } from 'node:events';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { AssetRecord } from '@portal/release-record';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GatewayOptions } from '../gateway-options';
import { type FakeReleases, pointer, sampleReleases } from '../testing/fake-releases';
import { Line, until } from '../testing/line';
import { sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

/**
 * An error in one answer ends that answer and nothing else. The tests use sockets, where the error could end the
 * process.
 */

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function started(options: Partial<GatewayOptions> = {}): Promise<FastifyInstance> {
  const gateway = await startedGateway(options);
  closing.push(() => gateway.close());
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return gateway;
}

const portOf = (gateway: FastifyInstance) => (gateway.server.address() as AddressInfo).port;

async function ask(gateway: FastifyInstance, path: string, more = 'Connection: close\r\n'): Promise<Line> {
  const line = new Line(portOf(gateway)).send(path, more);
  closing.push(() => line.socket.destroy());
  await until(() => line.closed, 5_000);
  return line;
}

async function isWell(gateway: FastifyInstance): Promise<void> {
  // An error that was thrown a turn later would have ended everything by now.
  await wait(50);
  expect((await ask(gateway, '/login')).text).toMatch(/^HTTP\/1\.1 200 /);
}

const ended = ({ text }: Line) => expect(text).toMatch(/^HTTP\/1\.1 500 /);

/** A release whose files are of a type that may not stand in a header. */
function withType(type: string): FakeReleases {
  const releases = sampleReleases();
  const record = sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'bad' });
  const assets = record.assets.map((asset): AssetRecord => ({ ...asset, type }));
  const bad = releases.publish({ ...record, assets });
  releases.publish({ ...record, build: 'bad-unused', assets });
  releases.tenantFiles.set('abc123', { bytes: Buffer.from('x'), type });
  releases.tenants = releases.tenants.map((tenant) => ({
    ...tenant,
    pointers: tenant.pointers.map((one) => (one.slot === 'account' ? pointer('account', bad) : one)),
  }));
  return releases;
}

describe.each(['text/javascript\r\nset-cookie: a=1', '类型/脚本', 'a\u0000b'])('a file of the type %j', (type) => {
  test.each([
    ['of a release in use', '/assets/account/bad/entry.js'],
    ['of another release', '/assets/account/bad-unused/entry.js'],
    ['of a tenant', '/brand/abc123.svg'],
  ])('%s', async (_what, path) => {
    const gateway = await started({ releases: withType(type) });
    const line = await ask(gateway, path);
    ended(line);
    expect(line.text).not.toMatch(/set-cookie/i);
    // The same holds for a file that the browser already has.
    ended(await ask(gateway, path, 'If-None-Match: *\r\nConnection: close\r\n'));
    await isWell(gateway);
  });
});

const secret = 'SELECT secret FROM table';
const fail = () => {
  throw new Error(secret);
};

/**
 * An API in this process, with a route for each kind of handler. In the kinds with `after`, the head is already sent.
 */
const kinds: Readonly<Record<string, (scope: FastifyInstance) => void>> = {
  'a handler': (scope) => scope.get('/bad', fail),
  'a handler that promises': (scope) => scope.get('/bad', async () => fail()),
  'a handler that answers later': (scope) =>
    scope.get('/bad', (_request, reply) => {
      setTimeout(() => reply.header('x-a', '类型').send({ ok: true }), 10);
    }),
  'a header': (scope) => scope.get('/bad', (_request, reply) => reply.header('x-a', 'a\r\nb: c').send('x')),
  'a header, after a hook that promises': (scope) => {
    scope.addHook('onSend', async (_request, _reply, payload) => payload);
    scope.get('/bad', async (_request, reply) => reply.header('x-a', '类型').send({ ok: true }));
  },
  'a hook before': (scope) => {
    scope.addHook('onRequest', fail);
    scope.get('/bad', () => 'x');
  },
  'a hook before that promises': (scope) => {
    scope.addHook('preHandler', async () => fail());
    scope.get('/bad', () => 'x');
  },
  'a stream before its first byte': (scope) =>
    scope.get('/bad', (_request, reply) =>
      reply.send(
        new Readable({
          read() {
            this.destroy(new Error(secret));
          },
        }),
      ),
    ),
  'a stream with a header': (scope) =>
    scope.get('/bad', (_request, reply) => reply.header('x-a', '类型').send(Readable.from(['x']))),
  'what cannot be written as JSON': (scope) => scope.get('/bad', () => ({ big: 1n })),
  'an answer that is no answer': (scope) => scope.get('/bad', (_request, reply) => reply.type('text/html').send({})),
  'the handler of errors': (scope) => {
    scope.setErrorHandler(fail);
    scope.get('/bad', fail);
  },
  'the handler of what is not there': (scope) => {
    scope.setNotFoundHandler(fail);
    scope.get('/bad', (_request, reply) => reply.callNotFound());
  },
};

test.each(Object.keys(kinds))('%s throws', async (kind) => {
  const gateway = await started({ api: { kind: 'plugin', plugin: async (scope) => kinds[kind]?.(scope) } });
  const line = await ask(gateway, '/api/bad');
  ended(line);
  await isWell(gateway);
});

test.each([
  [
    'a stream in the middle',
    (scope: FastifyInstance) =>
      scope.get('/bad', (_request, reply) =>
        reply.send(
          Readable.from(
            (async function* () {
              yield 'first';
              await wait(20);
              fail();
            })(),
          ),
        ),
      ),
  ],
  [
    'a hook after the answer',
    (scope: FastifyInstance) => {
      scope.addHook('onResponse', fail);
      scope.get('/bad', () => 'whole');
    },
  ],
  [
    'a second answer',
    (scope: FastifyInstance) =>
      scope.get('/bad', (_request, reply) => {
        reply.send('whole');
        reply.raw.writeHead(500);
        reply.raw.end('more');
      }),
  ],
])('[threat: failing process] %s throws: the connection ends at most', async (_kind, register) => {
  const plugin = async (scope: FastifyInstance) => void register(scope);
  const gateway = await started({ api: { kind: 'plugin', plugin } });
  const line = await ask(gateway, '/api/bad');
  expect(line.text).not.toMatch(/SELECT|more/);
  await isWell(gateway);
});

test('[threat: failing process] an answer that a hook holds up until the time is over: 503', async () => {
  const plugin = async (scope: FastifyInstance) => {
    scope.addHook('onSend', async () => void (await wait(1_500)));
    scope.get('/bad', () => 'too late');
    scope.get('/stream', (_request, reply) => reply.send(Readable.from(['too late'])));
  };
  const gateway = await started({ api: { kind: 'plugin', plugin }, deadlines: { call: 500 } });
  for (const path of ['/api/bad', '/api/stream']) expect((await ask(gateway, path)).text).toMatch(/^HTTP\/1\.1 503 /);
  await wait(1_500);
  await isWell(gateway);
});

test('a large answer arrives whole, with its length', async () => {
  const text = '大'.repeat(100_000);
  const plugin = async (scope: FastifyInstance) => void scope.get('/large', () => text);
  const gateway = await started({ api: { kind: 'plugin', plugin } });
  const answer = await fetch(`http://127.0.0.1:${portOf(gateway)}/api/large`);
  expect(answer.headers.get('content-length')).toBe('300000');
  expect(await answer.text()).toBe(text);
  const head = await fetch(`http://127.0.0.1:${portOf(gateway)}/api/large`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('300000');
});

describe('an API elsewhere', () => {
  const answers = {
    'a header with odd bytes': 'HTTP/1.1 200 OK\r\nX-A: \u0001\u00ff\u007f\r\nContent-Length: 2\r\n\r\n{}',
    'a status that is none': 'HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}',
    'no HTTP': 'SSH-2.0-OpenSSH_9\r\n',
    'less than it says': 'HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n{}',
    'nothing of what it encodes': 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 200\r\n\r\n',
    'two lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  };

  test.each(Object.entries(answers))('that answers %s', async (_what, bytes) => {
    const server = createPlainServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(bytes, 'latin1'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = await started({ api: { kind: 'upstream', url } });
    const line = await ask(gateway, '/api/bad');
    expect(line.statusLines).toHaveLength(1);
    // The sentence about a fault is plain text, however the answer would have been encoded.
    expect(line.text).not.toMatch(/content-encoding/i);
    await isWell(gateway);
  });
});

test('an open page that cannot be told of a release ends alone', async () => {
  const releases = sampleReleases();
  const gateway = await started({ releases, logger: Fastify({ logger: false }).log });
  const lines = [new Line(portOf(gateway)), new Line(portOf(gateway))];
  for (const line of lines) closing.push(() => line.socket.destroy());
  const [odd, other] = lines as [Line, Line];
  odd.send('/-/releases/stream', 'Cookie: portal_visitor=%\r\n');
  other.send('/-/releases/stream');
  await until(() => lines.every(({ text }) => text.includes('event: release')));
  odd.socket.destroy();
  const next = releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'r2' }));
  releases.tenants = releases.tenants.map((tenant) => ({
    ...tenant,
    pointers: tenant.pointers.map((one) => (one.slot === 'account' ? pointer('account', next) : one)),
  }));
  releases.announce();
  await until(() => other.text.includes('"r2"'));
  expect(other.text).toContain('"r2"');
  await isWell(gateway);
});
