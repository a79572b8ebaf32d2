import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rateCounter } from '@portal/database/schema/platform';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';

const mobile = '13800000001';

describeWithDemo('codes', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database(), { codes: { perDay: 3 } });
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => void (await database().db.delete(rateCounter)));

  async function ask(client: ApiClient, purpose: 'register' | 'resetPassword' = 'resetPassword') {
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    return client.call('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose } });
  }

  const check = async (client: ApiClient, code: string) => {
    const { envelope } = await client.call('passwordResetCheck', {
      body: { mobile, code, browserID: client.browserId },
    });
    return envelope.ok ? 'ok' : envelope.msg;
  };

  async function asked(purpose: 'register' | 'resetPassword' = 'resetPassword') {
    const client = platform.client();
    const since = platform.clock();
    await ask(client, purpose);
    const code = await platform.code(mobile, purpose, since);
    platform.forward(1);
    return { client, code, wrong: code === '000000' ? '000001' : '000000' };
  }

  test('the right one passes, once', async () => {
    const { client, code } = await asked();
    expect(await check(client, code)).toBe('ok');
    expect(await check(client, code)).toBe('验证码错误或已失效');
  });

  test('[threat: guessed code] five wrong tries void it', async () => {
    const { client, code, wrong } = await asked();
    for (let turn = 0; turn < 5; turn += 1) expect(await check(client, wrong)).toBe('验证码错误或已失效');
    expect(await check(client, code)).toBe('验证码错误或已失效');
  });

  test('it ends after five minutes', async () => {
    const { client, code } = await asked();
    platform.forward(300);
    expect(await check(client, code)).toBe('验证码错误或已失效');
  });

  test('one for another purpose is none', async () => {
    const { client, code } = await asked('register');
    expect(await check(client, code)).toBe('验证码错误或已失效');
  });

  test('[threat: guessed code] so many a day and no more', async () => {
    const client = platform.client();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await ask(client)).envelope.ok).toBe(true);
      platform.forward(60);
    }
    expect((await ask(client)).envelope).toMatchObject({
      status: '429',
      msg: '今日验证码发送次数已达上限，请明天再试',
    });
  });
});
