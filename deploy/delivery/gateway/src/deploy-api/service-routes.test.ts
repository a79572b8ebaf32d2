import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { AllowedHosts } from '@portal/http';
import { type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';
import { startedGateway } from '../testing/started-gateway';

jest.setTimeout(patience);

let database: Database;
let delivered: Delivered;
beforeAll(async () => {
  database = await openTestDatabase();
  delivered = await deliveredGateway(database);
});
afterAll(async () => {
  await delivered.gateway.close();
  await database.close();
});

const tokenFor = async (limits: { package?: string; tenant?: string }) => {
  const { body } = await delivered.call('POST', '/tokens', { name: Object.keys(limits).join(), ...limits });
  return String(body.token);
};

test('the platform team sets, lists and removes the backends of slots', async () => {
  const { call } = delivered;
  const url = 'http://invoice:9000';
  expect(await call('PUT', '/services/account', { tenant: null, url })).toMatchObject({ status: 200 });
  const { body } = await call('GET', '/services');
  expect(body.services).toMatchObject([{ tenant: null, slot: 'account', url, by: 'platform' }]);
  for (const slot of ['acount', 'web']) {
    const refused = await call('PUT', `/services/${slot}`, { tenant: 'localhost', url });
    expect([refused.status, refused.body.error]).toMatchObject([404, { code: 'no-slot', wanted: slot }]);
  }
  expect((await call('DELETE', '/services/account?tenant=localhost')).status).toBe(404);
  expect(await call('DELETE', '/services/account')).toMatchObject({ status: 200, body: { removed: url } });
});

test('a token of a team or a tenant may not: customers’ calls go where the address points', async () => {
  for (const limits of [{ package: 'account' }, { tenant: 'localhost' }]) {
    const token = await tokenFor(limits);
    const change = { tenant: 'localhost', url: 'http://elsewhere:1' };
    expect((await delivered.call('PUT', '/services/account', change, token)).status).toBe(403);
    expect((await delivered.call('DELETE', '/services/account?tenant=localhost', undefined, token)).status).toBe(403);
    expect((await delivered.call('GET', '/services', undefined, token)).status).toBe(403);
  }
});

test('[threat: open redirect] in production a backend is set only at hosts that the operator has listed', async () => {
  const { releases, token } = delivered;
  const serviceHosts = new AllowedHosts(['invoice', '10.1.0.0/16']);
  const gateway = await startedGateway({ releases, delivery: releases, serviceHosts });
  const set = async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const payload = { tenant: 'localhost', url };
    return gateway.inject({ method: 'PUT', url: '/-/api/services/account', headers, payload });
  };
  for (const url of ['http://169.254.169.254/latest', 'http://localhost:5432', 'http://[::1]:1', 'http://10.2.0.1'])
    expect([url, (await set(url)).json().error.faults]).toEqual([url, [expect.stringContaining('SERVICE_HOSTS')]]);
  for (const url of ['http://invoice:9000', 'http://10.1.2.3:9000']) expect((await set(url)).statusCode).toBe(200);
  await gateway.close();
});
