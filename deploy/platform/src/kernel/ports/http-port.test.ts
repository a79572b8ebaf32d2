import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AllowedHosts, isSigned } from '@portal/http';
import { z } from 'zod';
import { EndlessServer } from '../../testing/endless-server';
import { askPort } from './http-port';
import { PortFault } from './port-fault';
import type { Provider } from './providers';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const heard: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
let answer: Answer;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    heard.push({ path: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
});
let provider: Provider;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = { url: `http://127.0.0.1:${port}/v1/`, keyId: 'k', secret: 'known to both', settings: {} };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard.length = 0;
  answer = (_, response) => response.end('{"ok":true}');
});

const reply = z.object({ ok: z.literal(true) });
const ask = (choices = {}) => askPort(provider, 'pay', { cents: 7 }, reply, choices);

test('a call is signed over method, path and body, and names itself', async () => {
  expect(await ask({ idempotencyKey: 'D1' })).toEqual({ ok: true });
  const [call] = heard;
  if (!call) throw new Error('nothing came');
  expect(call).toMatchObject({ path: '/v1/pay', body: '{"cents":7}', headers: { 'idempotency-key': 'D1' } });
  const signed = { method: 'POST', path: call.path, body: call.body };
  expect(isSigned(provider, call.headers, signed, Date.now())).toBe(true);
  expect(isSigned(provider, call.headers, { ...signed, body: '{"cents":8}' }, Date.now())).toBe(false);
});

test.each<[string, Answer, RegExp]>([
  ['never answers', () => undefined, /not within 300 ms/],
  ['fails', (_, response) => response.writeHead(502).end('{"ok":true}'), /answered 502/],
  ['leads elsewhere', (_, response) => response.writeHead(307, { location: '/other' }).end(), /answered 307/],
  ['hangs up', (request) => request.socket.destroy(), /does not answer/],
  ['speaks no JSON', (_, response) => response.end('<html>'), /no JSON/],
  [
    'announces too much',
    (_, response) => response.writeHead(200, { 'content-length': 2 ** 21 }).write('{'),
    /longer than/,
  ],
  [
    'packs its answer',
    (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('{"ok":true}')),
    /is packed/,
  ],
  ['says something else', (_, response) => response.end('{"ok":"yes"}'), /not as agreed/],
])('a provider that %s is a fault', async (_, behaviour, words) => {
  answer = behaviour;
  const asked = ask(words.source.includes('300 ms') ? { deadlineMs: 300 } : {});
  await expect(asked).rejects.toThrow(PortFault);
  await expect(asked).rejects.toThrow(words);
});

test('[threat: huge answer] a provider that sends without end is cut off at the limit', async () => {
  const endless = await EndlessServer.start();
  await expect(askPort({ ...provider, url: endless.origin }, 'pay', {}, reply)).rejects.toThrow(/longer than/);
  await endless.left;
  expect(endless.sent).toBeLessThan(0.5);
  endless.stop();
});

test('[threat: open redirect] an address that staff typed is called only if the operator has listed its host', async () => {
  const typed = (hosts: readonly string[], url = provider.url) =>
    askPort({ ...provider, url, hosts: new AllowedHosts(hosts) }, 'pay', {}, reply);
  await expect(typed(['ocr.example.com'])).rejects.toThrow(PortFault);
  // The name is listed; the network that it leads into is not.
  const named = provider.url.replace('127.0.0.1', 'localhost.localdomain');
  await expect(typed(['localhost.localdomain'], named)).rejects.toThrow(PortFault);
  expect(heard).toEqual([]);
  expect(await typed(['127.0.0.1'])).toEqual({ ok: true });
  expect(await typed(['127.0.0.0/8', 'localhost'], provider.url.replace('127.0.0.1', 'localhost'))).toEqual({
    ok: true,
  });
});
