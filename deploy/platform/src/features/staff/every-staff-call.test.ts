import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { auditEvent } from '@portal/database/schema/platform';
import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import type { CallInput, CallName, CustomerCallName } from '@portal/shared/contract';
import { staffCalls } from '@portal/shared/contract/calls';
import { customerCalls } from '@portal/shared/contract/customer-calls';
import { and, eq, like } from 'drizzle-orm';
import { policyOf, staffHandlerOf } from '../../server/registry';
import { openDemoDatabase } from '../../testing/demo-database';
import { exampleInput } from '../../testing/example-input';
import { signedIn } from '../../testing/signed-in';
import type { StaffCallName, StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

/** Tests rules that hold for every call of staff. They are generated from the contract. */

const names = Object.keys(staffCalls) as StaffCallName[];
const withSession = names.filter((name) => policyOf(name).access === 'staff');
const withCsrf = withSession.filter((name) => !policyOf(name).withoutCsrf);
const input = (name: CallName) => exampleInput(name) as CallInput<StaffCallName>;

/** One person of each role. */
const holders: Readonly<Record<StaffRole, string>> = {
  first: 'chushen',
  second: 'fushen',
  care: 'kefu',
  tenants: 'zuhu',
  releases: 'fabu',
  audit: 'shenji',
  admin: 'admin',
};
const roles = Object.keys(staffRoles) as StaffRole[];

let database: Database;
let platform: TestPlatform;
const clients = new Map<StaffRole, StaffClient>();

beforeAll(async () => {
  database = await openDemoDatabase();
  platform = new TestPlatform(database);
  for (const role of roles) {
    const client = platform.staff();
    await staffLogIn(platform, client, holders[role]);
    clients.set(role, client);
  }
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

const clientOf = (role: StaffRole): StaffClient => {
  const client = clients.get(role);
  if (!client) throw new Error(`nobody has the role ${role}`);
  // Each test has an address of its own, because the audit adds up what one address repeats.
  client.address = platform.staff().address;
  return client;
};

/** The audit's rows about refusals of this call from this address. */
const refusals = (name: string, address: string) =>
  database.db
    .select()
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.action, 'authorization'),
        eq(auditEvent.result, 'refused'),
        eq(auditEvent.address, address),
        like(auditEvent.object, `${name}%`),
      ),
    );

test.each(withSession)('%s without a session: 401, audited', async (name) => {
  const client = platform.staff();
  const { httpStatus, envelope } = await client.call(name, input(name));
  expect([httpStatus, envelope.status]).toEqual([401, '401']);
  expect(await refusals(name, client.address)).toHaveLength(1);
});

test.each(withSession)('%s with a customer’s token: 401, audited', async (name) => {
  const client = platform.staff();
  const { accessToken, cookies } = await signedIn(platform, '13800000001', 'A');
  client.headers.authorization = `Bearer ${accessToken}`;
  client.cookies.set('portal_staff', cookies.get('portal_browser') ?? '');
  expect((await client.call(name, input(name))).envelope.status).toBe('401');
  expect(await refusals(name, client.address)).toHaveLength(1);
});

test.each(names)('%s at a customers’ host: unknown, audited, also for an administrator', async (name) => {
  const client = clientOf('admin');
  const outside = platform.staff();
  outside.csrf = client.csrf;
  for (const [key, value] of client.cookies) outside.cookies.set(key, value);
  for (const audience of ['customers', '', 'Staff', 'staff,staff']) {
    outside.headers['x-portal-audience'] = audience;
    const { envelope } = await outside.call(name, input(name));
    expect(envelope).toEqual({ status: '404', ok: false, msg: '接口不存在', body: null });
  }
  expect(await refusals(name, outside.address)).toHaveLength(4);
});

test.each(withSession)('%s at another staff host than the one of the login: 401', async (name) => {
  const client = clientOf('admin');
  const elsewhere = platform.staff();
  elsewhere.csrf = client.csrf;
  for (const [key, value] of client.cookies) elsewhere.cookies.set(key, value);
  elsewhere.headers['x-portal-tenant'] = 'desk.example.com';
  expect((await elsewhere.call(name, input(name))).envelope.status).toBe('401');
});

test.each(withCsrf)('%s without the session’s x-csrf: refused, audited', async (name) => {
  const client = clientOf('admin');
  const own = client.csrf;
  for (const csrf of [undefined, '', clientOf('audit').csrf]) {
    client.csrf = csrf;
    expect((await client.call(name, input(name))).envelope.status).toBe('443');
  }
  client.csrf = own;
  expect(await refusals(name, client.address)).toHaveLength(3);
});

const refusedRoles = names.flatMap((name) =>
  roles
    .filter((role) => policyOf(name).roles !== undefined && !policyOf(name).roles?.includes(role))
    .map((role) => [name, role] as const),
);

test.each(refusedRoles)('%s is refused to the role %s, and audited', async (name, role) => {
  const client = clientOf(role);
  expect((await client.call(name, input(name))).envelope).toMatchObject({ status: '443', body: null });
  expect(await refusals(name, client.address)).toMatchObject([{ userCode: `Tdemo${holders[role]}` }]);
});

test('the rights of the roles, call by call', () => {
  const restricted = names.flatMap((name) => {
    const { roles: may } = staffHandlerOf(name).policy;
    return may ? [[name, [...may]] as const] : [];
  });
  expect(Object.fromEntries(restricted)).toEqual({
    staffList: ['admin'],
    staffInvite: ['admin'],
    staffRoles: ['admin'],
    staffLock: ['admin'],
    staffUnlock: ['admin'],
    staffResetFactor: ['admin'],
    staffAuditList: ['audit', 'admin'],
  });
});

test.each(names.filter((name) => staffCalls[name].body === 'json'))(
  '%s with a field that nobody knows: refused by name',
  async (name) => {
    const body = { ...(exampleInput(name) as { body?: object }).body, surplus: '1' };
    const { envelope } = await clientOf('admin').call(name, { body } as unknown as CallInput<StaffCallName>);
    expect(envelope).toMatchObject({ status: '400', body: { fields: { surplus: expect.any(String) } } });
  },
);

describe('at a staff host', () => {
  const ofCustomers = Object.keys(customerCalls) as CustomerCallName[];

  test.each(ofCustomers)('the customers’ call %s is unknown', async (name) => {
    const customer = await signedIn(platform, '13800000001', 'A');
    const call = customerCalls[name];
    const response = await platform.app.inject({
      method: call.method,
      url: customer.addressOf(name, exampleInput(name)),
      headers: {
        'x-portal-tenant': 'localhost',
        'x-portal-audience': 'staff',
        authorization: `Bearer ${customer.accessToken}`,
      },
    });
    expect(response.json()).toEqual({ status: '404', ok: false, msg: '接口不存在', body: null });
  });
});
