import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';
import { failureSentence, guardedProof, type ProofResult } from './guarded-proof';

const guesses = 120;

describeWithDemo('proofs under a guard', (database) => {
  let platform: TestPlatform;
  let client: ApiClient;
  /** The clock stops here: on a busy machine 120 requests take longer than the wait that the first one begins. */
  let stopped: number | undefined;

  beforeAll(async () => {
    platform = new TestPlatform(database(), { clock: () => stopped ?? platform.clock() });
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());

  /** Sends `guesses` wrong guesses and then the right one, all before the first is answered. */
  async function allAtOnce<T>(guess: (password: string) => Promise<T>): Promise<T[]> {
    stopped = platform.clock();
    const all = Array.from({ length: guesses + 1 }, (_, n) => (n === guesses ? demoPassword : `Wrong@2026x${100 + n}`));
    const answers = await Promise.all(all.map(guess));
    stopped = undefined;
    return answers;
  }

  beforeEach(async () => {
    platform.forward(86_401);
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
    client = platform.client();
    await logIn(platform, client, '13800000013');
  });

  describe('[threat: guessed password] guesses at once: one is tried, the others come too early, and the right one among them opens nothing', () => {
    test('the old password', async () => {
      const replies = await allAtOnce(async (pwd) => (await client.call('oldPwdCheck', { query: { pwd } })).envelope);
      expect(replies.filter(({ ok }) => ok)).toEqual([]);
      expect(replies.filter(({ msg }) => msg === '原密码错误，您还可尝试4次')).toHaveLength(1);
      expect(replies.filter(({ msg }) => msg === '操作过于频繁，请2秒后再试')).toHaveLength(guesses);
    });

    test('the change of the password', async () => {
      const change = { mobile: '13800000013', browserID: client.browserId, loginType: '10' };
      const newPwd = 'Kranich#2026q';
      const replies = await allAtOnce((pwd) =>
        client.ok('passWordUpdate', { body: { ...change, pwd, newPwd, reNewPwd: newPwd } }),
      );
      expect(replies.filter(({ loginType }) => loginType === '20')).toEqual([]);
      platform.forward(61);
      expect((await logIn(platform, platform.client(), '13800000013')).loginType).toBe('10');
    });

    test('the dialog that unlocks a session', async () => {
      const body = { checkType: '10', userMobile: '13800000013', browserID: client.browserId } as const;
      const replies = await allAtOnce((passWord) =>
        client.ok('logoutCheckTypeWithSecurity', { body: { ...body, passWord } }),
      );
      expect(replies.filter(({ loginType }) => loginType === '10')).toEqual([]);
    });

    test('the login', async () => {
      const guesser = platform.client();
      const { browserId: browserID } = guesser;
      const smsToken = await guesser.ok('loginSmsToken', { path: { browserID } });
      const since = platform.clock();
      const query = { browserID, mobile: '13800000014', smsToken };
      await guesser.ok('sendMobileCodeOfLoginWithSecurity', { query });
      const code = await platform.code('13800000014', 'login', since);
      const replies = await allAtOnce((passWord) =>
        guesser.ok('mobileLoginWithSecurity', { body: { userName: '13800000014', passWord, browserID, code } }),
      );
      expect(replies.filter(({ loginType }) => loginType === '10')).toEqual([]);
    });
  });

  const prove = (proven: boolean): Promise<ProofResult> =>
    guardedProof(database().db, 'key', new Date(platform.clock()), async () => proven);

  test('the right proof forgets the wrong ones before it', async () => {
    await prove(false);
    platform.forward(3);
    expect(await prove(true)).toEqual({ ok: true });
    expect(await prove(false)).toMatchObject({ tried: true, left: 4, seconds: 2 });
  });

  test('a proof that could not be made costs nothing', async () => {
    await prove(false);
    platform.forward(3);
    const broken = async () => {
      throw new Error('the line is too long');
    };
    await expect(guardedProof(database().db, 'key', new Date(platform.clock()), broken)).rejects.toThrow('too long');
    expect(await prove(false)).toMatchObject({ tried: true, left: 3 });
  });

  test('a lock says for how long', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await prove(false);
      platform.forward(11);
    }
    const last = await prove(false);
    expect(last.ok ? '' : failureSentence(last, '原密码错误')).toBe('失败次数过多，已被临时锁定，请5分钟后再试');
  });
});
