import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { failureGuard, passwordHistory, rateCounter, user } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import { eq } from 'drizzle-orm';
import { Passwords } from '../../kernel/passwords';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { testCost } from '../../testing/test-cost';
import { TestPlatform } from '../../testing/test-platform';
import { setPassword } from './stored-password';

const mobile = '13800000013';
const userCode = 'UdemoL13800000013';
const reused = '不能使用最近5次用过的密码，请设置新的密码';

describeWithDemo('a password that was used before', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.forward(61);
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  /** Resets a forgotten password. Answers `ok`, or the fault of the new one. */
  async function reset(newPwd: string): Promise<string> {
    platform.forward(61);
    const client = platform.client();
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    const asked = platform.clock();
    await client.ok('sendVisitorCode', { body: { purpose: 'resetPassword', mobile, browserID, smsToken } });
    const code = await platform.code(mobile, 'resetPassword', asked);
    const { resetToken } = await client.ok('passwordResetCheck', { body: { mobile, code, browserID } });
    const body = { browserID, resetToken, newPwd, reNewPwd: newPwd };
    const { envelope } = await client.call('passwordResetSubmit', { body });
    return envelope.ok
      ? 'ok'
      : ((envelope.body as { fields?: { newPwd?: string } } | null)?.fields?.newPwd ?? envelope.msg);
  }

  const change = async (pwd: string, newPwd: string) => {
    platform.forward(61);
    const client = platform.client();
    await logIn(platform, client, mobile, pwd);
    const body = { mobile, browserID: client.browserId, loginType: '10', pwd, newPwd, reNewPwd: newPwd };
    return (await client.call('passWordUpdate', { body })).envelope;
  };

  test('[threat: guessed password] the last five are refused by a reset and by a change, the sixth is not', async () => {
    expect(await reset(demoPassword)).toBe(reused);
    const chosen = ['Kz7#mQ2!pLw1', 'Kz7#mQ2!pLw2', 'Kz7#mQ2!pLw3', 'Kz7#mQ2!pLw4'];
    for (const password of chosen) expect(await reset(password)).toBe('ok');
    for (const password of [demoPassword, ...chosen]) expect(await reset(password)).toBe(reused);

    const refused = await change('Kz7#mQ2!pLw4', demoPassword);
    expect(refused).toMatchObject({ status: '400', body: { fields: { newPwd: reused } } });
    expect(await reset('Kz7#mQ2!pLw5')).toBe('ok');
    expect(await reset(demoPassword)).toBe('ok');
    expect(await reset('Kz7#mQ2!pLw1')).toBe('ok');

    const rows = await database().db.select().from(passwordHistory).where(eq(passwordHistory.userCode, userCode));
    expect(rows).toHaveLength(4);
  });

  test('whoever does not know the old password does not learn of it from the answer for the new one', async () => {
    expect(await reset('Kz7#mQ2!pLw6')).toBe('ok');
    platform.forward(61);
    const client = platform.client();
    await logIn(platform, client, mobile, 'Kz7#mQ2!pLw6');
    const body = { mobile, browserID: client.browserId, loginType: '10', pwd: 'Wrong@2026x' };
    const guess = { ...body, newPwd: 'Kz7#mQ2!pLw6', reNewPwd: 'Kz7#mQ2!pLw6' };
    expect((await client.ok('passWordUpdate', { body: guess })).msg).toBe('原密码错误，您还可尝试4次');
  });

  test('a common word and a name are refused by a reset', async () => {
    expect(await reset('Dragon#20261')).toMatch('过于常见');
    expect(await reset('Jianglihua@1')).toMatch('拼音或首字母');
    expect(await reset('Huadongjing@1')).toMatch('拼音或首字母');
  });

  test('a first password made by somebody else does not lead back to an earlier one', async () => {
    const passwords = new Passwords(testCost);
    const passwordHash = await passwords.hash('Kz7#mQ2!pLw9');
    const made = { userCode: 'UdemoL13800000008', password: 'Kz7#mQ2!pLw9', passwordHash, mustChangePassword: true };
    await database().db.transaction((transaction) => setPassword(transaction, made, new Date(platform.clock())));
    const client = platform.client();
    expect((await logIn(platform, client, '13800000008', 'Kz7#mQ2!pLw9')).loginType).toBe('40');
    const change = { mobile: '13800000008', browserID: client.browserId, loginType: '40', pwd: 'Kz7#mQ2!pLw9' };
    const choose = async (newPwd: string) =>
      (await client.call('passWordUpdateWithSecurity', { body: { ...change, newPwd, reNewPwd: newPwd } })).envelope;
    expect(await choose(demoPassword)).toMatchObject({ status: '400', body: { fields: { newPwd: reused } } });
    expect(await choose('Zhaozhigang@1')).toMatchObject({ status: '400' });
    expect(await choose('Kz7#mQ2!pLwA')).toMatchObject({ body: { loginType: '20' } });
  });

  test('a hash of the cheaper kind is raised at the next login', async () => {
    const strong = new TestPlatform(database(), { password: { cost: { N: 2048, r: 8, p: 5 } } });
    await strong.app.ready();
    const hashOf = async () => {
      const [row] = await database().db.select().from(user).where(eq(user.userCode, 'UdemoL13800000014'));
      return row?.passwordHash ?? '';
    };
    expect((await hashOf()).split('.').slice(2)).toEqual(['1024', '8', '1']);
    expect((await logIn(strong, strong.client(), '13800000014')).loginType).toBe('10');
    expect((await hashOf()).split('.').slice(2)).toEqual(['2048', '8', '5']);
    expect(await new Passwords().matches(demoPassword, await hashOf())).toBe(true);
    await strong.close();
  });
});
