import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { OwnQuestions } from '../api/own-questions';
import { startedGateway } from '../testing/started-gateway';
import { askIdentityOf } from './ask-identity';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const asker = { tenant: 'main', host: 'localhost', address: '10.1.2.3' };

interface Seen {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly body: unknown;
}

/** An application with an API that answers by path, and what reached it. */
async function apiOf(answers: Record<string, object>) {
  const app: FastifyInstance = Fastify();
  const seen: Seen[] = [];
  const questions = new OwnQuestions(app);
  app.post('/api/*', (request, reply) => {
    const { url, headers, ip: address, body } = request;
    seen.push({ url, headers, address, body });
    const answer = answers[url];
    return answer ?? reply.code(404).send({ message: 'Not Found' });
  });
  closing.push(() => app.close());
  await app.ready();
  return { seen, ask: askIdentityOf(questions) };
}

const envelope = (body: object) => ({ status: '200', ok: true, msg: '', body });

test('the platform is asked with the customer’s token and address', async () => {
  const identity = { userCode: 'U1', member: null };
  const { seen, ask } = await apiOf({ '/api/internal/identity': envelope(identity) });
  expect(await ask(asker, 'token', { active: true })).toEqual({ identity });
  expect(seen).toMatchObject([
    { address: '10.1.2.3', body: { active: true }, headers: { authorization: 'Bearer token', host: 'localhost' } },
  ]);
});

test('a refusal is told with its status and its sentence', async () => {
  const refusal = { status: '423', ok: false, msg: '请验证身份后继续', body: null };
  const { ask } = await apiOf({ '/api/internal/identity': refusal });
  expect(await ask(asker, 'token', { active: true })).toEqual({ refusal: { status: '423', msg: '请验证身份后继续' } });
});

test('[threat: huge answer] an API that answers without end is cut off', async () => {
  const part = `${' '.repeat(1_048_575)}\n`;
  const parts = 64;
  let sent = 0;
  const app = Fastify();
  const questions = new OwnQuestions(app);
  app.post('/api/*', (_request, reply) => {
    const answer = function* () {
      for (; sent < parts; sent += 1) yield part;
      yield JSON.stringify(envelope({ userCode: 'U1', member: null }));
    };
    return reply.send(Readable.from(answer()));
  });
  closing.push(() => app.close());
  await app.ready();
  await expect(askIdentityOf(questions)(asker, 'token', { active: true })).rejects.toThrow('more than');
  expect(sent).toBeLessThan(parts / 2);
});

describe('an API of another maker', () => {
  const path = '/api/web/portal/api/loginInfo/view';
  const info = {
    compCode: 'C1',
    compName: '企业',
    compBizCode: 'C1',
    employeeCode: 'E1',
    compStatus: '40',
    inviteCode: '',
    userName: '人',
    userCode: 'U1',
    mobile: '138****0001',
    rootManager: true,
    compRoleCode: 'SCM-C102',
    compRole: [
      { prodCode: 'SCM', compRole: 'C101' },
      { prodCode: 'SCM', compRole: 'C102' },
    ],
    employeeRole: ['E101'],
  };

  test('tells by the spec’s call who it is; permissions follow from the roles', async () => {
    const { seen, ask } = await apiOf({ [path]: envelope(info) });
    const { identity } = await ask(asker, 'token', { active: true });
    expect(identity).toMatchObject({ userCode: 'U1', member: { compCode: 'C1', compRoles: ['SCM-C102'] } });
    expect(identity?.member?.permissions).toContain('product.read');
    // A project department may not do everything that its root manager otherwise could.
    expect(identity?.member?.permissions).not.toContain('company.write');
    await ask(asker, 'token', { active: true });
    expect(seen.map(({ url }) => url)).toEqual(['/api/internal/identity', path, path]);
  });

  test('refuses in its own way', async () => {
    const { ask } = await apiOf({ [path]: { status: '401', ok: false, msg: '登录已失效', body: null } });
    expect(await ask(asker, 'token', { active: true })).toEqual({ refusal: { status: '401', msg: '登录已失效' } });
  });
});

describe('nobody reaches what only gateways ask', () => {
  const paths = [
    '/api/internal/identity',
    '/api/internal',
    '/api/%69nternal/identity',
    '/%61pi/internal/identity',
    '/api//internal/identity',
    '/api/x/../internal/identity',
    '/api/x/%2e%2e/internal/identity',
    '/api/x/..%2finternal/identity',
    '/api/INTERNAL/identity',
    '/api/internal%2fidentity',
    '//api/internal/identity',
    'http://localhost/api/internal/identity',
  ];

  async function statusOf(port: number, path: string): Promise<number> {
    const socket = connect(port, '127.0.0.1');
    const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'X-Portal-Own: x', 'Content-Length: 2'];
    socket.write([...lines, 'Content-Type: application/json', 'Connection: close', '', '{}'].join('\r\n'));
    let answer = '';
    for await (const part of socket) answer += String(part);
    return Number(answer.slice(9, 12));
  }

  test.each(paths)('%s', async (path) => {
    const reached: string[] = [];
    const upstream = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end('{"status":"200","ok":true}');
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    closing.push(async () => upstream.close());
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/api`;
    const elsewhere = await startedGateway({ api: { kind: 'upstream', url } });
    const here = await startedGateway({
      api: {
        kind: 'plugin',
        plugin: async (scope) => {
          scope.post('/internal/identity', (request) => {
            reached.push(request.url);
            return {};
          });
        },
      },
    });
    for (const gateway of [elsewhere, here]) {
      closing.push(() => gateway.close());
      const { port } = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
      expect([400, 404, 405]).toContain(await statusOf(Number(port), path));
    }
    expect(reached).toEqual([]);
  });
});
