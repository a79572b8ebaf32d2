import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { solveCaptcha } from '../../testing/solve-captcha';
import { TestPlatform } from '../../testing/test-platform';

const mobile = '13800000014';

/** Tests who can lock a number, and who is locked out then. */
describeWithDemo('the lock of a number', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.forward(86_401);
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  const wrongCode = (client: ApiClient, userName: string) =>
    client.ok('mobileLoginWithSecurity', {
      body: { userName, passWord: 'Wrong@2026x', browserID: client.browserId, code: '000000' },
    });

  /** Plays a person who holds the phone, or reads its messages, and guesses the password. */
  async function holdingThePhone(client: ApiClient) {
    platform.forward(61);
    await solveCaptcha(platform, client);
    return logIn(platform, client, mobile, 'Wrong@2026x');
  }

  test('[threat: guessed password] strangers without the phone lock nobody out, however many browsers they take', async () => {
    const seen: string[] = [];
    for (let n = 0; n < 50; n += 1) seen.push((await wrongCode(platform.client(), mobile)).msg);
    expect(new Set(seen)).toEqual(new Set(['验证码错误或已失效，您还可尝试4次']));
    expect((await logIn(platform, platform.client(), mobile)).loginType).toBe('10');
  });

  test('nor do they at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => wrongCode(platform.client(), mobile)));
    expect((await logIn(platform, platform.client(), mobile)).loginType).toBe('10');
  });

  test('the browser that tries wrong codes waits, longer each time', async () => {
    const client = platform.client();
    const waits: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      waits.push((await wrongCode(client, mobile)).passwordEnterInterval);
      platform.forward(11);
    }
    expect(waits).toEqual([2, 3, 5, 10, 300]);
    expect(await wrongCode(client, mobile)).toMatchObject({ loginType: '60' });
  });

  test('a locked account does not block the others in its browser; too many failures in all do', async () => {
    const client = platform.client();
    const browserID = client.browserId;
    const lockOne = async (number: string) => {
      for (let turn = 0; turn < 5; turn += 1) {
        await wrongCode(client, number);
        platform.forward(11);
      }
    };
    await lockOne(mobile);
    expect(await wrongCode(client, mobile)).toMatchObject({ loginType: '60' });
    expect(await client.ok('loginUserVerifyCode', { query: { browserID } })).toMatchObject({ loginType: '20' });
    expect(await wrongCode(client, '13900000001')).toMatchObject({ msg: '验证码错误或已失效，您还可尝试4次' });

    for (const number of ['13911110001', '13911110002', '13911110003']) await lockOne(number);
    const other = await wrongCode(client, '13900000001');
    expect(other).toMatchObject({ loginType: '60' });
    expect(await client.ok('loginUserVerifyCode', { query: { browserID } })).toMatchObject({
      loginType: '60',
      msg: expect.stringMatching(/^失败次数过多，已被临时锁定，请\d分钟后再试$/),
      passwordEnterInterval: other.passwordEnterInterval,
    });
  });

  test('[threat: guessed password] five wrong passwords under right codes lock the number for strangers, not for its owner’s browser', async () => {
    const owner = platform.client();
    expect((await logIn(platform, owner, mobile)).loginType).toBe('10');

    const thief = platform.client();
    const replies = [];
    for (let turn = 0; turn < 5; turn += 1) replies.push(await holdingThePhone(platform.client()));
    expect(replies[0]?.msg).toBe('账号或密码错误，您还可尝试4次');
    expect(replies[4]).toMatchObject({ loginType: '60', msg: '失败次数过多，已被临时锁定，请5分钟后再试' });
    platform.forward(61);
    expect((await logIn(platform, thief, mobile)).loginType).toBe('60');

    platform.forward(61);
    expect((await logIn(platform, owner, mobile)).loginType).toBe('10');
    platform.forward(300);
    expect((await logIn(platform, thief, mobile)).loginType).toBe('10');
  });

  test('strangers who have codes sent to the number use up none of its owner’s, and void none', async () => {
    const few = new TestPlatform(database(), { codes: { perDay: 3 } });
    few.forward((platform.clock() - Date.now()) / 1000);
    await few.app.ready();
    const owner = few.client();
    expect((await logIn(few, owner, mobile)).loginType).toBe('10');
    few.forward(61);

    const ask = async (client: ApiClient) => {
      const { browserId: browserID } = client;
      const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
      const asked = few.clock();
      const query = { browserID, mobile, smsToken };
      const { status } = (await client.call('sendMobileCodeOfLoginWithSecurity', { query })).envelope;
      return { status, asked };
    };
    const seen: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const stranger = few.client();
      stranger.address = `198.51.100.${n + 1}`;
      seen.push((await ask(stranger)).status);
      few.forward(61);
    }
    // Beyond a day's worth each code doubles the wait for the next.
    expect(seen).toEqual(['200', '200', '200', '429']);

    const { status, asked } = await ask(owner);
    expect(status).toBe('200');
    const code = await few.code(mobile, 'login', asked);
    await database().db.delete(rateCounter);
    expect((await ask(few.client())).status).toBe('200');
    const body = { userName: mobile, passWord: demoPassword, browserID: owner.browserId, code };
    expect((await owner.ok('mobileLoginWithSecurity', { body })).loginType).toBe('10');
    await few.close();
  });

  test('the owner’s browser has a lock of its own', async () => {
    const owner = platform.client();
    await logIn(platform, owner, mobile);
    for (let turn = 0; turn < 5; turn += 1) await holdingThePhone(owner);
    platform.forward(61);
    await solveCaptcha(platform, owner);
    expect((await logIn(platform, owner, mobile)).loginType).toBe('60');
    platform.forward(61);
    expect((await logIn(platform, platform.client(), mobile)).loginType).toBe('10');
  });
});
