import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApiClient } from '@portal/platform/src/testing/api-client';
import { describeWithDemo } from '@portal/platform/src/testing/demo-database';
import { signedIn } from '@portal/platform/src/testing/signed-in';
import { TestPlatform } from '@portal/platform/src/testing/test-platform';
import { demoTenants } from './demo-tenant';

/** Fields that nobody reads: identifiers, addresses within the portal, and references to files. */
const unread = /(?:id|ids|code|codes|token|uri|url|icon|changeNo|applyNo|licenseFile|photo)$/i;

/** Returns every text of an answer that a page may show. */
function textsOf(answer: unknown, name = ''): string[] {
  if (unread.test(name)) return [];
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => textsOf(value, Array.isArray(answer) ? name : key));
}

const forgotten = /demo|127\.0\.0\.1|(?<![\w:])::1(?![\w:])|undefined|\bnull\b|\bNaN\b|\{\w+\}/i;

/** 企业编号, 申请编号, 协议编号 and the like. */
const shownNumbers = { company: /^QY\d{10,}$/, change: /^BG\d{13,}$/, agreement: /^XY\d{13,}$/ };

describeWithDemo('the demonstration looks like a company’s data', (database) => {
  let platform: TestPlatform;
  beforeAll(() => {
    platform = new TestPlatform(database());
  });
  afterAll(() => platform.close());

  const read = async (client: ApiClient) => {
    const page = { body: { pageSize: 100 } };
    return [
      await client.ok('loginInfoView', { body: { productCode: 'CRM' } }),
      await client.ok('custAccountLoginView', {}),
      await client.ok('companyView', {}),
      await client.ok('changeList', page),
      await client.ok('bankAccountList', page),
      await client.ok('employeeList', page),
      await client.ok('invitationList', page),
      await client.ok('agreementList', page),
      await client.ok('messageList', page),
      await client.ok('noticeList', page),
      await client.ok('articleList', page),
      await client.ok('productList', {}),
      await client.ok('dashboardTodo', {}),
      await client.ok('compSignAll', {}),
      await client.ok('deviceList', {}),
      await client.ok('loginLogList', page),
    ];
  };

  test.each(demoTenants.map(({ code }) => code))('to a customer of %s', async (tenant) => {
    const client = await signedIn(platform, '13800000001', 'A', tenant);
    const texts = (await read(client)).flatMap((answer) => textsOf(answer));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => forgotten.test(text))).toEqual([]);
    expect(texts).toContain('本机');
  });

  test('numbers are those that the portal gives, codes have no word in them', async () => {
    const client = await signedIn(platform, '13800000001', 'A');
    expect((await client.ok('companyView', {})).compNo).toMatch(shownNumbers.company);
    for (const { requestNo } of (await client.ok('changeList', { body: {} })).rows)
      expect(requestNo).toMatch(shownNumbers.change);
    for (const { agreementNo, file } of (await client.ok('agreementList', { body: {} })).rows) {
      expect(agreementNo).toMatch(shownNumbers.agreement);
      expect(file.size).toBeGreaterThan(20_000);
    }
    const { rows } = await client.ok('invitationList', { body: {} });
    expect(new Set(rows.map(({ inviteCode }) => inviteCode)).size).toBe(rows.length);
    for (const { inviteCode } of rows) expect(inviteCode).toMatch(/^(?!DEMO)[A-HJ-NP-Z2-9]{8}$/);
  });
});
