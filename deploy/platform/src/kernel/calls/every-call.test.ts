import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { permissionsOf } from '@portal/shared/codes/permissions';
import type { Call, CallInput, CustomerCallName } from '@portal/shared/contract';
import { customerCalls as calls } from '@portal/shared/contract/customer-calls';
import { schemas } from '@portal/shared/contract/schemas';
import { handlerOf } from '../../server/registry';
import type { ApiClient } from '../../testing/api-client';
import { openDemoDatabase } from '../../testing/demo-database';
import { exampleInput, fieldsOf } from '../../testing/example-input';
import { enterCompany, logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';
import type { OwnParameter } from './policy';

/**
 * Tests rules that hold for every call. They are generated from the contract, so a new call is tested automatically.
 */

const names = Object.keys(calls) as CustomerCallName[];
const rowOf = (name: CustomerCallName): Call => calls[name];

const ownNames: readonly OwnParameter[] = ['compCode', 'receiveCompCode', 'userCode', 'employeeCode'];

/** Writes whose permission depends on the request, so the handler decides. */
const decidesItself: readonly CustomerCallName[] = [
  ...(['smsEmployeeSubmit', 'faceStart'] as const),
  ...(['changeSave', 'changeSubmit', 'changeWithdraw', 'changeDelete'] as const),
];

/** These calls check the owner of the place themselves; `refreshToken` does it by the refresh token. */
const ownElsewhere: readonly CustomerCallName[] = ['refreshToken', 'placeAccept', 'placeRefuse', 'wayOutOffer'];

describe('[threat: foreign id] every call', () => {
  let database: Database;
  let platform: TestPlatform;
  let member: ApiClient;
  let reader: ApiClient;

  beforeAll(async () => {
    database = await openDemoDatabase();
    platform = new TestPlatform(database);
    await platform.app.ready();
    const inCompany = async (mobile: string) => {
      const client = platform.client();
      await logIn(platform, client, mobile);
      await enterCompany(client);
      return client;
    };
    member = await inCompany('13800000001');
    reader = await inCompany('13800000009');
  }, 240_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  const withToken = names.filter((name) => rowOf(name).token);

  test.each(withToken)('%s without a token: 401', async (name) => {
    const { httpStatus, envelope } = await platform.client().call(name, exampleInput(name));
    expect(httpStatus).toBe(401);
    expect(envelope).toEqual({ status: '401', ok: false, msg: '登录已失效，请重新登录', body: null });
  });

  test.each(withToken)(
    '%s without a token, and with what it does not take: 401, and nothing about what it takes',
    async (name) => {
      const nonsense = { query: { surplus: '1' }, body: { surplus: '1' }, path: { browserID: 'abc' } };
      const { httpStatus, envelope } = await platform
        .client()
        .call(name, nonsense as unknown as CallInput<CustomerCallName>);
      expect(httpStatus).toBe(401);
      expect(envelope).toEqual({ status: '401', ok: false, msg: '登录已失效，请重新登录', body: null });
    },
  );

  const withFields = names.filter((name) => rowOf(name).method === 'POST' && fieldsOf(name).length > 0);

  test.each(withFields)('%s with a field that nobody knows: refused by name', async (name) => {
    const { query, body } = schemas[name];
    const good = exampleInput(name) as { query?: object; body?: object };
    const bad = body
      ? { ...good, body: { ...good.body, surplus: '1' } }
      : { ...good, query: { ...good.query, surplus: '1' } };
    expect(body ?? query).toBeDefined();
    const { envelope } = await member.call(name, bad as unknown as CallInput<CustomerCallName>);
    expect(envelope).toMatchObject({ status: '400', ok: false, body: { fields: { surplus: expect.any(String) } } });
  });

  const withQuery = names.filter((name) => rowOf(name).query && rowOf(name).method === 'POST');

  test.each(withQuery)('%s with an empty query: 400', async (name) => {
    const { envelope } = await member.call(name, {
      ...exampleInput(name),
      query: {},
    } as unknown as CallInput<CustomerCallName>);
    expect(envelope.status).toBe('400');
  });

  const companyWrites = names.filter((name) => rowOf(name).writes && handlerOf(name).policy.access === 'company');

  test.each(companyWrites)('%s writes for a company: it names the permission that it needs', (name) => {
    expect(handlerOf(name).policy.permission !== undefined || decidesItself.includes(name)).toBe(true);
  });

  const readers = permissionsOf({ rootManager: false, employeeRoles: ['E105'], compRoles: [] });
  const beyondReaders = names.filter((name) => {
    const { permission } = handlerOf(name).policy;
    return permission !== undefined && !readers.has(permission) && rowOf(name).body !== 'file';
  });

  test.each(beyondReaders)('%s is refused to E105', async (name) => {
    const { envelope } = await reader.call(name, exampleInput(name));
    // A company that is not at this stage refuses everybody, before the role is checked.
    expect(envelope.status).toBe(handlerOf(name).policy.stage === 'certifying' ? '409' : '443');
  });

  const withOwn = names
    .filter((name) => rowOf(name).token && !ownElsewhere.includes(name))
    .flatMap((name) => ownNames.filter((own) => fieldsOf(name).includes(own)).map((own) => [name, own] as const));

  test.each(withOwn)('%s: %s of another company is refused', async (name, own) => {
    expect(handlerOf(name).policy.own).toContain(own);
    const good = exampleInput(name) as { query?: Record<string, string>; body?: Record<string, string> };
    const foreign = { compCode: 'CdemoLB', receiveCompCode: 'CdemoLB', userCode: 'UdemoL13800000002' };
    const ofAnother = { ...foreign, employeeCode: 'EdemoLB13800000002' };
    const place = good.query && own in good.query ? 'query' : 'body';
    const input = { ...good, [place]: { ...good[place], [own]: ofAnother[own] } };
    const { envelope } = await member.call(name, input as unknown as CallInput<CustomerCallName>);
    expect(envelope.status).toBe('443');
  });
});
