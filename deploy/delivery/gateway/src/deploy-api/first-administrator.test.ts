import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { firstAdministratorPath } from '@portal/http';
import { type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';

jest.setTimeout(patience);

const link = { link: 'https://desk.example.com/desk/accept#abc', expiresAt: '2026-11-29T00:00:00.000Z' };
const asked: unknown[] = [];
let answer: object = { ok: true, body: link };

let database: Database;
let delivered: Delivered;
beforeAll(async () => {
  database = await openTestDatabase();
  delivered = await deliveredGateway(database, {
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        scope.post(firstAdministratorPath, ({ headers, body }) => {
          asked.push({ tenant: headers['x-portal-tenant'], audience: headers['x-portal-audience'], body });
          return answer;
        });
      },
    },
  });
});
afterAll(async () => {
  await delivered.gateway.close();
  await database.close();
});

const wang = { loginName: 'wang', displayName: '王安' };

test('is made at the staff’s host name, once there is one', async () => {
  const early = await delivered.call('POST', '/first-administrator', wang);
  expect([early.status, early.body.error?.code]).toEqual([409, 'no-staff-tenant']);
  const desk = { code: 'desk', hostNames: ['desk.example.com'], platformName: '某平台', audience: 'staff' };
  expect((await delivered.call('POST', '/tenants', desk)).status).toBe(201);
  expect(await delivered.call('POST', '/first-administrator', wang)).toEqual({
    status: 200,
    body: { made: true, ...link },
  });
  expect(asked).toEqual([{ tenant: 'desk', audience: 'staff', body: { ...wang, by: 'platform' } }]);
  answer = { ok: true, body: null };
  expect((await delivered.call('POST', '/first-administrator', wang)).body).toEqual({ made: false });
  answer = { ok: false, body: null, msg: '请求格式不正确' };
  expect((await delivered.call('POST', '/first-administrator', wang)).status).toBe(502);
});

test('is not made by a token with limits, nor by somebody who calls the platform themselves', async () => {
  const { body } = await delivered.call('POST', '/tokens', { name: 'account', package: 'account' });
  expect((await delivered.call('POST', '/first-administrator', wang, String(body.token))).status).toBe(403);
  const before = asked.length;
  const { statusCode } = await delivered.gateway.inject({
    method: 'POST',
    url: `/api${firstAdministratorPath}`,
    headers: { host: 'localhost' },
    payload: { ...wang, by: 'nobody' },
  });
  expect([statusCode, asked.length]).toEqual([404, before]);
});
