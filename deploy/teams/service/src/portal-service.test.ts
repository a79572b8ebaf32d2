import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { answerCalls } from './answer-calls';
import type { IdentityClaims } from './identity';
import { portalService } from './portal-service';
import { Refusal } from './refusal';
import { type TestPortal, testPortal } from './testing';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const none = { query: undefined, body: undefined, reply: undefined };
const invoices = {
  calls: {
    list: { path: 'list', method: 'POST' },
    detail: { path: '/invoices/{id}', method: 'GET' },
    add: { path: 'add', method: 'POST' },
    nothing: { path: 'nothing', method: 'POST' },
  },
  schemas: {
    list: none,
    detail: none,
    add: { ...none, body: z.strictObject({ amount: z.string().regex(/^\d+$/, '金额不正确') }) },
    nothing: none,
  },
} as const;

async function startedService(): Promise<{ app: FastifyInstance; portal: TestPortal }> {
  const portal = await testPortal('invoice');
  const app = Fastify();
  opened.push(app);
  await app.register(portalService, { slot: 'invoice', portal: portal.portal });
  app.get('/healthz', { config: { open: true } }, () => ({ fine: true }));
  app.get('/taken', () => {
    throw new Refusal('409', '发票已开具');
  });
  app.get('/broken', () => {
    throw new Error('SELECT secret FROM table');
  });
  answerCalls(app, invoices, {
    list: { needs: 'invoice.read', answer: ({ person }) => [person.compCode, person.userName] },
    detail: { answer: ({ path }) => ({ id: path.id }) },
    add: { needs: 'invoice.write', answer: ({ body }) => body },
    nothing: { answer: () => null },
  });
  return { app, portal };
}

/** Calls as a person, and tells HTTP status and envelope. */
async function ask(
  { app, portal }: Awaited<ReturnType<typeof startedService>>,
  url: string,
  { payload, ...person }: Partial<IdentityClaims> & { payload?: object | string } = {},
) {
  const headers = { ...(await portal.headersOf(person)), 'content-type': 'application/json' };
  const reply = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return [reply.statusCode, reply.json()];
}

const ok = (body: unknown) => [200, { status: '200', ok: true, msg: '', body }];
const refused = (status: string, msg: string, body: unknown = null) => [200, { status, ok: false, msg, body }];
const stranger = [401, { status: '401', ok: false, msg: '请通过平台访问', body: null }];

describe('who calls', () => {
  test('a handler knows the person and the company that the gateway names', async () => {
    const service = await startedService();
    const person = { userName: '王芳', compCode: 'C7', permissions: ['invoice.read'] };
    expect(await ask(service, '/list', { ...person, payload: {} })).toEqual(ok(['C7', '王芳']));
  });

  test('nobody calls without an identity, except where a route is open', async () => {
    const { app } = await startedService();
    const bare = await app.inject({ url: '/invoices/1' });
    expect([bare.statusCode, bare.json()]).toEqual(stranger);
    expect((await app.inject({ url: '/healthz' })).json()).toMatchObject({ ok: true, body: { fine: true } });
  });

  test('an identity for another slot, of another issuer, that has ended, or by another key is none', async () => {
    const { app, portal } = await startedService();
    const other = await testPortal('invoice');
    const none = await generateKeyPair('ES256');
    const foreign = await new SignJWT({ sub: 'U1' }).setProtectedHeader({ alg: 'ES256' }).sign(none.privateKey);
    const bad = [
      await portal.headersOf({}, { slot: 'order' }),
      await portal.headersOf({}, { issuer: 'somebody' }),
      await portal.headersOf({}, { expiresAt: new Date(Date.now() - 60_000) }),
      await other.headersOf(),
      { 'x-portal-identity': foreign },
      { 'x-portal-identity': 'a.b.c' },
    ];
    for (const headers of bad) {
      const reply = await app.inject({ url: '/invoices/1', headers });
      expect([reply.statusCode, reply.json()]).toEqual(stranger);
    }
  });

  test('a token without an end is none', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA');
    const app = Fastify();
    opened.push(app);
    const keys = async () => publicKey;
    await app.register(portalService, { slot: 'invoice', portal: { keys } });
    app.get('/', () => ({}));
    const token = await new SignJWT({ sub: 'U1' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer('portal')
      .setAudience('invoice')
      .sign(privateKey);
    expect((await app.inject({ url: '/', headers: { 'x-portal-identity': token } })).statusCode).toBe(401);
  });

  test('the public keys come from the portal; without them the call fails and the person stays logged in', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA');
    // A client that was cut off connects again at once.
    const portal = Fastify({ forceCloseConnections: true });
    const service = Fastify();
    opened.push(portal, service);
    const key = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'EdDSA' };
    let asked = 0;
    portal.get('/-/jwks.json', (_request, reply) => {
      asked += 1;
      if (asked === 1) return reply.code(503).send({});
      return asked === 2 ? { keys: [key], more: ' '.repeat(100_000) } : { keys: [key] };
    });
    const address = await portal.listen({ port: 0, host: '127.0.0.1' });
    await service.register(portalService, { slot: 'invoice', portal: address });
    service.get('/', ({ person }) => ({ userCode: person.userCode }));
    const token = await new SignJWT({
      ...{ tenant: 't', userName: '', employeeCode: '', compCode: '', compName: '', rootManager: false },
      ...{ employeeRoles: [], compRoles: [], permissions: [], requestId: '' },
    })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'a' })
      .setSubject('U9')
      .setIssuer('portal')
      .setAudience('invoice')
      .setExpirationTime('60s')
      .sign(privateKey);
    const headers = { 'x-portal-identity': token };
    for (const _ of ['away', 'too long']) expect((await service.inject({ url: '/', headers })).statusCode).toBe(500);
    expect((await service.inject({ url: '/', headers })).json()).toMatchObject({ body: { userCode: 'U9' } });
  });
});

describe('calls', () => {
  test('a permission that the person lacks refuses the call', async () => {
    const service = await startedService();
    expect(await ask(service, '/add', { permissions: ['invoice.read'], payload: { amount: '1' } })).toEqual(
      refused('443', '您没有权限执行此操作'),
    );
  });

  test('input is parsed by the schemas, and faults name their fields', async () => {
    const service = await startedService();
    const permissions = ['invoice.write'];
    expect(await ask(service, '/add', { permissions, payload: { amount: '12' } })).toEqual(ok({ amount: '12' }));
    expect(await ask(service, '/add', { permissions, payload: { amount: 'x' } })).toEqual(
      refused('400', '金额不正确', { fields: { amount: '金额不正确' } }),
    );
    const [, { body }] = await ask(service, '/add', { permissions, payload: { amount: '1', more: 1 } });
    expect(Object.keys(body.fields)).toEqual(['more']);
    expect(await ask(service, '/add', { permissions, payload: '{' })).toEqual(refused('400', '请求格式不正确'));
  });

  test('parameters of the path reach the handler, and no answer is null in the envelope', async () => {
    const service = await startedService();
    expect(await ask(service, '/invoices/F-1')).toEqual(ok({ id: 'F-1' }));
    expect(await ask(service, '/nothing', { payload: {} })).toEqual(ok(null));
  });

  test('refusals say their sentence, errors say nothing of their cause, unknown paths are 404', async () => {
    const service = await startedService();
    expect(await ask(service, '/taken')).toEqual(refused('409', '发票已开具'));
    expect(await ask(service, '/broken')).toEqual([
      500,
      { status: '500', ok: false, msg: '系统繁忙，请稍后重试', body: null },
    ]);
    expect(await ask(service, '/unknown')).toEqual(refused('404', '内容不存在或已下线'));
  });
});
