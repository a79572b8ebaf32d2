import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Person } from '../permissions/person';
import { ReleaseViews } from '../selection/release-view';
import { tenantViewOf } from '../selection/tenant-view';
import { sampleReleases } from '../testing/fake-releases';
import { addRows } from './add-rows';

const url = '/api/web/portal/api/res/menu/emp/role/findResAllByToken';
const person: Person = { rootManager: true, employeeRoles: ['E101'], compRoles: [], permissions: ['profile'] };
function sampleNow() {
  const [entry] = sampleReleases().tenants;
  const view = entry && tenantViewOf(entry, new ReleaseViews(), []);
  if (!entry || !view) throw new Error('no sample tenant');
  return { entry, view };
}
const now = sampleNow();

const own = { orderNum: 7, parentCode: '', resCode: 'own', resName: '自有', resType: 'action', resUri: '', icon: '' };
const envelope = { status: '200', ok: true, msg: '', body: [own], traceId: 'kept' };

let app: FastifyInstance;
afterEach(() => app.close());

function gateway(answer: (reply: FastifyReply) => unknown, personOf: () => Promise<Person> = async () => person) {
  app = Fastify();
  app.register(async (scope) => {
    addRows(scope, { viewOf: async () => now, personOf });
    scope.post('/api/*', async (_, reply) => answer(reply));
  });
  return app;
}
const asked = async (address = url) => {
  const answer = await app.inject({ method: 'POST', url: address });
  return { ...answer, text: answer.body, bytes: answer.rawPayload };
};
const codes = (text: string) =>
  (JSON.parse(text) as { body: { resCode: string }[] }).body.map(({ resCode }) => resCode);

test('the rows of the remotes follow those of the API, in the API’s own envelope', async () => {
  gateway(() => envelope);
  const { text } = await asked();
  expect(JSON.parse(text)).toMatchObject({ status: '200', ok: true, traceId: 'kept' });
  expect(codes(text).slice(0, 2)).toEqual(['own', 'profile']);
  expect(codes(text)).toContain('page:/center/crm/index');
});

test.each([
  ['gzip', gzipSync, gunzipSync],
  ['br', brotliCompressSync, brotliDecompressSync],
] as const)('an answer of another server, in %s and in parts', async (encoding, write, read) => {
  const sent = write(JSON.stringify(envelope));
  gateway((reply) => {
    reply.headers({ 'content-encoding': encoding, 'content-length': sent.length, 'content-type': 'application/json' });
    return reply.send(Readable.from([sent.subarray(0, 9), sent.subarray(9)]));
  });
  const { bytes, headers } = await asked();
  expect(headers['content-encoding']).toBe(encoding);
  expect(codes(read(bytes).toString())).toContain('page:/center/crm/index');
});

test.each<[string, (reply: FastifyReply) => unknown, number, string]>([
  ['a refusal', () => ({ ...envelope, ok: false, body: null }), 200, '"ok":false'],
  ['another status', (reply) => reply.code(401).send({ ok: true, body: [] }), 401, '{"ok":true,"body":[]}'],
  ['rows of another form', () => ({ ok: true, body: [{ code: 1 }] }), 200, '{"ok":true,"body":[{"code":1}]}'],
  ['no JSON', (reply) => reply.type('text/html').send('<p>页面</p>'), 200, '<p>页面</p>'],
])('%s passes as it is', async (_, answer, status, part) => {
  gateway(answer);
  const { statusCode, text } = await asked();
  expect(statusCode).toBe(status);
  expect(text).toContain(part);
});

test('other calls are not touched', async () => {
  gateway(() => envelope);
  expect(codes((await asked('/api/web/portal/api/province/list')).text)).toEqual(['own']);
});

test('if nobody can tell who asks, the client is told to ask again', async () => {
  gateway(
    () => envelope,
    async () => {
      throw new Error('away');
    },
  );
  const { statusCode, text } = await asked();
  expect(statusCode).toBe(502);
  expect(JSON.parse(text)).toMatchObject({ ok: false, msg: '服务暂时不可用，请稍后重试' });
});
