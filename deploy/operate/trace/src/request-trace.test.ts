import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { logNames } from './log-names';
import { outgoingTrace } from './outgoing';
import { followRequests, numberRequest } from './request-trace';
import { type Attributes, type Beginning, goOnWith, inSpan, recordBy } from './span';
import type { Trace } from './trace';

const traceId = '7f3a91c2b4d0e5f60718293a4b5c6d7e';
const asked = (flags: string) => ({ traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` });

interface Noted extends Beginning {
  readonly id: string;
  readonly traceId: string;
  told: Attributes;
  failed?: string;
  ended: boolean;
}

let spans: Noted[] = [];
function record(share: number): void {
  spans = [];
  recordBy({
    share,
    begin({ traceId }: Trace, beginning) {
      const span: Noted = {
        ...beginning,
        id: String(spans.length + 1).padStart(16, '0'),
        traceId,
        told: {},
        ended: false,
      };
      spans.push(span);
      return {
        id: span.id,
        tell: (attributes) => Object.assign(span.told, attributes),
        fail(why) {
          span.failed = why;
        },
        end() {
          span.ended = true;
        },
      };
    },
  });
}

const servers: FastifyInstance[] = [];
afterEach(async () => {
  recordBy(undefined);
  for (const server of servers.splice(0)) await server.close();
});

/** A server that tells what its handlers know of their request. */
function server(asTheCallerSays = false): FastifyInstance {
  const app = fastify({ genReqId: numberRequest });
  servers.push(app);
  followRequests(app, { name: 'server', asTheCallerSays });
  const known = () => ({ ...outgoingTrace(), ...logNames() });
  app.get('/', async () => known());
  app.post('/', async () => inSpan('work', {}, async () => known()));
  app.post('/fail', async () =>
    inSpan('work', {}, async () => {
      throw Object.assign(new Error('the number 13800000001 is taken'), { code: '23505' });
    }),
  );
  app.get('/nested', async () => {
    const answer = await app.inject({ url: '/', headers: outgoingTrace() });
    return answer.json();
  });
  return app;
}

test('a request goes on with the trace of its client, also after its body has come', async () => {
  const app = server();
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({
      method,
      url: '/',
      headers: asked('00'),
      ...(method === 'POST' && { payload: { a: 1 } }),
    });
    expect(answer.json()).toEqual({ traceparent: expect.stringContaining(traceId), number: '7f3a-91c2-b4d0' });
  }
});

test('requests at the same time do not know of each other', async () => {
  const app = server();
  const own = Array.from({ length: 50 }, (_, at) =>
    at.toString(16).padStart(4, '0').repeat(8).replace(/^0000/, '000a'),
  );
  const answers = await Promise.all(
    own.map((id) => app.inject({ method: 'POST', url: '/', headers: { traceparent: `00-${id}-b7ad6b7169203331-00` } })),
  );
  expect(answers.map((answer) => (answer.json() as { traceparent: string }).traceparent.slice(3, 35))).toEqual(own);
});

test('where nothing is recorded there are no spans, and a client changes nothing about that', async () => {
  const app = server();
  await app.inject({ url: '/', headers: asked('01') });
  record(0);
  expect((await app.inject({ url: '/', headers: asked('01') })).json()).toMatchObject({
    traceparent: expect.stringMatching(/-00$/),
  });
  expect(spans).toEqual([]);
});

test('a recorded request is a span of the client’s trace without the client’s span; its parts are below it', async () => {
  const app = server();
  record(1);
  const answer = await app.inject({ method: 'POST', url: '/?mobile=13800000001', headers: asked('00'), payload: {} });
  expect(spans).toMatchObject([
    { name: 'server', traceId, parentId: undefined, ended: true, told: { 'http.response.status_code': 200 } },
    { name: 'work', traceId, parentId: spans[0]?.id, ended: true },
  ]);
  expect(spans[0]?.attributes).toMatchObject({ 'url.path': '/', 'portal.number': '7f3a-91c2-b4d0' });
  // Whoever is asked from within the part goes on below it.
  expect(answer.json()).toMatchObject({ traceparent: `00-${traceId}-${spans[1]?.id}-01` });
});

test('a part that fails says the kind of the error and none of its words', async () => {
  const app = server();
  record(1);
  await app.inject({ method: 'POST', url: '/fail', payload: {} });
  expect(spans.map(({ name, failed }) => [name, failed])).toEqual([
    ['server', '500'],
    ['work', 'Error 23505'],
  ]);
  expect(JSON.stringify(spans)).not.toContain('13800000001');
});

test('an API records what its gateway has chosen, below the gateway’s span', async () => {
  const app = server(true);
  record(1);
  await app.inject({ url: '/', headers: asked('00') });
  expect(spans).toEqual([]);
  await app.inject({ url: '/', headers: asked('01') });
  expect(spans).toMatchObject([{ name: 'server', traceId, parentId: 'b7ad6b7169203331' }]);
});

test('what a server asks itself belongs to the request for which it asks', async () => {
  const app = server();
  record(1);
  expect((await app.inject({ url: '/nested', headers: asked('00') })).json()).toMatchObject({
    number: '7f3a-91c2-b4d0',
  });
  expect(spans.map(({ name, parentId }) => [name, parentId])).toEqual([
    ['server', undefined],
    ['server', spans[0]?.id],
  ]);
});

test('work that a request has left behind goes on with its number, other work has one of its own', async () => {
  record(1);
  const left = { traceId, spanId: 'b7ad6b7169203331', sampled: true };
  const numberOf = (trace: Trace | undefined) => goOnWith(trace, 'send', {}, async () => logNames().number);
  expect(await numberOf(left)).toBe('7f3a-91c2-b4d0');
  expect(await numberOf(undefined)).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
  expect(spans.map(({ parentId }) => parentId)).toEqual(['b7ad6b7169203331', undefined]);
});
