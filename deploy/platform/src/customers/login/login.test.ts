import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEvent, failureGuard, rateCounter } from '@portal/database/schema/platform';
import { seedDemo } from '@portal/demonstration/seed/seed';
import { eq } from 'drizzle-orm';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { testCost } from '../../testing/test-cost';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('login', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  const compNames = async (mobile: string) => {
    const client = platform.client();
    const { loginType } = await logIn(platform, client, mobile);
    expect(loginType).toBe('10');
    return client.ok('findAllCompNameByMobileEnable', { body: { productCode: 'CRM' } });
  };

  describe('each demonstration account lands where it promises', () => {
    test('001: root manager of one open company', async () => {
      const companies = await compNames('13800000001');
      expect(companies).toMatchObject([{ compStatus: '40', status: '1', rootManager: true }]);
    });

    test('002: three companies, three roles', async () => {
      const companies = await compNames('13800000002');
      expect(companies.map(({ employeeRole }) => employeeRole[0]).sort()).toEqual(['E101', 'E102', 'E105']);
    });

    test('003: not let into a company in verification', async () => {
      const client = platform.client();
      await logIn(platform, client, '13800000003');
      await expect(enterCompany(client)).rejects.toThrow('非管理员不允许登录实名认证中的企业！');
    });

    test('004: e-mail code each time', async () => {
      const client = platform.client();
      const first = await logIn(platform, client, '13800000004');
      expect(first).toMatchObject({ loginType: '30', userEmail: expect.stringContaining('*') });
      const body = {
        userMobile: '13800000004',
        browserID: client.browserId,
        cookieDetailsVo: { accessToken: first.cookieDetailsVo?.accessToken ?? '' },
      };
      await client.ok('sendIpCheckEmailCode', { body });
      const emailCode = await platform.code('zheng.xiaolan@example.com', 'securityCheck');
      const done = await client.ok('validIpCheckEmailCode', { body: { ...body, emailCode } });
      expect(done.loginType).toBe('10');
    });

    test('the ticket of a half-done login opens nothing', async () => {
      const client = platform.client();
      const { cookieDetailsVo } = await logIn(platform, client, '13800000004');
      client.accessToken = cookieDetailsVo?.accessToken ?? '';
      expect((await client.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
    });

    test('005: a password of one’s own first, then in', async () => {
      const client = platform.client();
      const reply = await logIn(platform, client, '13800000005');
      expect(reply).toMatchObject({ loginType: '40', firstLoginChangePassword: true });
      expect(reply.cookieDetailsVo).toBeUndefined();
      const change = { mobile: '13800000005', browserID: client.browserId, loginType: '40', pwd: 'Portal@2026x' };
      const refused = await client.call('passWordUpdateWithSecurity', {
        body: { ...change, newPwd: 'short', reNewPwd: 'short' },
      });
      expect(refused.envelope).toMatchObject({ status: '400', body: { fields: { newPwd: expect.anything() } } });
      const changed = await client.ok('passWordUpdateWithSecurity', {
        body: { ...change, newPwd: 'Kranich#2026q', reNewPwd: 'Kranich#2026q' },
      });
      expect(changed).toMatchObject({ loginType: '20', msg: '修改成功，回到登录页面' });
      await database().db.delete(rateCounter);
      expect((await logIn(platform, client, '13800000005', 'Kranich#2026q')).loginType).toBe('10');
      await seedDemo(database(), { cost: testCost });
    });

    test('006: a hint that the password is old, and in', async () => {
      const reply = await logIn(platform, platform.client(), '13800000006');
      expect(reply).toMatchObject({ loginType: '50', cookieDetailsVo: { failurePeriodSec: 900 } });
    });

    test('007: locked', async () => {
      const reply = await logIn(platform, platform.client(), '13800000007');
      expect(reply).toMatchObject({ loginType: '60', passwordEnterInterval: 300 });
    });

    test('008: a project department without accounts, company and invitations', async () => {
      const client = platform.client();
      await logIn(platform, client, '13800000008');
      const compInfo = await enterCompany(client);
      expect(compInfo.compRole).toContainEqual({ prodCode: 'SCM', compRole: 'C102' });
      const permissions = (await client.ok('findResAllByToken', {})).map(({ resCode }) => resCode);
      expect(permissions).toContain('agreement.read');
      expect(permissions).not.toContain('account.read');
    });

    test('009: reads, writes nothing', async () => {
      const client = platform.client();
      await logIn(platform, client, '13800000009');
      await enterCompany(client);
      const permissions = (await client.ok('findResAllByToken', {})).map(({ resCode }) => resCode);
      expect(permissions).toContain('employee.read');
      expect(permissions).not.toContain('employee.write');
    });

    test('010: nobody’s member', async () => expect(await compNames('13800000010')).toEqual([]));

    test.each(['15', '20', '25', '30', '35', '50'])('root manager in status %s', async (status) => {
      const client = platform.client();
      await logIn(platform, client, `138000000${status}`);
      expect(await enterCompany(client)).toMatchObject({ compStatus: status, rootManager: true });
    });
  });

  test('[threat: untrue audit] a login leaves its row in the audit, right or wrong, with the number masked', async () => {
    const client = platform.client();
    client.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0';
    await client.ok('mobileLoginWithSecurity', {
      body: { userName: '13800000012', passWord: 'Wrong@2026x', browserID: client.browserId, code: '000000' },
    });
    platform.forward(61);
    await logIn(platform, client, '13800000012');
    const events = await database().db.select().from(auditEvent).where(eq(auditEvent.userCode, 'UdemoL13800000012'));
    const logins = events.filter(({ action }) => action === 'login');
    expect(logins).toMatchObject([
      { result: 'refused', object: '138****0012', address: '127.0.0.1', userAgent: 'Linux Firefox/140' },
      { result: 'ok', object: 'type 10' },
    ]);
    expect(JSON.stringify(events)).not.toContain('"13800000012"');
  });

  describe('what is wrong is refused', () => {
    test('[threat: guessed password] five wrong tries lock the account, existing or not, in the same words', async () => {
      const replies = async (mobile: string) => {
        const client = platform.client();
        const seen: string[] = [];
        for (let turn = 0; turn < 6; turn += 1) {
          const { msg } = await client.ok('mobileLoginWithSecurity', {
            body: { userName: mobile, passWord: 'Wrong@2026x', browserID: client.browserId, code: '000000' },
          });
          seen.push(msg);
          platform.forward(11);
        }
        return seen;
      };
      const existing = await replies('13800000001');
      expect(existing[0]).toBe('验证码错误或已失效，您还可尝试4次');
      expect(existing[4]).toBe('失败次数过多，已被临时锁定，请5分钟后再试');
      expect(existing[5]).toBe('失败次数过多，已被临时锁定，请5分钟后再试');
      expect(await replies('13911112222')).toEqual(existing);
    });

    test('[threat: guessed code] a code works once, for its number, its browser and its purpose', async () => {
      const client = platform.client();
      const other = platform.client();
      const mobile = '13800000001';
      const { browserId: browserID } = client;
      const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
      const asked = platform.clock();
      await client.ok('sendMobileCodeOfLoginWithSecurity', { query: { browserID, mobile, smsToken } });
      const code = await platform.code(mobile, 'login', asked);
      const body = { userName: mobile, passWord: 'Portal@2026x', browserID, code };
      const elsewhere = await other.ok('mobileLoginWithSecurity', { body: { ...body, browserID: other.browserId } });
      expect(elsewhere.loginType).toBe('20');
      platform.forward(11);
      expect((await client.ok('mobileLoginWithSecurity', { body })).loginType).toBe('10');
      expect((await client.ok('mobileLoginWithSecurity', { body })).loginType).toBe('20');
    });

    test('[threat: automatic clicks] a click is good for one code, and the next code comes after a minute', async () => {
      const client = platform.client();
      const { browserId: browserID } = client;
      const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
      const query = { browserID, mobile: '13800000001', smsToken };
      await client.ok('sendMobileCodeOfLoginWithSecurity', { query });
      const again = await client.call('sendMobileCodeOfLoginWithSecurity', { query });
      expect(again.envelope).toMatchObject({ status: '400', msg: '验证已失效，请重新点击完成验证' });
      platform.forward(58);
      const early = await client.ok('loginSmsToken', { path: { browserID } });
      const soon = await client.call('sendMobileCodeOfLoginWithSecurity', { query: { ...query, smsToken: early } });
      expect(soon.envelope.status).toBe('429');
    });

    test('three failures ask for the captcha before the next click', async () => {
      const client = platform.client();
      const { browserId: browserID } = client;
      for (let turn = 0; turn < 3; turn += 1) {
        await client.ok('mobileLoginWithSecurity', {
          body: { userName: '13900000001', passWord: 'Wrong@2026x', browserID, code: '000000' },
        });
        platform.forward(11);
      }
      const refused = await client.call('loginSmsToken', { path: { browserID } });
      expect(refused.envelope.status).toBe('428');
      expect(await client.ok('loginUserVerifyCode', { query: { browserID } })).toMatchObject({ captchaRequired: true });

      const { img } = await client.ok('captchaImage', { query: { browserID } });
      expect(img).toMatch(/^data:image\/png;base64,/);
      const code = await platform.code(browserID, 'captcha');
      await client.ok('captchaValid', { query: { code, browserID } });
      expect((await client.call('captchaValid', { query: { code, browserID } })).envelope.ok).toBe(false);
      expect((await client.call('loginSmsToken', { path: { browserID } })).envelope.ok).toBe(true);
    });
  });
});
