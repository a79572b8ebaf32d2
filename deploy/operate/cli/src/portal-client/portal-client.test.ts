import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CommandError } from '../progress';
import { type PortalClient, portalClient } from './portal-client';

let server: Server;
let client: PortalClient;
let answer: [status: number, error: Record<string, unknown>];
let asked: IncomingMessage['headers'];

const lists: Readonly<Record<string, unknown>> = {
  '/-/api/tenants': {
    tenants: [{ code: 'localhost', slots: [{ slot: 'account' }], emptySlots: [{ slot: 'invoice' }] }],
  },
  '/-/api/releases?limit=500': {
    releases: [{ package: 'account', build: '3f9a0c1b2d4e', version: '1.4.0', slot: 'account' }],
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const list = lists[request.url ?? ''];
    if (list) return response.end(JSON.stringify(list));
    asked = request.headers;
    if (request.method === 'GET')
      return response.writeHead(403).end(JSON.stringify({ error: { code: 'not-allowed' } }));
    return response.writeHead(answer[0]).end(JSON.stringify({ error: answer[1] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = portalClient({ portal: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'x' });
});
afterAll(() => {
  server.close();
});

async function refused(status: number, error: Record<string, unknown>): Promise<[number, string]> {
  answer = [status, { message: error.code, ...error }];
  const thrown = await client.call('POST', '/anything').catch((reason: unknown) => reason);
  if (!(thrown instanceof CommandError)) throw new Error('it was not refused');
  return [thrown.exitCode, thrown.message];
}

test('the gate alone is 4; what somebody else was first with is 5; no way in is 3; the rest is 1', async () => {
  expect(await refused(422, { code: 'refused', faults: ['one', 'two'] })).toEqual([
    4,
    'The gate refused it:\n  · one\n  · two',
  ]);
  expect(
    await refused(422, { code: 'not-possible', message: 'Slot account has no canary.', faults: ['Slot …'] }),
  ).toEqual([1, 'Slot account has no canary.']);
  expect(await refused(422, { code: 'not-possible', faults: ['one', 'two'] })).toEqual([
    1,
    'It was refused:\n  · one\n  · two',
  ]);
  expect((await refused(409, { code: 'moved' }))[0]).toBe(5);
  for (const code of ['no-host', 'no-staff-tenant']) expect((await refused(409, { code }))[0]).toBe(1);
  expect((await refused(401, { code: 'no-token' }))[0]).toBe(3);
  expect((await refused(503, { code: 'unavailable' }))[0]).toBe(3);
  expect((await refused(403, { code: 'not-allowed' }))[0]).toBe(1);
});

test.each([
  ['tenant', 'locahost', 'There is no tenant "locahost". Did you mean "localhost"?'],
  ['slot', 'acount', 'There is no slot "acount". Did you mean "account"?'],
  ['slot', 'invoices', 'There is no slot "invoices". Did you mean "invoice"?'],
  ['release', 'account@1.4.1', 'There is no release "account@1.4.1". Did you mean "account@1.4.0"?'],
  ['release', 'account@nope', 'There is no release "account@nope". There are: account@3f9a0c1b2d4e, account@1.4.0.'],
  ['release', 'x@1', 'There is no release "x@1". There are: account@3f9a0c1b2d4e, account@1.4.0.'],
])('a name of no %s: %s', async (what, wanted, sentence) => {
  expect(await refused(404, { code: `no-${what}`, wanted })).toEqual([1, sentence]);
});

test('where the names cannot be read, the portal’s own sentence stands', async () => {
  expect(await refused(404, { code: 'no-token', wanted: 'ops', message: 'There is no token "ops".' })).toEqual([
    1,
    'There is no token "ops".',
  ]);
});

test('it asks in English', async () => {
  await refused(403, { code: 'not-allowed' });
  expect(asked['accept-language']).toBe('en');
});
