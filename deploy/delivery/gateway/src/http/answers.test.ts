import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;

const lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
    done();
  },
});

beforeAll(async () => {
  gateway = await startedGateway({ logger: Fastify({ logger: { level: 'info', stream } }).log });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Asks over a socket. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  const { port } = gateway.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { host: 'localhost', ...headers }, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Asks the framework, as most tests do. */
async function inject(path: string, headers: Record<string, string>): Promise<Answer> {
  const {
    statusCode,
    headers: got,
    rawPayload,
  } = await gateway.inject({ url: path, headers: { host: 'localhost', ...headers } });
  return { status: statusCode, headers: got as IncomingHttpHeaders, bytes: rawPayload };
}

const ofTheConnection = new Set(['date', 'connection', 'keep-alive']);
const comparable = ({ status, headers, bytes }: Answer) => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  // A nonce decides how long a gzipped document is.
  const isGzipped = headers['content-encoding'] === 'gzip' && nonce !== 'none';
  if (isGzipped) expect(headers['content-length']).toBe(String(bytes.length));
  const text = isGzipped ? gunzipSync(bytes) : bytes;
  const kept = Object.entries(headers).filter(
    ([name]) => !ofTheConnection.has(name) && !(isGzipped && name === 'content-length'),
  );
  const ofAll = text
    .toString('latin1')
    .replaceAll(nonce, 'N')
    .replace(/"tickets":\{.*\}/, 'T');
  const said = JSON.stringify(Object.fromEntries(kept.sort()));
  return { status, said: said.replaceAll(nonce, 'N'), text: ofAll };
};

const id = { traceparent: '00-7f3a91c2b4d0e5f60718293a4b5c6d7e-b7ad6b7169203331-00' };

describe('over a socket an answer is the same as without one', () => {
  test.each([
    ['a page', '/login', { 'accept-encoding': 'gzip', ...id }],
    ['a page with a query', '/login?returnUrl=%2Fcenter', { 'accept-encoding': 'gzip, br', ...id }],
    ['a page without gzip', '/login', { ...id }],
    ['an address that is no page', '/dev/nothing', { 'accept-encoding': 'gzip', ...id }],
    ['a file for crawlers', '/robots.txt', { 'accept-encoding': 'gzip', ...id }],
    ['the list of pages', '/sitemap.xml', { 'accept-encoding': 'gzip', ...id }],
    ['the feed', '/feed.xml', { 'accept-encoding': 'gzip', ...id }],
    ['a file', '/assets/host/h1/main.js', { 'accept-encoding': 'br', ...id }],
    ['a file as it is', '/assets/host/h1/main.js', { ...id }],
    ['a file that is missing', '/assets/host/h1/absent.js', { ...id }],
  ])('%s', async (_, path, headers) => {
    expect(comparable(await ask(path, headers))).toEqual(comparable(await inject(path, headers)));
  });

  test('a file that the browser has', async () => {
    const { headers } = await ask('/assets/host/h1/main.js', {});
    const again = { 'if-none-match': String(headers.etag) };
    const answer = await ask('/assets/host/h1/main.js', again);
    expect(answer.status).toBe(304);
    expect(answer.headers['content-length']).toBeUndefined();
    expect(comparable(answer)).toEqual(comparable(await inject('/assets/host/h1/main.js', again)));
  });
});

test('the head of a file says its length and has no body', async () => {
  const whole = await ask('/assets/host/h1/main.js', {});
  const head = await ask('/assets/host/h1/main.js', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(whole.bytes.length));
  expect(head.bytes).toHaveLength(0);
});

test('whoever names another host by a proxy’s header is not believed where no proxy is trusted', async () => {
  const [forged, own] = await Promise.all(
    [{ 'x-forwarded-host': 'jinqiao.localhost' }, {}].map((more) =>
      ask('/login', { 'accept-encoding': 'gzip', ...id, ...more }),
    ),
  );
  expect(comparable(forged as Answer)).toEqual(comparable(own as Answer));
});

test('an answer stands in the log without its query', async () => {
  lines.length = 0;
  await ask('/login?passWord=SECRET', { 'accept-encoding': 'gzip', ...id });
  expect(lines).toMatchObject([
    { msg: 'answered', number: '7f3a-91c2-b4d0', method: 'GET', host: 'localhost', path: '/login', status: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});
