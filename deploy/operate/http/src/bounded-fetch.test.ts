import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AnswerRefused, boundedFetch } from './bounded-fetch';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const maxBytes = 10_000;
const answers: Record<string, Answer> = {
  '/whole': (response) => response.end('x'.repeat(maxBytes)),
  '/empty': (response) => response.writeHead(204).end(),
  '/encodings': (response, { headers }) => response.end(headers['accept-encoding']),
  '/announced': (response) => response.writeHead(200, { 'content-length': maxBytes + 1 }).write('x'),
  '/one-more': (response) => response.end('x'.repeat(maxBytes + 1)),
  '/gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{}')),
  '/br': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('{}')),
};
const server = createServer((request, response) => answers[request.url ?? '']?.(response, request));
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string) => (await boundedFetch(origin + path, { maxBytes })).text();

test('an answer of the agreed length is read', async () => {
  expect(await ask('/whole')).toHaveLength(maxBytes);
  expect(await ask('/empty')).toBe('');
  expect(await ask('/encodings')).toBe('identity');
});

test.each([
  ['/announced', 'longer'],
  ['/one-more', 'longer'],
  ['/gzip', 'packed (gzip)'],
  ['/br', 'packed (br)'],
])('[threat: huge answer] %s is refused', async (path, why) => {
  const asked = ask(path);
  await expect(asked).rejects.toThrow(AnswerRefused);
  await expect(asked).rejects.toThrow(why);
});
