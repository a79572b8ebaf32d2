import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityPath } from '@portal/http';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

const path = `/api${callUrl(calls.findResAllByToken)}`;
const member = {
  ...{ employeeCode: 'E1', compCode: 'C1', compName: '企业', compStatus: '40', rootManager: true },
  ...{ employeeRoles: ['E101'], compRoles: [], permissions: ['profile'] },
};
const identity = { userCode: 'U1', userName: '人', member, at: 0, locksAt: 60_000, endsAt: 60_000 };

/** An API in a process of its own, behind a gateway that stands behind a proxy. */
let api: Server;
let gateway: FastifyInstance;
let address: string;
/** The clients' addresses and hosts, as the questions about a person have told them. */
const told: string[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    const asksWho = request.url?.endsWith(identityPath);
    if (asksWho) told.push(String(request.headers['x-forwarded-for']), String(request.headers['x-forwarded-host']));
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: '200', ok: true, msg: '', body: asksWho ? identity : [] }));
    });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`;
  gateway = await startedGateway({ api: { kind: 'upstream', url }, trustProxy: '127.0.0.1' });
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway?.close();
  api?.closeAllConnections();
  api?.close();
});

test.each([
  ['without a body', 'one', undefined],
  ['with a body', 'two', '{}'],
])('behind a proxy, a call %s gets the rows of the remotes', async (_what, token, body) => {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-host': 'localhost',
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, ...(body ? { body } : {}) });
  expect(answer.status).toBe(200);
  const { body: rows } = (await answer.json()) as { body: { resCode: string }[] };
  expect(rows.map(({ resCode }) => resCode)).toContain('page:/center/crm/index');
  expect(told.splice(0)).toEqual(['198.51.100.7', 'localhost']);
});
