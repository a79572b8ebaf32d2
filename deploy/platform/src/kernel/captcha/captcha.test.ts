import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { doWork } from '../../testing/do-work';
import { logIn } from '../../testing/log-in';
import { solveCaptcha } from '../../testing/solve-captcha';
import { TestPlatform } from '../../testing/test-platform';

const thresholds = { perAddress: 4, perNumber: 2, perDay: 10, workBits: 6 };

describeWithDemo('captcha', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database(), { captcha: thresholds });
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.forward(86_401);
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  function browserAt(address: string): ApiClient {
    const client = platform.client();
    client.address = address;
    return client;
  }

  const click = async (client: ApiClient) =>
    (await client.call('loginSmsToken', { path: { browserID: client.browserId } })).envelope;

  async function askCode(client: ApiClient, mobile: string): Promise<string> {
    const clicked = await click(client);
    if (!clicked.ok) return `click ${clicked.status}`;
    const query = { browserID: client.browserId, mobile, smsToken: clicked.body as string };
    return (await client.call('sendMobileCodeOfLoginWithSecurity', { query })).envelope.status;
  }

  const picture = (client: ApiClient) => client.ok('captchaImage', { query: { browserID: client.browserId } });

  const work = async (client: ApiClient, imgKey: string, nonces: number[]) =>
    (await client.call('captchaWorkValid', { body: { browserID: client.browserId, imgKey, work: nonces } })).envelope;

  describe('who is asked', () => {
    test('[threat: automatic clicks] an address whose codes go unused, whatever browsers and numbers it takes', async () => {
      const seen: string[] = [];
      for (let n = 0; n < 6; n += 1) seen.push(await askCode(browserAt('203.0.113.1'), `1391000000${n}`));
      expect(seen).toEqual(['200', '200', '200', '200', 'click 428', 'click 428']);
      expect(await askCode(browserAt('198.51.100.7'), '13910000008')).toBe('200');

      const fresh = browserAt('203.0.113.1');
      const { browserId: browserID } = fresh;
      expect((await fresh.ok('loginUserVerifyCode', { query: { browserID } })).captchaRequired).toBe(true);
      await solveCaptcha(platform, fresh);
      expect(await askCode(fresh, '13910000009')).toBe('200');
      expect(await askCode(fresh, '13910000010')).toBe('click 428');
    });

    test('all addresses of one IPv6 network are one', async () => {
      const seen: string[] = [];
      for (let n = 1; n < 6; n += 1) seen.push(await askCode(browserAt(`2001:db8:1:2::${n}`), `1391000001${n}`));
      expect(seen).toEqual(['200', '200', '200', '200', 'click 428']);
    });

    test('for a number, whatever addresses ask; not a browser that its owner has logged in with', async () => {
      const mobile = '13800000013';
      const owner = browserAt('198.51.100.7');
      expect((await logIn(platform, owner, mobile)).loginType).toBe('10');
      const seen: string[] = [];
      for (let n = 1; n < 5; n += 1) {
        platform.forward(61);
        seen.push(await askCode(browserAt(`203.0.113.${n}`), mobile));
      }
      expect(seen).toEqual(['200', '200', '428', '428']);

      platform.forward(61);
      expect(await askCode(owner, mobile)).toBe('200');
      platform.forward(61);
      const stranger = browserAt('203.0.113.9');
      await solveCaptcha(platform, stranger);
      expect(await askCode(stranger, mobile)).toBe('200');
    });

    test('[threat: known number] for a number that has no account, like for one that has', async () => {
      const seen: string[] = [];
      for (let n = 1; n < 5; n += 1) {
        platform.forward(61);
        seen.push(await askCode(browserAt(`203.0.113.${n}`), '13911112222'));
      }
      expect(seen).toEqual(['200', '200', '428', '428']);
    });

    test('everybody, on a day when it goes wrong everywhere', async () => {
      for (let n = 0; n < 10; n += 1) await askCode(browserAt(`203.0.113.${n + 1}`), `1392000000${n}`);
      expect(await askCode(browserAt('198.51.100.7'), '13920000010')).toBe('click 428');
      platform.forward(86_401);
      expect(await askCode(browserAt('198.51.100.7'), '13920000010')).toBe('200');
    });

    test('nobody who logs in as people do, however many do so behind one address', async () => {
      for (let n = 0; n < 8; n += 1) {
        platform.forward(61);
        const client = browserAt('203.0.113.1');
        expect((await logIn(platform, client, '13800000014')).loginType).toBe('10');
      }
    });
  });

  describe('the picture', () => {
    test('[threat: automatic clicks] is one of pixels, and good for one answer, right or wrong', async () => {
      const client = browserAt('203.0.113.1');
      const { browserId: browserID } = client;
      expect((await picture(client)).img).toMatch(/^data:image\/png;base64,iVBOR/);
      const code = await platform.code(browserID, 'captcha');
      const answers = await Promise.all(
        [...Array.from({ length: 40 }, () => 'AAAA'), code.toLowerCase()].map(async (answer) => {
          const { envelope } = await client.call('captchaValid', { query: { code: answer, browserID } });
          return envelope.ok;
        }),
      );
      expect(answers.filter((ok) => ok)).toEqual([]);
      await solveCaptcha(platform, client);
    });
  });

  describe('the way without the picture', () => {
    test('[threat: automatic clicks] work under its key opens the click as the picture does, once', async () => {
      for (let n = 0; n < 4; n += 1) await askCode(browserAt('203.0.113.1'), `1393000000${n}`);
      const client = browserAt('203.0.113.1');
      const asked = await picture(client);
      expect(asked.work).toEqual({ pieces: 16, bits: 6 });
      const nonces = doWork(asked);
      expect(await work(client, asked.imgKey, nonces)).toMatchObject({ ok: true });
      expect(await work(client, asked.imgKey, nonces)).toMatchObject({ ok: false, msg: '设备验证未通过，请重试' });
      expect(await askCode(client, '13930000009')).toBe('200');
      expect(await askCode(client, '13930000008')).toBe('click 428');
    });

    test('not without the work, not for another’s picture, not for one that is over', async () => {
      const [client, other] = [browserAt('203.0.113.1'), browserAt('203.0.113.2')];
      const asked = await picture(client);
      const nonces = doWork(asked);
      await picture(other);
      expect(await work(other, asked.imgKey, nonces)).toMatchObject({ ok: false });
      expect(await work(client, asked.imgKey, nonces.slice(1))).toMatchObject({ ok: false });

      const second = await picture(client);
      expect(await work(client, second.imgKey, Array(16).fill(0))).toMatchObject({ ok: false });
      expect(await work(client, second.imgKey, doWork(second))).toMatchObject({ ok: false });

      const third = await picture(client);
      platform.forward(121);
      expect(await work(client, third.imgKey, doWork(third))).toMatchObject({ ok: false });
    });

    test('an address that keeps coming works longer', async () => {
      for (let n = 0; n < 4; n += 1) await askCode(browserAt('203.0.113.1'), `1394000000${n}`);
      expect((await picture(browserAt('203.0.113.1'))).work?.bits).toBe(6);
      for (let n = 0; n < 5; n += 1) {
        const client = browserAt('203.0.113.1');
        await solveCaptcha(platform, client);
        await askCode(client, `1394000001${n}`);
      }
      expect((await picture(browserAt('203.0.113.1'))).work?.bits).toBe(7);
      expect((await picture(browserAt('198.51.100.7'))).work?.bits).toBe(6);
    });
  });
});
