import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { AllowedHosts } from '@portal/http';
import type { KnownError } from '@portal/releases';
import Fastify from 'fastify';
import { OutsideServers } from '../http/outside-server';
import { ErrorForwarder } from './error-forwarder';

const { log } = Fastify();
const known = (name: string, build = 'b2'): KnownError => ({
  error: {
    ...{ tenant: 'localhost', slot: 'account', package: 'account', build, unknown: false, kind: 'render' },
    ...{ class: name, frames: [], page: '/center/crm/user', number: undefined },
    ...{ browser: 'Chrome', visitor: 'v', network: 'n', at: new Date('2026-11-01T08:00:00Z') },
  },
  ...{ fingerprint: name, owner: { slot: 'account', package: 'account' }, frames: [], isLasting: true },
});

interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  event: { event_id: string; exception: { values: { type: string }[] } };
}

/** Takes envelopes as the documentation of Sentry has them, and refuses anything else with 400. */
function collector() {
  const got: Got[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      const [first = '', second = '', payload = '', end, ...more] = text.split('\n');
      const { event_id: id, sent_at: sentAt } = JSON.parse(first) as Record<string, string>;
      const { type, length } = JSON.parse(second) as { type: string; length: number };
      const { url = '', method, headers } = request;
      const event = JSON.parse(payload) as Got['event'];
      const isRight = [
        method === 'POST' && url === '/sentry/api/42/envelope/',
        headers['content-type'] === 'application/x-sentry-envelope',
        /^Sentry sentry_version=7, sentry_client=[^,]+, sentry_key=publickey$/.test(String(headers['x-sentry-auth'])),
        type === 'event' && length === Buffer.byteLength(payload) && end === '' && more.length === 0,
        /^[0-9a-f]{32}$/.test(id ?? '') && id === event.event_id && new Date(sentAt ?? '').toISOString() === sentAt,
      ].every(Boolean);
      const { status, headers: own } = isRight ? (answers.shift() ?? { status: 200 }) : { status: 400, headers: {} };
      got.push({ path: url, headers, event });
      response.writeHead(status, own).end('{}');
    });
  });
  return { server, got, answers };
}

let { server, got, answers } = collector();
let servers: OutsideServers;
let now = 0;
let forwarder: ErrorForwarder;

const classes = () => got.map(({ event }) => event.exception.values[0]?.type);
const started = (hosts = ['127.0.0.1']) => {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sentry/api/42/envelope/`;
  servers = new OutsideServers(new AllowedHosts(hosts));
  forwarder = new ErrorForwarder({
    ...{ dsn: { publicKey: 'publickey', endpoint }, servers, log, every: 3_600_000, now: () => now },
  });
};

beforeEach(async () => {
  ({ server, got, answers } = collector());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  now = 1_800_000_000_000;
  started();
});
afterEach(async () => {
  await forwarder.stop();
  await servers.close();
  await new Promise((resolve) => server.close(resolve));
});

test('the first of an error, release and tenant in a minute goes out', async () => {
  forwarder.take([known('A'), known('A'), known('B'), known('A', 'b3')]);
  await forwarder.round();
  expect(classes()).toEqual(['A', 'B', 'A']);
  now += 59_000;
  forwarder.take([known('A')]);
  now += 2_000;
  forwarder.take([known('A')]);
  await forwarder.round();
  expect(classes()).toEqual(['A', 'B', 'A', 'A']);
  expect(forwarder.figures).toEqual({ sent: 4, refused: 0, lost: 0, waiting: 0 });
});

test('while the other side fails one try goes out after each pause, pauses grow, and nothing is sent twice', async () => {
  answers.push({ status: 503 }, { status: 502 }, { status: 500 });
  forwarder.take([known('A'), known('B')]);
  const triesAfter: number[] = [];
  for (const seconds of [0, 4, 2, 9, 2, 19, 2]) {
    now += seconds * 1_000;
    await forwarder.round();
    triesAfter.push(got.length);
  }
  expect(triesAfter).toEqual([1, 1, 2, 2, 3, 3, 5]);
  expect(new Set(got.slice(0, 4).map(({ event }) => event.event_id)).size).toBe(1);
  expect(classes()).toEqual(['A', 'A', 'A', 'A', 'B']);
  expect(forwarder.figures).toMatchObject({ sent: 2, waiting: 0 });
});

test('it rests for as long as the other side asks', async () => {
  answers.push({ status: 429, headers: { 'retry-after': '120' } });
  forwarder.take([known('A')]);
  await forwarder.round();
  now += 119_000;
  await forwarder.round();
  expect(got).toHaveLength(1);
  now += 2_000;
  await forwarder.round();
  expect(forwarder.figures).toMatchObject({ sent: 1, waiting: 0 });
});

test('what it does not want is not sent again', async () => {
  answers.push({ status: 403 });
  forwarder.take([known('A'), known('B')]);
  await forwarder.round();
  expect(forwarder.figures).toEqual({ sent: 1, refused: 1, lost: 0, waiting: 0 });
});

test('[threat: kept busy] the queue is bounded, and one that never gets through is given up', async () => {
  forwarder.take(Array.from({ length: 600 }, (_, n) => known(`E${n}`)));
  expect(forwarder.figures).toEqual({ sent: 0, refused: 0, lost: 100, waiting: 500 });
  answers.push(...Array(8).fill({ status: 500 }));
  for (let n = 0; n < 8; n += 1) {
    await forwarder.round();
    now += 600_000;
  }
  expect(forwarder.figures).toMatchObject({ lost: 101, waiting: 499 });
  await forwarder.round();
  expect(forwarder.figures).toMatchObject({ sent: 20, waiting: 479 });
});

test('[threat: open redirect] a host that is not listed gets nothing, and a redirect leads nowhere', async () => {
  answers.push({ status: 302, headers: { location: 'http://127.0.0.1:1/elsewhere' } });
  forwarder.take([known('A')]);
  await forwarder.round();
  expect(forwarder.figures).toMatchObject({ refused: 1 });
  await forwarder.stop();
  await servers.close();
  started(['errors.bank.example']);
  forwarder.take([known('B')]);
  await forwarder.round();
  expect(classes()).toEqual(['A']);
  expect(forwarder.figures).toMatchObject({ sent: 0, waiting: 1 });
});
