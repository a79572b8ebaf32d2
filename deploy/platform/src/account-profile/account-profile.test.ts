import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApiClient } from '../testing/api-client';
import { describeWithDemo } from '../testing/demo-database';
import { enterCompany, logIn } from '../testing/log-in';
import { TestPlatform } from '../testing/test-platform';
import { upload } from '../testing/upload';

describeWithDemo('the profile', (database) => {
  let platform: TestPlatform;
  const clients = new Map<string, ApiClient>();

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
    for (const mobile of ['13800000001', '13800000009']) {
      const client = platform.client();
      await logIn(platform, client, mobile);
      await enterCompany(client);
      clients.set(mobile, client);
    }
  }, 60_000);
  afterAll(() => platform.close());

  const as = (mobile: string) => clients.get(mobile) as ApiClient;

  test('shows the person with masked numbers', async () => {
    const profile = await as('13800000001').ok('custAccountLoginView', {});
    expect(profile).toMatchObject({
      userName: '陈立群',
      mobile: '138****0001',
      compCount: 1,
      rootManager: true,
      passwordRuleList: ['10', '20', '30', '40'],
    });
    expect(profile.email).toContain('*');
  });

  test('SMS topics: all until chosen, one’s own always, another’s with the right to manage people', async () => {
    const root = as('13800000001');
    const reader = as('13800000009');
    const mine = { employeeCode: 'EdemoLA13800000009', compRole: 'SCM-C101' };
    const tree = await reader.ok('employeeSmsTreeselect', { query: mine });
    expect(tree.flatMap(({ children }) => children).every(({ checked }) => checked)).toBe(true);
    await reader.ok('smsEmployeeSubmit', { body: { ...mine, codes: ['account.paid'] } });
    const seenByRoot = await root.ok('employeeSmsTreeselect', { query: mine });
    expect(seenByRoot.flatMap(({ children }) => children).filter(({ checked }) => checked)).toEqual([
      { code: 'account.paid', label: '对公打款待回填', checked: true },
    ]);
    const roots = { employeeCode: 'EdemoLA13800000001', compRole: 'SCM-C101' };
    const refused = await reader.call('smsEmployeeSubmit', { body: { ...roots, codes: [] } });
    expect(refused.envelope.status).toBe('403');
    const unknown = await reader.call('smsEmployeeSubmit', { body: { ...mine, codes: ['nothing.known'] } });
    expect(unknown.envelope.status).toBe('400');
  });

  test.each([
    ['SCM', true, ''],
    ['LC', false, '企业尚未开通该产品'],
  ])('may enter %s: %s', async (productCode, pass, msg) => {
    const query = { productCode, compCode: 'CdemoLA', userCode: 'UdemoL13800000001' };
    expect(await as('13800000001').ok('checkPassByProductCodeCompCodeAndUserCode', { query })).toEqual({ pass, msg });
  });

  test('the old password is checked where it is typed, and counts', async () => {
    const client = as('13800000009');
    expect((await client.call('oldPwdCheck', { query: { pwd: 'Portal@2026x' } })).envelope.ok).toBe(true);
    const wrong = await client.call('oldPwdCheck', { query: { pwd: 'Wrong@2026x' } });
    expect(wrong.envelope.msg).toBe('原密码错误，您还可尝试4次');
  });

  test('a portrait: one’s own picture, and no other file', async () => {
    const client = as('13800000009');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { envelope } = await upload(platform, client, 'fileStore', 'me.png', png);
    if (!envelope.ok) throw new Error(envelope.msg);
    const query = { fileToken: envelope.body.fileToken, fileName: 'me.png' };
    const stranger = await as('13800000001').call('photoUpdate', { query });
    expect(stranger.envelope.ok).toBe(false);
    await client.ok('photoUpdate', { query });
    expect((await client.ok('custAccountLoginView', {})).photo).toEqual(query);
    await client.ok('photoRemove', {});
    expect((await client.ok('custAccountLoginView', {})).photo).toBeNull();
  });

  test('a new number: the old one is proved first, and its code is still good with the new one', async () => {
    const client = as('13800000009');
    const { browserId: browserID } = client;
    const [mobile, old] = ['13712345678', '13800000009'];
    await client.ok('sendPersonalCode', { body: { purpose: 'changeMobileOld', browserID } });
    const code = await platform.code(old, 'changeMobileOld');
    const wrong = await client.call('mobileOldCodeValid', {
      query: { code: code === '000000' ? '1'.repeat(6) : '000000', browserID },
    });
    expect(wrong.envelope.body).toMatchObject({ fields: { code: '验证码错误或已失效' } });
    await client.ok('mobileOldCodeValid', { query: { code, browserID } });
    await client.ok('sendPersonalCode', { body: { purpose: 'changeMobileNew', mobile, browserID } });
    const newCode = await platform.code(mobile, 'changeMobileNew');
    const swapped = await client.call('mobileNewCodeValid', { query: { code, newCode: code, browserID } });
    expect(swapped.envelope.body).toMatchObject({ fields: { newCode: '验证码错误或已失效' } });
    await client.ok('mobileNewCodeValid', { query: { code, newCode, browserID } });
    const spent = await client.call('mobileOldCodeValid', { query: { code, browserID } });
    expect(spent.envelope.ok).toBe(false);
    await client.ok('mobileUpdate', { query: { mobile } });
    expect((await client.ok('custAccountLoginView', {})).mobile).toBe('137****5678');
  });

  test('an e-mail address is taken once its code came back', async () => {
    const client = as('13800000009');
    const { browserId: browserID } = client;
    const email = 'new.address@example.com';
    const early = await client.call('emailUpdate', { query: { email } });
    expect(early.envelope.ok).toBe(false);
    await client.ok('sendEmailCode', { query: { email, browserID } });
    const code = await platform.code(email, 'changeEmail');
    await client.ok('emailCodeValid', { query: { code, browserID } });
    await client.ok('emailUpdate', { query: { email } });
    expect((await client.ok('custAccountLoginView', {})).email).toMatch(/@example\.com$/);
  });
});
