import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { startedGateway } from '../testing/started-gateway';
import { requestIdOf } from './request-id';

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

describe('request ids', () => {
  test("are the caller's where they are harmless", () => {
    expect(requestIdOf('0b7f9c2e-1111-4222-8333-444455556666')).toBe('0b7f9c2e-1111-4222-8333-444455556666');
  });

  test.each([
    undefined,
    '',
    'short',
    'x'.repeat(65),
    'with space in it',
    'line\nbreak-in-it',
    '<script>alert</script>',
  ])('are made anew instead of %j', (header) => {
    expect(requestIdOf(header)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });

  test('come back with documents and calls', async () => {
    const headers = { 'x-request-id': 'call-20261121-0001' };
    for (const url of ['/login', '/api/echo'])
      expect((await gateway.inject({ url, headers })).headers['x-request-id']).toBe('call-20261121-0001');
  });
});

test('a fault inside tells the client nothing', async () => {
  const response = await gateway.inject({ method: 'POST', url: '/api/fail' });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ status: '500', ok: false, msg: '系统繁忙，请稍后重试', body: null });
});
