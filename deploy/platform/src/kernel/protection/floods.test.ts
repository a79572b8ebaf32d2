import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEvent, dispatch, failureGuard, outboxEntry, rateCounter } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import { and, eq, gte } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { solveCaptcha } from '../../testing/solve-captcha';
import { TestPlatform } from '../../testing/test-platform';
import { platformConfig } from '../config';

/** The limits of a real server, because a demonstration's limits are generous. */
const { perMinute, codes } = platformConfig();

describeWithDemo('floods', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database(), { perMinute, codes });
    await platform.app.ready();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.forward(86_400);
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  async function browserAt(address: string): Promise<ApiClient> {
    const client = platform.client();
    client.address = address;
    await client.ok('saveLogOutLog', { body: { browserID: client.browserId } });
    return client;
  }

  const wrongLogin = async (client: ApiClient, userName: string) =>
    (
      await client.call('mobileLoginWithSecurity', {
        body: { userName, passWord: 'Wrong@2026x', browserID: client.browserId, code: '000000' },
      })
    ).envelope;

  const numbers = (count: number) => Array.from({ length: count }, (_, n) => `139${String(n).padStart(8, '0')}`);

  describe('wrong passwords', () => {
    test('[threat: guessed password] 200 from one address at as many numbers: a minute’s worth is tried, the rest is turned away', async () => {
      const attacker = await browserAt('203.0.113.1');
      const since = new Date(platform.clock());
      const statuses: string[] = [];
      for (const number of numbers(200)) statuses.push((await wrongLogin(attacker, number)).status);
      expect(statuses.slice(0, perMinute.logins)).toEqual(Array(perMinute.logins).fill('200'));
      expect(statuses.slice(perMinute.logins)).toEqual(Array(200 - perMinute.logins).fill('429'));
      const tried = await database()
        .db.select()
        .from(auditEvent)
        .where(and(eq(auditEvent.action, 'login'), eq(auditEvent.result, 'refused'), gte(auditEvent.at, since)));
      expect(tried).toHaveLength(perMinute.logins);
      expect(new Set(tried.map(({ address }) => address))).toEqual(new Set(['203.0.113.1']));

      // A visitor from another address does not notice, and a minute later the address may try again.
      const customer = await browserAt('198.51.100.7');
      expect((await logIn(platform, customer, '13800000001')).loginType).toBe('10');
      platform.forward(60);
      expect((await wrongLogin(attacker, '13900000000')).status).toBe('200');
    });

    const addresses = (count: number) => Array.from({ length: count }, (_, n) => `203.0.113.${n + 1}`);

    test.each([
      ['an account', '13800000001'],
      ['a number that has none', '13911112222'],
    ])('50 addresses at %s: all are told the same, and nobody is locked out', async (_, mobile) => {
      const messages: string[] = [];
      for (const address of addresses(50)) {
        const reply = (await wrongLogin(await browserAt(address), mobile)).body;
        messages.push(reply && 'loginType' in reply ? reply.msg : '');
      }
      expect(new Set(messages)).toEqual(new Set(['验证码错误或已失效，您还可尝试4次']));
      // The server then asks only for the captcha, and only in browsers that the number’s owner has never used.
      const owner = await browserAt('198.51.100.7');
      await solveCaptcha(platform, owner);
      const reply = await logIn(platform, owner, mobile).catch(() => undefined);
      expect(reply?.loginType).toBe(mobile === '13800000001' ? '10' : undefined);
    });

    test('one browser at one number: five tries in all, then a wait that ends', async () => {
      const attacker = await browserAt('203.0.113.1');
      const messages: string[] = [];
      for (const [turn, address] of addresses(50).entries()) {
        attacker.address = address;
        const reply = (await wrongLogin(attacker, '13800000001')).body;
        messages.push(reply && 'loginType' in reply ? reply.msg : '');
        // The attacker waits as long as the server asks for, until the number is locked.
        if (turn < 4) platform.forward(11);
      }
      expect(new Set(messages.slice(4))).toEqual(new Set(['失败次数过多，已被临时锁定，请5分钟后再试']));
      platform.forward(300);
      attacker.address = '198.51.100.7';
      await solveCaptcha(platform, attacker);
      expect((await logIn(platform, attacker, '13800000001', demoPassword)).loginType).toBe('10');
    });
  });

  describe('codes', () => {
    async function askCode(client: ApiClient, mobile: string): Promise<string> {
      const { browserId: browserID } = client;
      const click = await client.call('loginSmsToken', { path: { browserID } });
      if (!click.envelope.ok) return `click ${click.envelope.status}`;
      const smsToken = click.envelope.body as string;
      const query = { browserID, mobile, smsToken };
      return (await client.call('sendMobileCodeOfLoginWithSecurity', { query })).envelope.status;
    }

    test('one address gets codes for so many numbers a minute and no more', async () => {
      const client = await browserAt('203.0.113.1');
      const statuses: string[] = [];
      for (const number of numbers(perMinute.clicks + 5)) statuses.push(await askCode(client, number));
      expect(statuses.filter((status) => status === '200')).toHaveLength(perMinute.codes);
      expect(statuses.slice(perMinute.codes, perMinute.clicks)).toEqual(
        Array(perMinute.clicks - perMinute.codes).fill('429'),
      );
      expect(statuses.slice(perMinute.clicks)).toEqual(Array(5).fill('click 429'));
    });

    test('[threat: locked out] strangers in many browsers never end a number’s codes: the wait grows, and the owner is told once', async () => {
      const mobile = '13800000001';
      const since = new Date(platform.clock());
      let sent = 0;
      for (let n = 0; n < 60; n += 1) {
        const client = await browserAt(`198.51.${n}.1`);
        if ((await askCode(client, mobile)) === '200') sent += 1;
        platform.forward(61);
      }
      // Eleven within ten minutes; then after 2, 4, 8 and 16 minutes, in the hour that has passed.
      expect(sent).toBe(codes.perDay + 5);
      platform.forward(3_600);
      expect(await askCode(await browserAt('203.0.113.99'), mobile)).toBe('200');
      const told = await database()
        .db.select()
        .from(dispatch)
        .where(and(eq(dispatch.purpose, 'login.manyCodes'), gte(dispatch.createdAt, since)));
      expect(told).toHaveLength(1);
    });

    test('[threat: guessed code] one browser at 50 addresses asking for one number: one message a minute, ten a day', async () => {
      const mobile = '13800000001';
      const since = new Date(platform.clock());
      const rounds = Array.from({ length: codes.perDay + 2 }, (_, round) => round);
      const client = await browserAt('203.0.113.1');
      for (const round of rounds) {
        const statuses: string[] = [];
        for (let n = 0; n < 4; n += 1) {
          client.address = `203.0.113.${round * 4 + n + 1}`;
          statuses.push(await askCode(client, mobile));
        }
        expect(statuses).toEqual([round < codes.perDay ? '200' : '429', '429', '429', '429']);
        platform.forward(60);
      }
      const sent = await database()
        .db.select()
        .from(outboxEntry)
        .where(and(eq(outboxEntry.recipient, mobile), gte(outboxEntry.at, since)));
      expect(sent).toHaveLength(codes.perDay);
    });
  });

  describe('keys', () => {
    test('one address gets so many a minute; another one gets its own', async () => {
      const ask = async (address: string) => {
        const client = platform.client();
        client.address = address;
        return (await client.plain('rsaSecretKey', { query: { browserID: client.browserId } })).envelope.status;
      };
      const statuses: string[] = [];
      for (let n = 0; n < perMinute.keys + 20; n += 1) statuses.push(await ask('203.0.113.1'));
      expect(statuses).toEqual([...Array(perMinute.keys).fill('200'), ...Array(20).fill('429')]);
      expect(await ask('198.51.100.7')).toBe('200');
    });
  });
});
