import { afterEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
afterEach(() => gateway.close());

const addresses = ['/', '/login', '/api/echo', '/assets/host/h1/main.js', '/-/boot', '/-/releases/stream', '/brand/x'];
const strangers = ['evil.example', 'evil.jinqiao.localhost', 'jinqiao.localhost.evil.example', '203.0.113.7'];

/** Asks over the network, so that the quick answers before the framework are tested too. */
async function statusAt(url: string, host: string, more: Record<string, string> = {}): Promise<number> {
  const { request } = await import('node:http');
  const { port } = gateway.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip', ...more };
    const call = request({ host: '127.0.0.1', port, path: url, headers }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

describe('a host name that no tenant has', () => {
  test.each(addresses)('gets 421 at %s', async (url) => {
    gateway = await startedGateway();
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    for (const host of strangers) expect(await statusAt(url, host)).toBe(421);
    expect(await statusAt(url, 'jinqiao.localhost')).not.toBe(421);
  });

  test('is told so in a page, in Chinese', async () => {
    gateway = await startedGateway();
    const { body, headers, statusCode } = await gateway.inject({ url: '/login', headers: { host: 'evil.example' } });
    expect(statusCode).toBe(421);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('此网址没有对应的平台');
    expect(body).not.toMatch(/<script|evil/);
  });

  test('may ask whether the gateway is well and for its public keys, and has the deploy API', async () => {
    gateway = await startedGateway();
    for (const url of ['/healthz', '/-/jwks.json', '/-/api/tenants'])
      expect((await gateway.inject({ url, headers: { host: '10.1.2.3' } })).statusCode).not.toBe(421);
  });

  test('is the default tenant’s in a demonstration', async () => {
    gateway = await startedGateway({ demo: true });
    expect((await gateway.inject({ url: '/login', headers: { host: 'evil.example' } })).statusCode).toBe(200);
  });

  test('counts as the trusted proxy forwards it', async () => {
    gateway = await startedGateway({ trustProxy: '127.0.0.1' });
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    const forwarded = { 'x-forwarded-host': 'jinqiao.localhost' };
    for (const url of ['/login', '/assets/host/h1/main.js']) {
      expect(await statusAt(url, 'gateway.internal', forwarded)).toBe(200);
      expect(await statusAt(url, 'jinqiao.localhost', { 'x-forwarded-host': 'evil.example' })).toBe(421);
    }
  });
});
