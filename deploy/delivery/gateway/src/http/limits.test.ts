import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
let address: string;
beforeAll(async () => {
  gateway = await startedGateway();
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

describe('methods', () => {
  test.each([
    ['POST', '/login'],
    ['PUT', '/index/index'],
    ['DELETE', '/assets/host/h1/main.js'],
    ['PATCH', '/brand/abc123.svg'],
    ['OPTIONS', '/login'],
    ['POST', '/healthz'],
    ['POST', '/standalone/site'],
  ])('%s %s is refused with the methods that there are', async (method, url) => {
    const response = await gateway.inject({ method: method as NonNullable<InjectOptions['method']>, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.json()).toMatchObject({ status: '405', ok: false });
  });

  test('TRACE and unknown methods do nothing', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'LOCK'])
      expect((await gateway.inject({ method: method as 'GET', url: '/login' })).statusCode).toBe(405);
  });
});

describe('limits', () => {
  test('an address of more than 4096 characters is refused, everywhere', async () => {
    for (const start of ['/', '/assets/', '/api/', '/api/echo?q='])
      expect((await gateway.inject({ url: `${start}${'a'.repeat(4_200)}` })).statusCode).toBe(414);
    expect((await gateway.inject({ url: `/${'a'.repeat(4_000)}` })).statusCode).toBe(404);
  });

  test('[threat: kept busy] a long body is not read at addresses that are there for everybody, or not at all', async () => {
    const payload = JSON.stringify(Array.from({ length: 4_096 }, () => [1]));
    const headers = { 'content-type': 'application/json' };
    for (const url of ['/', '/nothing', '/-/nothing', '/api', '/-/reports'])
      expect((await gateway.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(413);
  });

  test('headers of more than 16 KB are refused', async () => {
    const response = await fetch(`${address}/login`, { headers: { 'x-large': 'a'.repeat(20_000) } });
    expect(response.status).toBe(431);
  });

  test('an address that is no UTF-8 is a bad request or an unknown page, never a fault', async () => {
    for (const url of ['/%', '/%zz', '/%c0%ae', '/index/%ff'])
      expect((await fetch(`${address}${url}`)).status).toBeLessThan(500);
  });
});

describe('the number of a request', () => {
  const traceparent = '00-7f3a91c2b4d0e5f60718293a4b5c6d7e-b7ad6b7169203331-01';

  test('is the beginning of the trace that its client has begun, at documents and calls', async () => {
    for (const url of ['/login', '/api/echo'])
      expect((await gateway.inject({ url, headers: { traceparent } })).headers['x-request-id']).toBe('7f3a-91c2-b4d0');
  });

  test('is a new one each time where the client has begun none, and never the client’s own word', async () => {
    const numbers = new Set<unknown>();
    for (const headers of [{}, {}, { traceparent: '<script>' }, { 'x-request-id': 'call-20261121-0001' }])
      numbers.add((await gateway.inject({ url: '/api/echo', headers })).headers['x-request-id']);
    expect(numbers.size).toBe(4);
    for (const number of numbers) expect(number).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
  });
});

test('a fault inside tells the client nothing', async () => {
  const response = await gateway.inject({ method: 'POST', url: '/api/fail' });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ status: '500', ok: false, msg: '系统繁忙，请稍后重试', body: null });
});
