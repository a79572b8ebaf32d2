import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sampleReleases, sampleTenant } from '../testing/fake-releases';
import { startedGateway } from '../testing/started-gateway';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function upstream(answer: Answer, port = 0): Promise<Server> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function gatewayTo(url: string, demo = false): Promise<{ gateway: FastifyInstance; address: string }> {
  const gateway = await startedGateway({ api: { kind: 'upstream', url }, demo });
  closing.push(() => gateway.close());
  return { gateway, address: await gateway.listen({ port: 0, host: '127.0.0.1' }) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const unavailable = { ok: false, msg: '服务暂时不可用，请稍后重试', body: null };

describe('an API elsewhere', () => {
  const echo: Answer = async (request, response) => {
    const { method, url, headers } = request;
    response.setHeader('x-powered-by', 'secret');
    response.end(JSON.stringify({ method, url, headers, body: await bodyOf(request) }));
  };

  test('gets path, query and body byte for byte, and who asks', async () => {
    const server = await upstream(echo);
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}/v1`);
    const url = '/api/web/portal/api/login?mobile=138%200000&name=%E4%B8%AD+x&a=1&a=2&empty=';
    const response = await fetch(`${address}${url}`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        sign: 's',
        'x-portal-tenant': 'forged',
        'x-portal-audience': 'staff',
        'x-forwarded-for': '1.2.3.4',
      },
      body: 'c2VhbGVk 中文',
    });
    const seen = (await response.json()) as { url: string; body: string; headers: Record<string, string> };
    expect(seen.url).toBe(url.replace('/api/', '/v1/'));
    expect(seen.body).toBe('c2VhbGVk 中文');
    expect(seen.headers).toMatchObject({
      sign: 's',
      'content-type': 'text/plain',
      'x-portal-tenant': 'main',
      'x-portal-audience': 'customers',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(seen.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('answers with its own status and headers', async () => {
    const server = await upstream((_request, response) => {
      response.writeHead(401, { 'cache-control': 'private', 'set-cookie': ['a=1', 'b=2'] }).end('{"status":"401"}');
    });
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}`);
    const response = await fetch(`${address}/api/x`);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('private');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({ status: '401' });
  });

  test('is asked once, also where it answers 503', async () => {
    let asked = 0;
    const server = await upstream((_request, response) => {
      asked += 1;
      response.writeHead(503).end('{}');
    });
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}`);
    expect((await fetch(`${address}/api/x`)).status).toBe(503);
    expect(asked).toBe(1);
  });

  test('streams events as they come', async () => {
    const server = await upstream(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
    });
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}`);
    const response = await fetch(`${address}/api/web/portal/api/message/event/stream`);
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('data: 1\n\n');
  });

  test('a path cannot leave the place where the API is', async () => {
    const server = await upstream(echo);
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}/v1`);
    for (const path of ['/api/../admin', '/api/%2e%2e/admin', '/api/..%2fadmin', '/api/x/..%5c..%5cadmin']) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      let answer = '';
      for await (const part of socket) answer += String(part);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    }
  });

  test('takes demonstration pages too, in a demonstration only', async () => {
    const server = await upstream(echo);
    const url = `http://127.0.0.1:${portOf(server)}/v1`;
    const { address } = await gatewayTo(url, true);
    expect(await (await fetch(`${address}/dev/outbox?to=1`)).json()).toMatchObject({ url: '/dev/outbox?to=1' });
    const plain = await gatewayTo(url);
    expect((await fetch(`${plain.address}/dev/outbox`)).status).toBe(404);
  });
});

describe('an API that is away', () => {
  test('[threat: database away] is a 502 in its own form, then a 503 at once, until it is back', async () => {
    const server = await upstream((_request, response) => response.end('{}'));
    const port = portOf(server);
    const { address } = await gatewayTo(`http://127.0.0.1:${port}`);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    for (let count = 0; count < 10; count++) {
      const response = await fetch(`${address}/api/x`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(502);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ status: '503', ...unavailable });
    }
    const started = performance.now();
    const refused = await fetch(`${address}/api/x`);
    expect(performance.now() - started).toBeLessThan(500);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ status: '503', ...unavailable });
    expect((await fetch(`${address}/login`)).status).toBe(200);
    await upstream((_request, response) => response.end('{"back":true}'), port);
    await pause(2_100);
    expect(await (await fetch(`${address}/api/x`)).json()).toEqual({ back: true });
    expect((await fetch(`${address}/api/x`)).status).toBe(200);
  });

  test('a connection cut before the answer is a 502', async () => {
    const server = await upstream((request) => request.socket.destroy());
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}`);
    expect((await fetch(`${address}/api/x`)).status).toBe(502);
  });

  test('clients that go away do not make it seem away', async () => {
    const server = await upstream((request, response) => {
      if (request.url === '/now') response.end('{}');
    });
    const { address } = await gatewayTo(`http://127.0.0.1:${portOf(server)}`);
    for (let count = 0; count < 8; count++) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write('POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\npart');
      await pause(20);
      socket.destroy();
    }
    await pause(50);
    expect((await fetch(`${address}/api/now`)).status).toBe(200);
  });
});

describe('an API in this process', () => {
  test('[threat: foreign host] learns the tenant from the host name, whatever the client says', async () => {
    const gateway = await startedGateway();
    closing.push(() => gateway.close());
    const response = await gateway.inject({
      url: '/api/echo?x=1',
      headers: {
        host: 'jinqiao.localhost',
        'x-portal-tenant': 'main',
        'x-portal-audience': 'staff',
        'x-forwarded-host': 'localhost',
      },
    });
    expect(response.json()).toMatchObject({
      url: '/api/echo?x=1',
      headers: { 'x-portal-tenant': 'jinqiao', 'x-portal-audience': 'customers' },
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  test('learns that a host is for staff from its tenant', async () => {
    const releases = sampleReleases();
    releases.tenants = [
      ...releases.tenants,
      sampleTenant({ code: 'desk', isDefault: false, audience: 'staff', hostNames: ['staff.localhost'], pointers: [] }),
    ];
    const gateway = await startedGateway({ releases });
    closing.push(() => gateway.close());
    const response = await gateway.inject({
      url: '/api/echo',
      headers: { host: 'staff.localhost', 'x-portal-audience': 'customers' },
    });
    expect(response.json()).toMatchObject({ headers: { 'x-portal-tenant': 'desk', 'x-portal-audience': 'staff' } });
  });

  test('an unknown call is a 404 in its form, never a page', async () => {
    const gateway = await startedGateway();
    closing.push(() => gateway.close());
    for (const url of ['/api', '/api/', '/api?x=1', '/api/unknown', '/dev/outbox'])
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const response = await gateway.inject({ method, url });
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ status: '404', ok: false, body: null });
      }
  });

  test('its demonstration pages are there in a demonstration only', async () => {
    const api = {
      kind: 'plugin' as const,
      plugin: async () => {},
      devPlugin: async (scope: FastifyInstance) => {
        scope.get('/outbox', () => []);
      },
    };
    for (const demo of [true, false]) {
      const gateway = await startedGateway({ api, demo });
      closing.push(() => gateway.close());
      expect((await gateway.inject({ url: '/dev/outbox' })).statusCode).toBe(demo ? 200 : 404);
    }
  });
});

describe('the host name behind a proxy', () => {
  const forwarded = { host: 'localhost', 'x-forwarded-host': 'jinqiao.localhost' };
  const tenantOf = async (gateway: FastifyInstance) => {
    closing.push(() => gateway.close());
    const response = await gateway.inject({ url: '/api/echo', headers: forwarded });
    return (response.json() as { headers: Record<string, string> }).headers['x-portal-tenant'];
  };

  test('is not taken from anyone', async () => {
    expect(await tenantOf(await startedGateway())).toBe('main');
    expect(await tenantOf(await startedGateway({ trustProxy: '10.0.0.0/8' }))).toBe('main');
  });

  test('is taken from a trusted one', async () => {
    expect(await tenantOf(await startedGateway({ trustProxy: '127.0.0.1' }))).toBe('jinqiao');
  });
});
