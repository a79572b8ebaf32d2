/// <reference types="node" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { http, type Transmission, transmit } from './transmit';

/** Tests the client against a real server, for the behaviour that the fake one of the other tests takes for granted. */
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.endsWith('/hang')) return;
    if (request.url?.endsWith('/cut')) {
      request.socket.destroy();
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(request.url?.endsWith('/401') ? 401 : 200, {
        'content-type': 'application/json',
        'X-Request-Id': 'r-1',
      });
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(parts).toString('utf8') }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (over: Partial<Transmission> = {}) =>
  transmit({ method: 'POST', address: '/x', headers: {}, body: undefined, file: false, writes: false, ...over });

test('a sealed body goes out byte for byte, to the address as it was signed', async () => {
  const address = '/web/portal/api/x?pwd=a%2Bb%3D&note=x+y%27%7E';
  const { data } = await send({ address, body: 'QUJD+/==', headers: { 'content-type': 'text/plain', sign: 's' } });
  expect(data).toMatchObject({ method: 'POST', url: `/api${address}`, body: 'QUJD+/==', headers: { sign: 's' } });
  expect(data).toHaveProperty('headers.content-type', expect.stringContaining('text/plain'));
});

test('JSON goes out as JSON; every status is an answer, with its headers', async () => {
  const reply = await send({ address: '/401', body: { 名: '值' } });
  expect(reply).toMatchObject({ httpStatus: 401, data: { body: '{"名":"值"}' } });
  expect([reply.header('x-request-id'), reply.header('absent')]).toEqual(['r-1', undefined]);
});

test('each request goes out with a trace of its own', async () => {
  const traces = [await send(), await send()].map(({ data }) => (data as { headers: object }).headers);
  for (const headers of traces)
    expect(headers).toHaveProperty('traceparent', expect.stringMatching(/^00-[0-9a-f]{32}-/));
  expect(traces[0]).not.toEqual(traces[1]);
});

test('a request that nobody answered has a number all the same', async () => {
  await expect(send({ address: '/cut' })).rejects.toMatchObject({
    requestId: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/),
  });
});

test('a connection that breaks is a network error', async () => {
  await expect(send({ address: '/cut' })).rejects.toMatchObject({ kind: 'network', msg: '网络异常，请检查网络后重试' });
});

test('no answer in time is a timeout, for a write with the warning that it may have been done', async () => {
  http.defaults.timeout = 50;
  await expect(send({ address: '/hang' })).rejects.toMatchObject({ kind: 'timeout', msg: '请求超时，请稍后重试' });
  await expect(send({ address: '/hang', writes: true })).rejects.toMatchObject({
    msg: '请求超时，操作可能未完成，请核对结果后再试',
  });
});

test('giving up ends the request', async () => {
  const page = new AbortController();
  const pending = send({ address: '/hang', signal: page.signal });
  setTimeout(() => page.abort(), 20);
  await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
});
