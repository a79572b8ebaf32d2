import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import {
  agreement,
  bankAccount,
  changeRequest,
  employee,
  invitation,
  joinRequest,
  message,
  permit,
  session,
  storedFile,
  supportTicket,
} from '@portal/database/schema/platform';
import type { Call, CallInput, CustomerCallName } from '@portal/shared/contract';
import { customerCalls as calls } from '@portal/shared/contract/customer-calls';
import { eq } from 'drizzle-orm';
import { handlerOf } from '../../server/registry';
import type { ApiClient } from '../../testing/api-client';
import { openDemoDatabase } from '../../testing/demo-database';
import { exampleInput, fieldsOf } from '../../testing/example-input';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { sendMessage } from '../messages/send-message';

/**
 * Every call that takes an id, asked by people of other companies with an id of company B. Generated from the contract:
 * a field that looks like an id fails the first test, unless it is listed as owned or as nobody's.
 */

const tokenCalls = (Object.entries(calls) as [CustomerCallName, Call][])
  .filter(([, call]) => call.token && call.body !== 'file')
  .map(([name]) => name);

const looksLikeId = /(?:Id|No|Code|Codes|Token|Tokens|File|Files|^ids?)$/;

/** Fields that name a row of a company or a person, and B's value for each. */
const owned = {
  compCode: 'CdemoLB',
  receiveCompCode: 'CdemoLB',
  userCode: 'UdemoL13800000002',
  employeeCode: 'EdemoLB13800000002',
  deviceId: '',
  accountId: '',
  changeNo: '',
  requestNo: '',
  applyNo: 'AforeignB',
  joinNo: 'JforeignB',
  ticketNo: '',
  fileToken: 'FdemoLagreementB1',
  fileTokens: ['FdemoLagreementB1'],
  licenseFile: 'FdemoLagreementB1',
  frontFile: 'FdemoLagreementB1',
  backFile: 'FdemoLagreementB1',
  letterFile: 'FdemoLagreementB1',
};

/** The meaning of `id` and `ids`, by the beginning of the call's name. Notices belong to everybody. */
const idKinds = { message: '', agreement: 'GdemoLagreementB1', invitation: '' };
const everybodys: readonly CustomerCallName[] = ['noticeInfo'];

/**
 * Sent codes and tickets are bound to their person, and their features test that. The other fields name no row of a
 * company or a person.
 */
const nobodys: readonly string[] = [
  ...['smsToken', 'verifyToken', 'code', 'newCode', 'mobileCode', 'inviteCode'],
  ...['productCode', 'bankCode', 'branchNo', 'areaCode', 'accountNo', 'creditCode', 'idNo'],
  ...['provinceCode', 'cityCode', 'districtCode', 'industryCode', 'productCodes'],
];

let database: Database;
let platform: TestPlatform;
let callers: Record<'open' | 'permit' | 'verification', ApiClient>;

async function makeForeignRows(): Promise<void> {
  const stranger = await signedIn(platform, '13800000002', 'B');
  const accountNo = '6222021001999999';
  const branch = { bankCode: '102', branchNo: '102290000012', branchName: '中国工商银行上海市分行' };
  const body = { ...branch, accountNo, accountNoAgain: accountNo, accountType: 'GENERAL' as const };
  owned.accountId = (await stranger.ok('bankAccountAdd', { body })).accountId;
  const draft = { changeType: 'COMPANY', values: { mailAddress: '新地址' }, fileTokens: [] } as const;
  owned.changeNo = (await stranger.ok('changeSave', { body: draft as never })).changeNo;
  owned.requestNo = (await stranger.ok('changeView', { body: { changeNo: owned.changeNo } })).requestNo;
  owned.deviceId = (await stranger.ok('deviceList', {})).find(({ current }) => current)?.deviceId ?? '';
  const invited = { compName: '被邀企业', contact: '某人', mobile: '13655550000' };
  await stranger.ok('invitationSend', { body: invited });
  owned.ticketNo = (await stranger.ok('supportCreate', { body: { topic: '咨询', content: '内容' } })).ticketNo;
  idKinds.invitation = (await stranger.ok('invitationList', { body: {} })).rows[0]?.id ?? '';
  const { db } = database;
  const made = { type: 'SYSTEM', title: '通知', content: '', sender: '平台' } as const;
  const to = { compCode: owned.compCode, userCode: owned.userCode };
  idKinds.message = await sendMessage(db, to, made, new Date());
  await db
    .insert(permit)
    .values({ compCode: owned.compCode, productCode: 'BILL', applyNo: owned.applyNo, state: 'APPLYING' });
  await db.insert(joinRequest).values({
    joinNo: owned.joinNo,
    compCode: owned.compCode,
    userName: '某人',
    mobile: '13655550001',
    email: '',
    passwordHash: '',
    remark: '',
    state: 'WAITING',
    createdAt: new Date(),
  });
}

/** Reads all rows of B. */
async function rowsOfB(): Promise<string> {
  const { db } = database;
  const tables = [
    agreement,
    bankAccount,
    changeRequest,
    employee,
    invitation,
    joinRequest,
    message,
    permit,
    storedFile,
    supportTicket,
  ];
  const rows = await Promise.all(
    tables.map((table) => db.select().from(table).where(eq(table.compCode, owned.compCode))),
  );
  const [device] = await db.select().from(session).where(eq(session.sessionId, owned.deviceId));
  return JSON.stringify([rows, device?.endedAt]);
}

beforeAll(async () => {
  database = await openDemoDatabase();
  platform = new TestPlatform(database);
  await platform.app.ready();
  await makeForeignRows();
  callers = {
    open: await signedIn(platform, '13800000001', 'A'),
    permit: await signedIn(platform, '13800000015', 'S15'),
    verification: await signedIn(platform, '13800000020', 'S20'),
  };
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

function foreignValue(name: CustomerCallName, field: string): unknown {
  if (field !== 'id' && field !== 'ids') return (owned as Readonly<Record<string, unknown>>)[field];
  const kind = (Object.keys(idKinds) as (keyof typeof idKinds)[]).find((one) => name.startsWith(one));
  if (!kind) return undefined;
  return field === 'id' ? idKinds[kind] : [idKinds[kind]];
}

const fieldsLikeIds = tokenCalls
  .filter((name) => !everybodys.includes(name))
  .flatMap((name) =>
    fieldsOf(name)
      .filter((field) => looksLikeId.test(field))
      .map((field) => [name, field] as const),
  );

test('[threat: foreign id] every field that looks like an id is known as somebody’s or as nobody’s', () => {
  const unknown = fieldsLikeIds.filter(
    ([name, field]) => foreignValue(name, field) === undefined && !nobodys.includes(field),
  );
  expect(unknown).toEqual([]);
});

const withOwned = fieldsLikeIds.filter(([name, field]) => foreignValue(name, field) !== undefined);

/**
 * Returns whether an answer is empty. A list of rows that belong to others is empty, and a change of several such rows
 * changes none.
 */
const isNothing = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  ((body as { total?: number }).total ?? (body as { count?: number }).count) === 0;

test.each(withOwned)('%s with %s of another company: refused, and nothing of it changes', async (name, field) => {
  const before = await rowsOfB();
  const example = exampleInput(name) as { query?: object; body?: object };
  const place = calls[name].query?.includes(field) ? 'query' : 'body';
  const input = { ...example, [place]: { ...example[place], [field]: foreignValue(name, field) } };
  const stage = handlerOf(name).policy.stage;
  const asking = stage === 'certifying' ? [callers.permit, callers.verification] : [callers.open];
  for (const client of asking) {
    const { envelope } = await client.call(name, input as unknown as CallInput<CustomerCallName>);
    if (envelope.ok) expect(isNothing(envelope.body)).toBe(true);
    else expect(['400', '404', '409', '443']).toContain(envelope.status);
  }
  expect(await rowsOfB()).toBe(before);
});
