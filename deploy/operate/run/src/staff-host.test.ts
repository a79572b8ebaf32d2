import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { asDemonstration } from '@portal/demonstration/demo-options';
import { seedDemo } from '@portal/demonstration/seed/seed';
import { seedDemoStaffTenant, seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { type ApiTarget, createGateway } from '@portal/gateway';
import { createPlatform, startPlatform } from '@portal/platform';
import { createReleases, type Releases } from '@portal/releases';

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';
const closing: (() => Promise<unknown>)[] = [];
let database: Database;
let releases: Releases;
let api: string;

beforeAll(async () => {
  database = await openTestDatabase();
  releases = createReleases(database);
  await seedDemoTenants(releases, 'test');
  await seedDemoStaffTenant(releases, 'test');
  await seedDemo(database, { cost: { N: 1024, r: 8, p: 1 } });
  const app = await startPlatform(asDemonstration({ database, port: 0, trustProxy: true, secret }));
  closing.push(
    () => database.close(),
    () => app.close(),
  );
  api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
}, 240_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Node does not resolve these host names, so the header names them. */
function ask(port: number, host: string, path: string, headers: object = {}): Promise<{ status: string; msg: string }> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(path.endsWith('password') ? { loginName: 'admin', password: 'Portal@2026x' } : {});
    const sent = request(
      {
        port,
        method: 'POST',
        path: `/api/web/portal/api/${path}`,
        headers: { host, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve(JSON.parse(text)));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const unknown = { status: '404', msg: '接口不存在' };

describe.each(['in the gateway’s process', 'elsewhere'])('the API %s', (where) => {
  let port: number;
  beforeAll(async () => {
    const target: ApiTarget =
      where === 'elsewhere'
        ? { kind: 'upstream', url: api, secret }
        : { kind: 'plugin', plugin: createPlatform(asDemonstration({ database })) };
    const gateway = await createGateway({ releases, api: target, demo: true, https: false, drainFor: 200 });
    closing.push(() => gateway.close());
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    port = (gateway.server.address() as AddressInfo).port;
  });

  const saysStaff = { 'x-portal-audience': 'staff', 'x-portal-tenant': 'staff.localhost' };

  test('answers staff at the staff host only', async () => {
    expect(await ask(port, 'staff.localhost', 'staff/login/password')).toMatchObject({ status: '200' });
    for (const host of ['localhost', 'jinqiao.localhost', 'somewhere.localhost'])
      expect(await ask(port, host, 'staff/login/password', saysStaff)).toMatchObject(unknown);
  });

  test('answers customers at their hosts only', async () => {
    const saysCustomers = { 'x-portal-audience': 'customers', 'x-portal-tenant': 'localhost' };
    expect(await ask(port, 'localhost', 'province/list', saysStaff)).toMatchObject({ status: '200' });
    expect(await ask(port, 'staff.localhost', 'province/list', saysCustomers)).toMatchObject(unknown);
  });
});
