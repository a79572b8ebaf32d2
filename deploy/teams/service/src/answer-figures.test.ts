import { afterEach, expect, test } from '@jest/globals';
import { signedHeaders } from '@portal/http';
import Fastify from 'fastify';
import { answerFigures } from './answer-figures';
import { portalService } from './portal-service';
import { testPortal } from './testing';

const key = { keyId: 'portal', secret: 'a secret that both sides know' };
const figures = { limit: { total: 900, used: 100 }, months: null, dues: [], toDos: [] };
const company = { productCode: 'INV', compName: '甲', creditCode: '91', compRole: 'C101', since: '2026-01-02' };

const app = Fastify();
afterEach(() => app.close());

test('a service tells its figures to the platform, and to nobody without the key', async () => {
  const { portal } = await testPortal('invoice');
  await app.register(portalService, { slot: 'invoice', portal });
  answerFigures(app, { key, read: ({ creditCode }) => (creditCode === '91' ? figures : null) });
  app.post('/mine', ({ person }) => person.compCode);
  const ask = async (url: string, content: object, signer = key) => {
    const payload = JSON.stringify(content);
    const headers = signedHeaders(signer, { method: 'POST', path: url, body: payload }, Date.now());
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return [reply.statusCode, reply.json()];
  };
  expect(await ask('/figures/ping', {})).toEqual([200, { ok: true }]);
  expect(await ask('/figures/read', company)).toEqual([200, { figures }]);
  expect(await ask('/figures/read', { ...company, creditCode: '92' })).toEqual([200, { figures: null }]);
  expect((await ask('/figures/read', company, { ...key, secret: 'guessed' }))[0]).toBe(401);
  expect((await ask('/figures/read', {}))[0]).toBe(400);
  // The service's other routes go on as before: they want a person.
  expect((await ask('/mine', {}))[0]).toBe(401);
});
