import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { auditEvent, company, reviewTask, supportTicket, user } from '@portal/database/schema/platform';
import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import type { CallInput, CallName, CustomerCallName, StaffCallName } from '@portal/shared/contract';
import { staffCalls } from '@portal/shared/contract/calls';
import { customerCalls } from '@portal/shared/contract/customer-calls';
import { and, eq, like } from 'drizzle-orm';
import { storeGrants } from '../../kernel/staff/staff-grants';
import { policyOf, staffHandlerOf } from '../../server/registry';
import { openDemoDatabase } from '../../testing/demo-database';
import { exampleInput } from '../../testing/example-input';
import { signedIn } from '../../testing/signed-in';
import type { StaffClient } from '../../testing/staff-client';
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
  test: 'ceshi',
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

/** What belongs to a tenant for which the person below has no role, by the names that calls give it. */
const elsewhere = async () => {
  const { db } = database;
  const [comp] = await db.select().from(company).where(eq(company.tenant, 'localhost')).limit(1);
  const [person] = await db.select().from(user).where(eq(user.tenant, 'localhost')).limit(1);
  const [task] = await db.select().from(reviewTask).where(eq(reviewTask.tenant, 'localhost')).limit(1);
  const [ticket] = await db.select().from(supportTicket).where(eq(supportTicket.tenant, 'localhost')).limit(1);
  if (!comp || !person || !task || !ticket) throw new Error('the demonstration has changed');
  const { taskId } = task;
  const { ticketNo } = ticket;
  const { compCode } = comp;
  return { tenant: 'localhost', compCode, userCode: person.userCode, taskId, taskIds: [taskId], ticketNo };
};

const bodyOf = (name: StaffCallName) => (exampleInput(name) as { body?: Record<string, unknown> }).body ?? {};
const belongings = ['tenant', 'compCode', 'userCode', 'taskId', 'taskIds', 'ticketNo'] as const;
const isList = (name: StaffCallName) => 'limit' in bodyOf(name);
const aboutTenants = withSession.filter((name) => belongings.some((key) => key in bodyOf(name)));

/** Calls that name nothing of a tenant: they are about the person, about staff, or answer only what is in scope. */
const aboutNobody = [
  ...['staffMe', 'staffLogout', 'staffSessionList', 'staffSessionEndOthers', 'staffTenantList', 'staffWork'],
  ...['staffList', 'staffInvite', 'staffRoles', 'staffLock', 'staffUnlock', 'staffEndSessions', 'staffResetFactor'],
  ...['staffFactorCode', 'staffFactorBegin', 'staffFactorFinish'],
  ...['staffRequestList', 'staffRequestConfirm', 'staffRequestDecline', 'staffRequestWithdraw'],
  ...['staffAuditVerify', 'staffCaseEvents', 'staffCaseReviewers', 'staffCaseReasons'],
];

describe('somebody with every role for another tenant', () => {
  let insider: StaffClient;
  let things: Awaited<ReturnType<typeof elsewhere>>;
  beforeAll(async () => {
    const local = roles.filter((role) => role !== 'admin').map((role) => ({ role, tenant: 'jinqiao.localhost' }));
    await storeGrants(database.db, 'Tdemozhuguan', local);
    insider = platform.staff();
    await staffLogIn(platform, insider, 'zhuguan');
    things = await elsewhere();
  });

  test('is asked about with each call', () => {
    expect([...aboutTenants, ...aboutNobody].sort()).toEqual([...withSession].sort());
  });

  test.each(aboutTenants)('%s does nothing for them, and the audit holds the try', async (name) => {
    insider.address = platform.staff().address;
    const example = bodyOf(name);
    const own = belongings.filter((key) => key in example);
    // A note is about one of the two.
    const named = own.filter((key) => key !== 'userCode' || !own.includes('compCode'));
    const theirs = Object.fromEntries(named.map((key) => [key, things[key]]));
    const { userCode: _, ...rest } = example;
    const body = isList(name) && !('compCode' in example && named.length === 1) ? theirs : { ...rest, ...theirs };
    const { envelope } = await insider.call(name, { body } as unknown as CallInput<StaffCallName>);
    expect(envelope).toMatchObject({ status: expect.stringMatching(/^(404|443)$/), body: null });
    const refused = and(eq(auditEvent.action, 'authorization'), eq(auditEvent.address, insider.address));
    expect(await database.db.select().from(auditEvent).where(refused)).toMatchObject([
      { result: 'refused', userCode: 'Tdemozhuguan' },
    ]);
  });

  test.each(['staffCaseList', 'staffCompanyList', 'staffPersonList', 'staffSupportList', 'staffAuditList'] as const)(
    '%s shows them their own tenant only',
    async (name) => {
      const { rows } = (await insider.ok(name, { body: {} })) as { rows: readonly { tenant: string }[] };
      expect(rows.filter(({ tenant }) => tenant !== 'jinqiao.localhost')).toEqual([]);
    },
  );
});

/** Reading about companies and people, masked, or audited where it is not. */
const readByAll = [
  ...['staffCompanyList', 'staffCompanyShow', 'staffCompanyProfile', 'staffCompanyPeople', 'staffCompanyAccounts'],
  ...['staffCompanyAgreements', 'staffCompanyProducts', 'staffCompanyCases', 'staffCompanyLogins', 'staffCompanySent'],
  ...['staffCompanyFile', 'staffCompanyReveal', 'staffNoteList', 'staffPersonList', 'staffPersonShow'],
  ...['staffSupportList', 'staffSupportShow'],
];

test('[threat: missing right] the rights of the roles, call by call', () => {
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
    staffEndSessions: ['admin'],
    staffAuditList: ['audit', 'admin'],
    staffAuditVerify: ['audit', 'admin'],
    staffCaseList: ['first', 'second', 'audit', 'admin'],
    staffCaseShow: ['first', 'second', 'audit', 'admin'],
    staffCaseEvents: ['first', 'second', 'audit', 'admin'],
    staffCaseReasons: ['first', 'second', 'audit', 'admin'],
    staffCaseReviewers: ['first', 'second', 'admin'],
    staffCaseClaimNext: ['first', 'second'],
    staffCaseClaim: ['first', 'second'],
    staffCaseRelease: ['first', 'second'],
    staffCaseTouch: ['first', 'second'],
    staffCaseDraft: ['first', 'second'],
    staffCaseDecide: ['first', 'second'],
    staffCaseAskSecond: ['first', 'second'],
    staffCaseAssign: ['first', 'second', 'admin'],
    staffCasePriority: ['admin'],
    staffCaseFile: ['first', 'second', 'audit'],
    staffCaseReveal: ['first', 'second'],
    staffProviderList: ['tenants'],
    staffProviderSet: ['tenants'],
    staffProviderTest: ['tenants'],
    staffTenantShow: ['tenants', 'admin'],
    staffPolicyList: ['tenants', 'admin'],
    staffPolicySet: ['tenants', 'admin'],
    staffContentVersions: ['tenants', 'admin'],
    staffRequestList: ['admin'],
    staffPolicyRequestList: ['tenants', 'admin'],
    staffRequestConfirm: ['tenants', 'admin'],
    staffRequestDecline: ['tenants', 'admin'],
    staffRequestWithdraw: ['tenants', 'admin'],
    ...Object.fromEntries(readByAll.map((name) => [name, ['care', 'first', 'second', 'audit', 'admin']])),
    staffNoteAdd: ['care', 'first', 'second', 'admin'],
    staffCompanyRescan: ['care', 'first', 'second', 'admin'],
    staffCompanyMessage: ['care', 'admin'],
    staffCompanyFreeze: ['second', 'admin'],
    staffCompanyUnfreeze: ['second', 'admin'],
    staffCompanyExport: ['audit', 'admin'],
    staffPersonLock: ['care', 'second', 'admin'],
    staffPersonUnlock: ['second', 'admin'],
    staffPersonEndSessions: ['care', 'second', 'admin'],
    staffPersonCorrectMobile: ['care', 'second', 'admin'],
    staffSupportColleagues: ['care'],
    staffSupportAnswer: ['care'],
    staffSupportHandOver: ['care'],
    staffSupportClose: ['care'],
  });
});

test.each(names.filter((name) => staffCalls[name].body === 'json'))(
  '%s with a field that nobody knows: refused by name',
  async (name) => {
    const body = { ...(exampleInput(name) as { body?: object }).body, surplus: '1' };
    const client = clientOf(policyOf(name).roles?.[0] ?? 'admin');
    const { envelope } = await client.call(name, { body } as unknown as CallInput<StaffCallName>);
    expect(envelope).toMatchObject({ status: '400', body: { fields: { surplus: expect.any(String) } } });
  },
);

describe('[threat: foreign host] at a staff host', () => {
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
