import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readOutbox } from '@portal/demonstration/demo-outbox';
import { maskEmail } from '@portal/shared/format';
import { accountByMobile } from '../../kernel/session/accounts';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

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

  async function emailOf(mobile: string): Promise<string> {
    const account = await accountByMobile(database().db, 'localhost', mobile);
    if (!account?.email) throw new Error(`${mobile} has no e-mail address`);
    return account.email;
  }

  test('shows the person with masked numbers', async () => {
    const profile = await as('13800000001').ok('custAccountLoginView', {});
    expect(profile).toMatchObject({
      userName: '陈立群',
      mobile: '138****0001',
      compCount: 1,
      rootManager: true,
      passwordStrength: 2,
      passwordRuleList: ['10', '20', '30', '40'],
    });
    expect(profile.email).toContain('*');
  });

  test('SMS topics: until chosen what is one’s own to deal with; one’s own always, another’s with the right to manage people', async () => {
    const root = as('13800000001');
    const reader = as('13800000009');
    const mine = { employeeCode: 'EdemoLA13800000009', compRole: 'SCM-C101' };
    const tree = await reader.ok('employeeSmsTreeselect', { query: mine });
    expect(tree.flatMap(({ children }) => children).some(({ checked }) => checked)).toBe(false);
    const ofRoot = await root.ok('employeeSmsTreeselect', {
      query: { ...mine, employeeCode: 'EdemoLA13800000001' },
    });
    expect(ofRoot.flatMap(({ children }) => children).every(({ checked }) => checked)).toBe(true);
    await reader.ok('smsEmployeeSubmit', { body: { ...mine, codes: ['account.paid'] } });
    const seenByRoot = await root.ok('employeeSmsTreeselect', { query: mine });
    expect(seenByRoot.flatMap(({ children }) => children).filter(({ checked }) => checked)).toEqual([
      { code: 'account.paid', label: '对公打款待回填', checked: true },
    ]);
    const roots = { employeeCode: 'EdemoLA13800000001', compRole: 'SCM-C101' };
    const refused = await reader.call('smsEmployeeSubmit', { body: { ...roots, codes: [] } });
    expect(refused.envelope.status).toBe('443');
    const unknown = await reader.call('smsEmployeeSubmit', { body: { ...mine, codes: ['nothing.known'] } });
    expect(unknown.envelope.status).toBe('400');
  });

  test.each([
    ['SCM', true, ''],
    ['LC', false, '企业尚未开通该产品'],
    ['EC', false, '该产品的协议尚未签署，签署后即可进入'],
    ['ABS', false, '合同到期，请联系客服续约'],
  ])('may enter %s: %s', async (productCode, pass, msg) => {
    const query = { productCode, compCode: 'CdemoLA', userCode: 'UdemoL13800000001' };
    expect(await as('13800000001').ok('checkPassByProductCodeCompCodeAndUserCode', { query })).toEqual({ pass, msg });
  });

  test('[threat: forgotten session] the old password is checked where it is typed, and counts', async () => {
    const client = as('13800000009');
    expect((await client.call('oldPwdCheck', { query: { pwd: 'Portal@2026x' } })).envelope.ok).toBe(true);
    const wrong = await client.call('oldPwdCheck', { query: { pwd: 'Wrong@2026x' } });
    expect(wrong.envelope.msg).toBe('原密码错误，您还可尝试4次');
    const early = await client.call('oldPwdCheck', { query: { pwd: 'Portal@2026x' } });
    expect(early.envelope).toMatchObject({ status: '429', body: { fields: { pwd: '操作过于频繁，请2秒后再试' } } });
    const body = { pwd: 'Wrong@2026x', newPwd: 'Granite#7Wave', reNewPwd: 'Granite#7Wave', loginType: '10' };
    const change = { ...body, browserID: client.browserId, mobile: '13800000009' };
    expect((await client.ok('passWordUpdate', { body: change })).msg).toBe('操作过于频繁，请2秒后再试');
  });

  test('of a password a visitor hears the form only, and a person whether it may be theirs', async () => {
    const judged = async (client: ApiClient, password: string) =>
      (await client.call('checkPasswordSecurity', { query: { password } })).envelope;
    const visitor = platform.client();
    expect((await judged(visitor, 'weak')).msg).toBe('密码10-16位，包含大写字母、小写字母、数字、特殊字符');
    expect((await judged(visitor, 'Dragon#20261')).ok).toBe(true);
    expect((await judged(as('13800000001'), 'Dragon#20261')).msg).toMatch('过于常见');
  });

  test('whether it was used before is told to whoever has just typed the old one', async () => {
    const client = as('13800000001');
    const judge = async () =>
      (await client.call('checkPasswordSecurity', { query: { password: 'Portal@2026x' } })).envelope.ok;
    expect(await judge()).toBe(true);
    await client.ok('oldPwdCheck', { query: { pwd: 'Portal@2026x' } });
    expect(await judge()).toBe(false);
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

  /** The letters about a change that a person got at any of their numbers and addresses. */
  /** The beginning of an SMS: its sender. */
  const signedSms = '【供应链金融服务平台】';

  async function toldTo(...recipients: string[]): Promise<string[]> {
    // The server does not wait until a letter is sent, so the test waits.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const letters = await Promise.all(recipients.map((recipient) => readOutbox(database().db, recipient)));
    return letters.flat().flatMap(({ purpose, text }) => (purpose === 'contactTold' ? [text] : []));
  }

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
    const notice = `${signedSms}您的登录手机号已变更为137****5678。如非本人操作，请立即联系平台客服。`;
    expect(await toldTo(old)).toEqual([notice]);
    expect(await toldTo(mobile)).toEqual([]);
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
    expect(await toldTo('13712345678')).toContain(
      `${signedSms}您的邮箱已变更为${maskEmail(email)}。如非本人操作，请立即联系平台客服。`,
    );
    expect(await toldTo(email)).toEqual([]);
  });

  test('a new password is told to the number and the address', async () => {
    const client = as('13800000001');
    const [pwd, newPwd] = ['Portal@2026x', 'Granite#7Wave'];
    const { loginType } = await client.ok('passWordUpdate', {
      body: { pwd, newPwd, reNewPwd: newPwd, browserID: client.browserId, loginType: '10', mobile: '13800000001' },
    });
    expect(loginType).toBe('20');
    const told = await toldTo('13800000001', await emailOf('13800000001'));
    const notice = '您的登录密码已修改。如非本人操作，请立即联系平台客服。';
    expect(told).toEqual([`${signedSms}${notice}`, `${notice}\n\n——\n供应链金融服务平台`]);
  });

  test('says from where the login before this one came, this machine by a word', async () => {
    await logIn(platform, platform.client(), '13800000008');
    platform.forward(120);
    const again = platform.client();
    await logIn(platform, again, '13800000008');
    await enterCompany(again);
    expect(await again.ok('custAccountLoginView', {})).toMatchObject({
      lastLoginTime: expect.any(String),
      lastLoginAddress: '本机',
    });
  });
});
