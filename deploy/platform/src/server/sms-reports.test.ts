import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { rateCounter } from '@portal/database/schema/platform';
import { demoOutbox } from '@portal/demonstration/demo-outbox';
import { signedHeaders } from '@portal/http';
import { Registry } from '@portal/http/metrics';
import { keySecret, PlayedVendor } from '../kernel/outbox/sms/testing/played-vendor';
import { createTransport, type SmsSettings } from '../kernel/outbox/transports';
import type { ApiClient } from '../testing/api-client';
import { describeWithDemo } from '../testing/demo-database';
import type { StaffClient } from '../testing/staff-client';
import { staffLogIn } from '../testing/staff-log-in';
import { TestPlatform } from '../testing/test-platform';
import { until } from '../testing/until';

const mobile = '13800000001';
const secrets = { first: 'a-secret-for-the-first-one', second: 'a-secret-for-the-second-one' };

/** The example of https://help.aliyun.com/document_detail/101867.html */
const publishedByAliyun = {
  phone_number: '1381111****',
  send_time: '2017-01-01 00:00:00',
  report_time: '2017-01-01 00:00:00',
  success: true,
  err_code: 'DELIVERED',
  err_msg: '用户接收成功',
  sms_size: '1',
  biz_id: '12345********',
  out_id: '67890**',
};

/** The example of https://cloud.tencent.com/document/product/382/5807 */
const publishedByTencent = {
  user_receive_time: '2015-10-17 08:03:04',
  nationcode: '86',
  mobile: '13xxxxxxxxx',
  report_status: 'SUCCESS',
  errmsg: 'DELIVRD',
  description: '用户短信送达成功',
  sid: 'xxxxxxx',
};

describeWithDemo('SMS through two vendors', (database) => {
  let platform: TestPlatform;
  let staff: StaffClient;
  const vendors = { first: new PlayedVendor('aliyun'), second: new PlayedVendor('tencent') };
  const metrics = new Registry();
  const lines: string[] = [];
  const patience = AbortSignal.timeout;

  const settingsOf = (kind: 'aliyun' | 'tencent', url: string): SmsSettings => {
    const templates = { default: { id: 'T_0', parameters: ['code'] } };
    const account = { url, keyId: 'the-key-id', keySecret, sign: '某某公司', templates };
    return kind === 'aliyun' ? { kind, ...account } : { kind, ...account, appId: '1400006666' };
  };

  beforeAll(async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience.call(AbortSignal, Math.min(ms, 2_000)));
    const sms = settingsOf('aliyun', await vendors.first.start());
    const secondSms = settingsOf('tencent', await vendors.second.start());
    const real = createTransport(
      { smtpUrl: 'smtp://127.0.0.1:1', smtpTls: false, from: 'a@example.com', sms, secondSms },
      () => platform.clock(),
    );
    const outbox = demoOutbox(database().db, () => platform.clock());
    platform = new TestPlatform(
      database(),
      {},
      {
        metrics,
        transport: { ...real, deliver: (letter) => (letter.channel === 'sms' ? real : outbox).deliver(letter) },
        smsReports: {
          first: { kind: 'aliyun', reportSecret: secrets.first },
          second: { kind: 'tencent', reportSecret: secrets.second },
        },
      },
    );
    platform.app.log.level = 'fatal';
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(platform.app.log, level).mockImplementation((...said: unknown[]) => {
        lines.push(JSON.stringify(said));
      });
    await platform.app.ready();
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    for (const vendor of Object.values(vendors)) vendor.stop();
    jest.restoreAllMocks();
  });
  beforeEach(async () => {
    for (const vendor of Object.values(vendors)) vendor.play = 'takes';
    await database().db.delete(rateCounter);
    platform.forward(181);
    staff = platform.staff();
    await staffLogIn(platform, staff, 'kefu');
  });

  const codesSent = (): string[] =>
    [vendors.first, vendors.second].flatMap((vendor) =>
      vendor.sent.flatMap(({ parameters }) => Object.values(parameters ?? {})),
    );

  async function ask(client: ApiClient): Promise<void> {
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    const handled = async () =>
      [...(await metrics.metrics()).matchAll(/portal_letters_total\{channel="sms",outcome="\w+"\} (\d+)/g)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    const before = await handled();
    await client.ok('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose: 'resetPassword' } });
    await until(async () => (await handled()) > before, 'the letter had no outcome');
  }

  const report = (place: string, reports: unknown, key?: string) =>
    platform.app.inject({
      method: 'POST',
      url: `/api/callbacks/sms/${place}${key === undefined ? '' : `?key=${key}`}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(reports),
    });

  const newestLetter = async () => {
    const { sent } = await staff.ok('staffPersonShow', { body: { userCode: `UdemoL${mobile}` } });
    return sent.find(({ channel }) => channel === 'sms');
  };

  test('a code reaches the phone although the first provider refuses twice and then dies, and no request sends two', async () => {
    const client = platform.client();
    const counts: number[] = [];
    for (const play of ['no balance', 'wrong template', 'breaks off'] as const) {
      vendors.first.play = play;
      platform.forward(181);
      const before = codesSent().length;
      await ask(client);
      counts.push(codesSent().length - before);
    }
    // What the dying provider had taken counts as perhaps sent: the second one is not given it.
    expect(counts).toEqual([1, 1, 1]);
    expect([vendors.first.sent.length, vendors.second.sent.length]).toEqual([1, 2]);
    platform.forward(61);
    await ask(client);
    expect([vendors.first.sent.length, vendors.second.sent.length]).toEqual([1, 3]);
    const code = codesSent().at(-1) ?? '';
    const checked = await client.call('passwordResetCheck', { body: { mobile, code, browserID: client.browserId } });
    expect(checked.envelope.ok).toBe(true);
    const figures = await metrics.metrics();
    expect(figures).toContain('portal_sms_total{provider="first",outcome="taken"} 0');
    expect(figures).toContain('portal_sms_total{provider="second",outcome="taken"} 3');
    expect(figures).toContain('portal_sms_total{provider="first",outcome="letter"} 1');
    expect(figures).toContain('portal_sms_provider_failing{provider="second"} 0');
    const saved = lines.filter((line) => line.includes('another SMS provider has sent'));
    expect(saved.length).toBeGreaterThanOrEqual(2);
    expect(saved[0]).toContain('isv.AMOUNT_NOT_ENOUGH');
    expect(saved.join()).toContain('resetPassword');
    for (const said of [mobile, code]) expect(lines.join()).not.toContain(said);
  });

  test('what a vendor reports stands beside the code at the desk, and counts once', async () => {
    await ask(platform.client());
    const { receipt } = vendors.first;
    await until(async () => (await newestLetter()) !== undefined);
    expect((await newestLetter())?.report).toBeUndefined();
    const failure = {
      ...publishedByAliyun,
      success: false,
      err_code: 'MK:0001',
      err_msg: '手机 13800000001 关机',
      biz_id: receipt,
    };
    const known = await report('first', [{ ...publishedByAliyun, biz_id: 'of another app' }, failure], secrets.first);
    expect([known.statusCode, known.json()]).toEqual([200, { code: 0, msg: '接收成功' }]);
    expect((await newestLetter())?.report).toMatchObject({ arrived: false, code: 'MK:0001', words: '手机 *** 关机' });
    await report('first', [{ ...publishedByAliyun, biz_id: receipt }], secrets.first);
    expect((await newestLetter())?.report).toMatchObject({ arrived: false });
    const figures = await metrics.metrics();
    expect(figures).toContain('portal_sms_reports_total{provider="first",outcome="undelivered"} 1');
    expect(figures).toContain('portal_sms_reports_total{provider="first",outcome="unknown"} 1');
    expect(figures).toContain('portal_sms_reports_total{provider="first",outcome="arrived"} 0');
  });

  test('the second provider reports in its own form', async () => {
    vendors.first.play = 'no balance';
    await ask(platform.client());
    const answer = await report('second', [{ ...publishedByTencent, sid: vendors.second.receipt }], secrets.second);
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: 0, errmsg: 'OK' }]);
    expect((await newestLetter())?.report).toMatchObject({ arrived: true, code: 'DELIVRD', words: '用户短信送达成功' });
  });

  test('[threat: forged report] a report without the secret of its provider changes nothing', async () => {
    await ask(platform.client());
    const reports = [{ ...publishedByAliyun, biz_id: vendors.first.receipt }];
    for (const key of [undefined, '', 'guessed', secrets.second])
      expect((await report('first', reports, key)).statusCode).toBe(401);
    expect((await report('third', reports, secrets.first)).statusCode).toBe(404);
    for (const broken of [{}, [{}], [{ biz_id: 1, success: true }], [{ biz_id: 'a', success: 'true' }], 'x'])
      expect((await report('first', broken, secrets.first)).statusCode).toBe(400);
    expect((await newestLetter())?.report).toBeUndefined();
  });
});

describeWithDemo('a generic provider', (database) => {
  test('signs its reports, and names the SMS by our reference', async () => {
    const secret = 'a-secret-for-the-generic-one';
    const platform = new TestPlatform(
      database(),
      {},
      { smsReports: { first: { kind: 'generic', reportSecret: secret } } },
    );
    const send = (payload: string, now = platform.clock()) => {
      const url = '/api/callbacks/sms/first';
      const headers = signedHeaders({ keyId: 'portal', secret }, { method: 'POST', path: url, body: payload }, now);
      return platform.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    };
    const report = JSON.stringify([{ reference: 'D1', outcome: 'undelivered', code: '7', reason: '空号' }]);
    const now = platform.clock();
    expect((await send(report, now)).statusCode).toBe(200);
    expect((await send(report, now)).statusCode).toBe(409);
    expect((await send(report, now - 600_000)).statusCode).toBe(401);
    await platform.close();
  });
});
