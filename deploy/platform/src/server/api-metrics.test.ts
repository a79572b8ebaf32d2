import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { failureGuard, rateCounter } from '@portal/database/schema/platform';
import { Registry } from '@portal/http/metrics';
import type { CallName } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { describeWithDemo } from '../testing/demo-database';
import { exampleInput } from '../testing/example-input';
import { logIn } from '../testing/log-in';
import { readMetrics } from '../testing/read-metrics';
import { signedIn } from '../testing/signed-in';
import { solveCaptcha } from '../testing/solve-captcha';
import { staffLogIn } from '../testing/staff-log-in';
import { TestPlatform } from '../testing/test-platform';

describeWithDemo('the figures of calls', (database) => {
  let platform: TestPlatform;
  let metrics: Registry;

  const call = (name: string, outcome: string) => `portal_api_calls_total{call="${name}",outcome="${outcome}"}`;
  const reason = (why: string) => `portal_api_refused_total{reason="${why}"}`;
  const login = (who: string, outcome: string) => `portal_logins_total{who="${who}",outcome="${outcome}"}`;

  beforeAll(async () => {
    metrics = new Registry();
    platform = new TestPlatform(database(), { perMinute: { clicks: 30 } }, { metrics });
    platform.app.log.level = 'fatal';
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.forward(86_401);
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  test('a call counts by its name and outcome, and a refused one by the reason too', async () => {
    const before = await readMetrics(metrics);
    const of = (series: string) => before.of(series) ?? 0;
    const client = await signedIn(platform, '13800000001');
    await client.ok('findLoginMultipleDevices', {});
    await client.call('findLoginMultipleDevices', {});
    client.accessToken = 'nobody';
    await client.call('findLoginMultipleDevices', {});
    await platform.app.inject({ url: '/api/nothing/of/ours' });
    await platform.app.inject({
      method: 'POST',
      url: `/api${callUrl(calls.loginOut)}`,
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(2_000_000),
    });

    const after = await readMetrics(metrics);
    expect(after.of(call('findLoginMultipleDevices', 'ok'))).toBe(of(call('findLoginMultipleDevices', 'ok')) + 2);
    expect(after.of(call('findLoginMultipleDevices', 'refused'))).toBe(1);
    expect(after.of('portal_api_call_seconds_count{call="findLoginMultipleDevices"}')).toBe(3);
    expect(after.of(reason('session'))).toBeGreaterThan(of(reason('session')));
    expect(after.of(reason('unknown_call'))).toBe(1);
    expect(after.of(reason('too_large'))).toBe(1);
  });

  test('a replayed call, a wrong seal and a limit have reasons of their own', async () => {
    const client = platform.client();
    const { browserId: browserID } = client;
    const input = { body: { userName: '13800000001', passWord: 'Wrong@2026x', browserID, code: '000000' } };
    let sent: Parameters<typeof client.send>[0] | undefined;
    await client.call('mobileLoginWithSecurity', input, (sealed) => {
      sent = sealed;
      return sealed;
    });
    if (!sent) throw new Error('nothing was sent');
    await client.send(sent);
    await client.send({ ...sent, body: 'AAAA' });
    for (let asked = 0; asked < 40; asked += 1) await client.call('loginSmsToken', { path: { browserID } });

    const { of } = await readMetrics(metrics);
    expect(of(reason('replay'))).toBe(1);
    expect(of(reason('envelope'))).toBe(1);
    expect(of(reason('limit'))).toBeGreaterThan(0);
  });

  test('logins count by their outcome, and a lock once', async () => {
    const mobile = '13800000014';
    const start = await readMetrics(metrics);
    const since = async (series: string) => ((await readMetrics(metrics)).of(series) ?? 0) - (start.of(series) ?? 0);
    await logIn(platform, platform.client(), mobile);
    expect([await since(login('customer', 'ok')), await since(login('customer', 'refused'))]).toEqual([1, 0]);
    for (let turn = 0; turn < 6; turn += 1) {
      platform.forward(61);
      const client = platform.client();
      await solveCaptcha(platform, client);
      await logIn(platform, client, mobile, 'Wrong@2026x');
    }
    expect(await since(login('customer', 'refused'))).toBe(4);
    // The fifth locks, and the sixth finds the lock.
    expect(await since(login('customer', 'locked'))).toBe(2);
    expect(await since('portal_account_locks_total')).toBe(1);

    await staffLogIn(platform, platform.staff(), 'kefu');
    expect([await since(login('staff', 'more_wanted')), await since(login('staff', 'ok'))]).toEqual([1, 1]);
  });

  test('the number of series stays small, whatever is called and invented', async () => {
    const client = platform.client();
    for (const name of Object.keys(calls) as CallName[]) await client.plain(name, exampleInput(name));
    await platform.app.inject({ url: '/api/invented' });
    const all = (await readMetrics(metrics)).lines.length;
    // One call has twelve lines of a histogram with its sum and count, and three outcomes at most.
    expect(all).toBeLessThan(16 * (Object.keys(calls).length + 1) + 300);

    for (let at = 0; at < 1_000; at += 1)
      await platform.app.inject({
        url: `/api/web/portal/api/invented${at}?x=${at}`,
        headers: { 'x-portal-tenant': `tenant${at}`, host: `tenant${at}.example` },
      });
    expect((await readMetrics(metrics)).lines.length).toBe(all);
  });
});
