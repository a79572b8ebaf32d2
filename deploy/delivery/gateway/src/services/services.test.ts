import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { AllowedHosts } from '@portal/http';
import { answerCalls, identityVerifier, portalService } from '@portal/service';
import { defineCalls, read, write, z } from '@portal/shared/define-calls';
import Fastify from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { freePort } from '../testing/free-port';
import { bodyOf, personIn, ServedSlot, teamServer } from '../testing/served-slot';

jest.setTimeout(60_000);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function serviceOf(answer: RequestListener): Promise<string> {
  const { server, url } = await teamServer(answer);
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return url;
}

async function slotWith(services: Record<string, string>, options = {}): Promise<ServedSlot> {
  const slot = await new ServedSlot().start(services, options);
  closing.push(() => slot.close());
  return slot;
}

/** A service that says what reached it. */
async function echo() {
  const seen: Seen[] = [];
  const url = await serviceOf(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    seen.push({ method, url: path, headers, body: await bodyOf(request) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: '200', ok: true, msg: '', body: { seen: path } }));
  });
  return { seen, url };
}

const json = { 'content-type': 'application/json' };

describe('a call to a slot', () => {
  test('reaches its service as it was sent, with an identity instead of credentials', async () => {
    const { seen, url } = await echo();
    const slot = await slotWith({ invoice: `${url}/base` });
    const answer = await slot.call('/api/invoice/list/%E4%B8%AD?a=1&a=%20', {
      method: 'POST',
      headers: {
        ...json,
        cookie: 'access=secret',
        'x-portal-identity': 'forged',
        x_portal_identity: 'forged',
        X_Portal_Identity: 'forged',
        'x-portal_identity': 'forged',
        'x-portal-tenant': 'forged',
        'x-forwarded-for': '1.2.3.4',
        'x-own': 'stays',
        traceparent: '00-7f3a91c2b4d0e5f60718293a4b5c6d7e-b7ad6b7169203331-01',
        tracestate: 'forged=1',
        baggage: 'forged=1',
      },
      body: '{"金额":"1.00"}',
    });
    expect(await answer.json()).toMatchObject({ body: { seen: '/base/list/%E4%B8%AD?a=1&a=%20' } });
    const [{ method, body, headers }] = seen as [Seen];
    expect([method, body]).toEqual(['POST', '{"金额":"1.00"}']);
    expect(JSON.stringify(headers)).not.toContain('forged');
    expect(headers).toMatchObject({ 'x-own': 'stays', 'x-forwarded-for': '127.0.0.1' });
    expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
    // The trace goes on, and nobody decides from outside that it is recorded.
    expect(headers.traceparent).toMatch(/^00-7f3a91c2b4d0e5f60718293a4b5c6d7e-[0-9a-f]{16}-00$/);
    for (const name of ['cookie', 'authorization', 'x-portal-tenant', 'x-portal-proof'])
      expect(headers[name]).toBeUndefined();

    const keys = (await (await fetch(`${slot.origin}/-/jwks.json`)).json()) as JSONWebKeySet;
    expect(Object.keys(keys.keys[0] ?? {})).not.toContain('d');
    const portal = { keys: createLocalJWKSet(keys) };
    const person = await identityVerifier({ slot: 'invoice', portal })(headers['x-portal-identity']);
    expect(person).toMatchObject({ userCode: 'U1', tenant: 'main', compCode: 'C1', compRoles: ['SCM-C101'] });
    expect(person.requestId).toBe(headers['x-request-id']);
    expect(person.may('message')).toBe(true);
    const other = identityVerifier({ slot: 'paper', portal });
    await expect(other(headers['x-portal-identity'])).rejects.toThrow('请通过平台访问');
  });

  test('[threat: open redirect] reaches only hosts that the operator has listed, wherever a name leads', async () => {
    const { seen, url } = await echo();
    const named = url.replace('127.0.0.1', 'localhost');
    for (const [address, hosts] of [
      [url, ['invoice']],
      [url.replace('127.0.0.1', 'localhost.localdomain'), ['localhost.localdomain']],
    ] as const) {
      const slot = await slotWith({ invoice: address }, { serviceHosts: new AllowedHosts(hosts) });
      expect((await slot.call('/api/invoice/x')).status).toBeGreaterThanOrEqual(502);
    }
    expect(seen).toEqual([]);
    for (const [address, hosts] of [
      [url, ['127.0.0.1']],
      [named, ['localhost']],
    ] as const) {
      const slot = await slotWith({ invoice: address }, { serviceHosts: new AllowedHosts(hosts) });
      expect((await slot.call('/api/invoice/x')).status).toBe(200);
    }
    expect(seen).toHaveLength(2);
  });

  test('carries the permissions of the platform and of the slot, as roles and grants are now', async () => {
    const { seen, url } = await echo();
    const slot = await slotWith({ invoice: url });
    const permissions = async () => {
      slot.tell('');
      await slot.call('/api/invoice/x');
      const [, claims = ''] = String(seen.at(-1)?.headers['x-portal-identity']).split('.');
      return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { permissions: string[] }).permissions;
    };
    expect(await permissions()).toEqual(['profile', 'message', 'invoice.read']);
    slot.person = personIn({ employeeRoles: ['E101'] });
    expect(await permissions()).toEqual(['profile', 'message', 'invoice.read', 'invoice.write']);
    const grants = [{ code: 'invoice.write', role: 'E101', effect: 'take' as const }];
    slot.releases.tenants = slot.releases.tenants.map((tenant) => ({ ...tenant, grants }));
    await slot.change({ invoice: url });
    expect(await permissions()).toEqual(['profile', 'message', 'invoice.read']);
  });

  test('goes where the slot’s service is now, and to the API if there is none', async () => {
    const [one, two] = [await echo(), await echo()];
    const slot = await slotWith({ invoice: one.url });
    await slot.call('/api/invoice/a');
    await slot.change({ invoice: two.url });
    await slot.call('/api/invoice/b');
    await slot.change({});
    expect((await slot.call('/api/invoice/c')).status).toBe(404);
    expect([one.seen, two.seen].map((seen) => seen.map(({ url }) => url))).toEqual([['/a'], ['/b']]);
  });

  test.each([
    '/api/invoice/../secret',
    '/api/invoice/%2e%2e/secret',
    '/api/invoice/a/..%2f..%2fsecret',
    '/api/invoice/..%5csecret',
    '/api/invoice/%00',
    '/api/%69nvoice/x',
    '/api//invoice/x',
    '/api/invoice%2fx',
  ])('%s reaches no service', async (path) => {
    const { seen, url } = await echo();
    const slot = await slotWith({ invoice: `${url}/base` });
    const socket = connect(Number(new URL(slot.origin).port), '127.0.0.1');
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer token-of-a-customer-1\r\n`;
    socket.write(`${head}Connection: close\r\n\r\n`);
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(seen).toEqual([]);
  });
});

test('a service made with @portal/service answers the calls that its remote defines', async () => {
  const invoices = defineCalls('invoice', {
    list: read({ path: 'list', body: { page: z.number() }, reply: { company: z.string(), page: z.number() } }),
    add: write({ path: '{no}/add' }),
  });
  const slot = await slotWith({});
  const app = Fastify();
  await app.register(portalService, { slot: 'invoice', portal: slot.origin });
  answerCalls(app, invoices, {
    list: { needs: 'invoice.read', answer: ({ person, body }) => ({ company: person.compName, page: body.page }) },
    add: { needs: 'invoice.write', answer: () => null },
  });
  closing.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await slot.change({ invoice: url });

  const post = async (path: string, body: object) =>
    (await slot.call(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json();
  expect(await post('/api/invoice/list', { page: 2 })).toMatchObject({
    body: { company: '华东贸易有限公司', page: 2 },
  });
  expect(await post('/api/invoice/list', { page: 'x' })).toMatchObject({ status: '400', ok: false });
  expect(await post('/api/invoice/7/add', {})).toMatchObject({ status: '443', ok: false });
  slot.person = personIn({ employeeRoles: ['E101'] });
  slot.tell('employee E1');
  expect(await post('/api/invoice/7/add', {})).toMatchObject({ status: '200', ok: true, body: null });
  // Another way in brings no person.
  expect((await fetch(`${url}/list`, { method: 'POST', headers: json, body: '{"page":1}' })).status).toBe(401);
});

describe('who may not call', () => {
  test.each([
    ['nobody is logged in', 401, '401', undefined, {}],
    ['the token is not good', 401, '401', undefined, { authorization: 'Bearer another-token-of-nobody' }],
    ['the session has ended', 401, '401', { status: '401', msg: '您已退出登录，请重新登录' }, undefined],
    ['the session is locked', 200, '423', { status: '423', msg: '请验证身份后继续' }, undefined],
    ['no company is chosen', 200, '442', { ...personIn(), member: null }, undefined],
    ['the company is frozen', 200, '409', personIn({ compStatus: '70' }), undefined],
  ])('%s', async (_why, httpStatus, status, person, headers) => {
    const { seen, url } = await echo();
    const slot = await slotWith({ invoice: url });
    if (person) slot.person = person;
    const answer = headers
      ? await fetch(`${slot.origin}/api/invoice/x`, { headers })
      : await slot.call('/api/invoice/x');
    expect(answer.status).toBe(httpStatus);
    expect(answer.headers.get('x-portal-answer')).toBe('gateway');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({ status, ok: false });
    expect(seen).toEqual([]);
  });

  test('an API that is away is not the person’s fault', async () => {
    const { url } = await echo();
    const slot = await slotWith({ invoice: url });
    slot.person = { status: '500', msg: '系统异常' };
    const answer = await slot.call('/api/invoice/x');
    expect([answer.status, (await answer.json()) as object]).toEqual([503, expect.objectContaining({ status: '503' })]);
  });

  test('a call is an act of the person, unless the page makes it by itself', async () => {
    const { url } = await echo();
    const slot = await slotWith({ invoice: url });
    await slot.call('/api/invoice/x', { headers: { 'x-portal-passive': '1' } });
    await slot.call('/api/invoice/x');
    expect(slot.asked.map(({ active }) => active)).toEqual([false, true]);
  });
});

describe('what a service answers', () => {
  test('its own refusal is its own, whatever it claims', async () => {
    const url = await serviceOf((_request, response) => {
      const head = { ...json, 'x-portal-answer': 'gateway', 'set-cookie': 'a=1', 'clear-site-data': '"*"' };
      response.writeHead(401, { ...head, 'access-control-allow-origin': '*', 'x-mine': '1' });
      response.end('{"status":"401","ok":false,"msg":"x","body":null}');
    });
    const slot = await slotWith({ invoice: url });
    const answer = await slot.call('/api/invoice/x');
    expect([answer.status, answer.headers.get('x-mine')]).toEqual([401, '1']);
    for (const name of ['x-portal-answer', 'clear-site-data', 'access-control-allow-origin'])
      expect(answer.headers.get(name)).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['text/html; charset=utf-8', 'inline; filename="a.html"', 'attachment; filename="a.html"'],
    ['image/svg+xml', '', 'attachment'],
    ['text/plain', '', 'attachment'],
    ['', '', 'attachment'],
    ['application/json', 'inline; filename=a.html', 'attachment; filename=a.html'],
    ['application/pdf', 'attachment; filename="a.pdf"', 'attachment; filename="a.pdf"'],
  ])('%s, %s: the browser never shows it as a page', async (type, disposition, becomes) => {
    const url = await serviceOf((_request, response) => {
      const head = { ...(type ? { 'content-type': type } : {}), 'content-security-policy': 'sandbox allow-scripts' };
      response.writeHead(200, { ...head, ...(disposition ? { 'content-disposition': disposition } : {}) });
      response.end('<script>alert(1)</script>');
    });
    const slot = await slotWith({ invoice: url });
    const { headers } = await slot.call('/api/invoice/x');
    expect(headers.get('content-disposition')).toBe(becomes);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  });

  test('JSON is data', async () => {
    const { url } = await echo();
    const slot = await slotWith({ invoice: url });
    expect((await slot.call('/api/invoice/x')).headers.get('content-disposition')).toBeNull();
  });

  test.each([301, 302, 307])('a redirect (%d) leads nobody elsewhere', async (status) => {
    const url = await serviceOf((_request, response) => {
      response.writeHead(status, { location: 'http://inside:9000/' }).end();
    });
    const slot = await slotWith({ invoice: url });
    const answer = await slot.call('/api/invoice/x', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
  });
});

describe('streams and uploads', () => {
  async function streaming() {
    let gone = 0;
    const url = await serviceOf((request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      request.once('close', () => {
        gone += 1;
      });
    });
    const slot = await slotWith({ invoice: url });
    const open = async () => {
      const answer = await slot.call('/api/invoice/events', { headers: { accept: 'text/event-stream' } });
      const reader = answer.body?.getReader();
      if (!reader) throw new Error('there is no stream');
      expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('data: 1\n\n');
      return reader;
    };
    return { slot, open, gone: () => gone };
  }

  const until = async (condition: () => boolean) => {
    for (let tries = 0; tries < 300 && !condition(); tries += 1) await pause(10);
    expect(condition()).toBe(true);
  };

  test('events come as they are sent, and count as no activity', async () => {
    const { slot, open, gone } = await streaming();
    const reader = await open();
    expect(slot.asked).toEqual([{ active: false }]);
    await reader.cancel();
    await until(() => gone() === 1);
  });

  test('a stream of events that was not asked for is refused', async () => {
    const { slot } = await streaming();
    expect((await slot.call('/api/invoice/events')).status).toBe(502);
  });

  test.each(['session S1', 'user U1', 'employee E1', 'company C1'])('“%s” cuts an open stream', async (change) => {
    const { slot, open, gone } = await streaming();
    const reader = await open();
    slot.tell('session S2');
    await pause(20);
    expect(gone()).toBe(0);
    slot.tell(change);
    await expect(reader.read()).rejects.toThrow();
    await until(() => gone() === 1);
  });

  test('an upload is passed on as it comes, and cut when the person is logged out', async () => {
    let arrived = 0;
    const url = await serviceOf(async (request, response) => {
      try {
        for await (const part of request) arrived += (part as Buffer).length;
        response.writeHead(200, json).end('{"status":"200","ok":true}');
      } catch {
        // The gateway has cut it.
      }
    });
    const slot = await slotWith({ invoice: url });
    const upload = (parts: () => AsyncGenerator<Uint8Array>) =>
      slot.call('/api/invoice/paper', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: ReadableStream.from(parts()) as ReadableStream,
        duplex: 'half',
      });
    const whole = await upload(async function* () {
      for (let part = 0; part < 20; part += 1) yield new Uint8Array(50_000);
    });
    expect([whole.status, arrived]).toEqual([200, 1_000_000]);

    arrived = 0;
    let stop = false;
    const cut = upload(async function* () {
      while (!stop) {
        yield new Uint8Array(10_000);
        await pause(10);
      }
    });
    await until(() => arrived > 20_000);
    slot.tell('session S1');
    slot.person = { status: '401', msg: '' };
    const outcome = await cut.then(
      ({ status }) => status,
      () => 'cut',
    );
    stop = true;
    expect([401, 'cut']).toContain(outcome);
    const soon = arrived;
    await pause(100);
    expect(arrived).toBe(soon);
  });

  test('a client that hangs up takes its request along', async () => {
    let arrived = false;
    let closed = false;
    const url = await serviceOf((request) => {
      arrived = true;
      request.socket.once('close', () => {
        closed = true;
      });
    });
    const slot = await slotWith({ invoice: url });
    const abort = new AbortController();
    const call = slot.call('/api/invoice/slow', { signal: abort.signal });
    await until(() => arrived);
    abort.abort();
    await expect(call).rejects.toThrow();
    await until(() => closed);
  });
});

describe('a service that is away', () => {
  test('costs only its own calls: its circuit opens and closes again, and the figures say so', async () => {
    const { url } = await echo();
    const dead = await teamServer(() => {});
    dead.server.close();
    await once(dead.server, 'close');
    const breaker = { minCalls: 5, openFor: 200, maxByOne: 100 };
    const port = await freePort();
    const slot = await slotWith(
      { invoice: dead.url, paper: url },
      { serviceBreaker: breaker, metrics: { port, host: '127.0.0.1' } },
    );
    const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const label = `slot="invoice",service="${new URL(dead.url).host}"`;
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const answer = await slot.call('/api/invoice/add', { method: 'POST', headers: json, body: '{"a":1}' });
      statuses.push(answer.status);
      expect(answer.headers.get('x-portal-answer')).toBe('gateway');
      expect((await answer.json()) as object).toMatchObject({ status: '503', ok: false });
    }
    expect(statuses).toEqual([502, 502, 502, 502, 502, 503, 503, 503]);
    const down = await figures();
    expect(down).toContain(`portal_service_circuit_open{${label}} 1`);
    expect(down).toContain(`portal_service_requests_total{${label},outcome="unreachable"} 5`);
    expect(down).toContain(`portal_service_requests_total{${label},outcome="refused"} 3`);
    expect((await slot.call('/api/paper/x')).status).toBe(200);

    const alive = await teamServer(
      (_request, response) => {
        response.writeHead(200, json).end('{}');
      },
      Number(new URL(dead.url).port),
    );
    closing.push(async () => {
      alive.server.closeAllConnections();
      alive.server.close();
    });
    await pause(250);
    expect((await slot.call('/api/invoice/x')).status).toBe(200);
    const up = await figures();
    expect(up).toContain(`portal_service_circuit_open{${label}} 0`);
    expect(up).toContain(`portal_service_answer_seconds_count{${label}} 1`);
  });

  test('a service that never answers does not slow others down', async () => {
    const { url } = await echo();
    const hanging = await serviceOf(() => {});
    const slot = await slotWith({ invoice: hanging, paper: url });
    const measure = async () => {
      const times: number[] = [];
      for (let count = 0; count < 150; count += 1) {
        const started = performance.now();
        const path = count % 2 === 0 ? '/api/paper/x' : '/api/web/portal/api/now';
        await (await slot.call(path)).text();
        times.push(performance.now() - started);
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    };
    await measure();
    const before = await measure();
    const abort = new AbortController();
    // More than the connections that the gateway opens to one service.
    const waiting = Array.from({ length: 400 }, () =>
      slot.call('/api/invoice/x', { signal: abort.signal }).catch(() => undefined),
    );
    await pause(300);
    const during = await measure();
    abort.abort();
    await Promise.all(waiting);
    expect(during / before).toBeLessThan(4);
  });
});
