import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEvent, failureGuard, rateCounter } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';

const mobile = '13800000001';
const people = { productCode: 'CRM' };

describeWithDemo('sessions', (database) => {
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

  async function loggedIn(who = mobile): Promise<ApiClient> {
    const client = platform.client();
    await logIn(platform, client, who);
    return client;
  }
  const works = async (client: ApiClient) => (await client.call('custEmployeeCompsAll', {})).envelope;

  describe('tokens', () => {
    test('[threat: foreign host] none, a wrong one and one of another tenant: 401', async () => {
      const client = await loggedIn();
      const nobody = platform.client();
      expect((await nobody.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
      nobody.accessToken = 'x'.repeat(43);
      expect((await nobody.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
      const elsewhere = platform.client('jinqiao.localhost');
      elsewhere.accessToken = client.accessToken;
      expect((await elsewhere.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
    });

    test('an access token ends before its session, a refresh token brings another', async () => {
      const client = await loggedIn();
      const old = client.accessToken;
      platform.forward(1801);
      expect((await client.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
      const { refreshToken } = client;
      const tokens = await client.ok('refreshToken', { body: { refreshToken } });
      client.accessToken = tokens.accessToken;
      expect((await client.call('findLoginMultipleDevices', {})).envelope.ok).toBe(true);
      client.accessToken = old;
      expect((await client.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
    });

    test('[threat: forgotten session] no session outlives its absolute end', async () => {
      const client = await loggedIn();
      platform.forward(43_201);
      // The client's keys have ended, too.
      client.keys = undefined;
      const { refreshToken } = client;
      expect((await client.call('refreshToken', { body: { refreshToken } })).httpStatus).toBe(401);
    });

    test('[threat: stolen token] after a logout nothing is answered, and every answer says why', async () => {
      const client = await loggedIn();
      await client.ok('loginOut', {});
      const { refreshToken } = client;
      const answers = [
        await client.call('custEmployeeCompsAll', {}),
        await client.call('refreshToken', { body: { refreshToken } }),
      ];
      for (const { httpStatus, envelope } of answers) {
        expect({ httpStatus, msg: envelope.msg }).toEqual({ httpStatus: 401, msg: '您已退出登录，请重新登录' });
      }
    });
  });

  describe('companies', () => {
    test('changing the company makes the old token worthless', async () => {
      const client = await loggedIn('13800000002');
      const before = client.accessToken;
      expect(await enterCompany(client, '远航国际物流有限公司')).toMatchObject({ employeeRole: ['E105'] });
      const first = client.accessToken;
      expect(await enterCompany(client, '江南纺织集团股份有限公司')).toMatchObject({ rootManager: true });
      expect(await client.ok('loginInfoView', { body: people })).toMatchObject({
        compName: '江南纺织集团股份有限公司',
      });
      for (const token of [before, first]) {
        client.accessToken = token;
        expect((await client.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
      }
    });

    test('[threat: untrue audit] another person’s place is refused and audited', async () => {
      const stranger = await loggedIn('13800000010');
      const employeeCode = 'EdemoLA13800000001';
      const { refreshToken } = stranger;
      const answer = await stranger.call('refreshToken', {
        body: { refreshToken, employeeCode, compBizCode: 'CdemoLA' },
      });
      expect(answer.envelope.status).toBe('443');
      const events = await database().db.select().from(auditEvent);
      expect(events).toContainEqual(expect.objectContaining({ action: 'company.switch', result: 'refused' }));
    });

    test('without a company there is no company information', async () => {
      const client = await loggedIn('13800000010');
      expect((await client.call('loginInfoView', { body: people })).envelope).toMatchObject({
        status: '442',
        msg: '请先选择企业',
      });
    });
  });

  describe('the role of the company', () => {
    const roles = ['13800000018', 'EdemoLF13800000018', 'CdemoLF'] as const;

    async function inBothRoles() {
      const [mobile, employeeCode, compCode] = roles;
      const client = await loggedIn(mobile);
      await enterCompany(client);
      const change = async (to: { compRoleCode: string } | { compBizCode: string } | object) => {
        const { refreshToken } = client;
        const place = Object.keys(to).length === 0 ? {} : { employeeCode };
        const answer = await client.ok('refreshToken', { body: { refreshToken, ...place, ...to } });
        client.accessToken = answer.accessToken;
        client.refreshToken = answer.refreshToken;
        return answer.compInfo?.compRoleCode;
      };
      const may = async (permission: string) =>
        (await client.ok('findResAllByToken', {})).some(({ resCode }) => resCode === permission);
      return { client, change, may, compCode, employeeCode };
    }

    test('without a choice a company that has SCM-C102 is a project department', async () => {
      const { client, may } = await inBothRoles();
      expect(await may('account.read')).toBe(false);
      expect(await client.ok('custEmployeeInfoComp', { body: people })).toMatchObject({ compRoleCode: 'SCM-C102' });
      expect((await client.call('bankAccountList', { body: {} })).envelope.ok).toBe(false);
    });

    test('a chosen role decides over permissions and menus, in this session alone, and outlasts new tokens', async () => {
      const { client, change, may } = await inBothRoles();
      platform.forward(61);
      const elsewhere = await inBothRoles();
      expect(await change({ compRoleCode: 'SCM-C101' })).toBe('SCM-C101');
      expect(await may('account.read')).toBe(true);
      expect((await client.call('bankAccountList', { body: {} })).envelope.ok).toBe(true);
      expect(await change({})).toBe('SCM-C101');
      expect(await client.ok('custEmployeeInfoComp', { body: people })).toMatchObject({ compRoleCode: 'SCM-C101' });
      expect(await may('account.read')).toBe(true);
      expect(await elsewhere.may('account.read')).toBe(false);

      expect(await change({ compRoleCode: 'SCM-C102' })).toBe('SCM-C102');
      expect(await may('account.read')).toBe(false);
    });

    test('ends when the company is entered anew', async () => {
      const { change, may, compCode } = await inBothRoles();
      await change({ compRoleCode: 'SCM-C101' });
      await change({ compBizCode: compCode });
      expect(await may('account.read')).toBe(false);
    });

    test.each(['C101', 'SCM-C106', 'EC-C101'])(
      '%s, which the company does not have, is refused',
      async (compRoleCode) => {
        const { client, may, employeeCode } = await inBothRoles();
        const { refreshToken } = client;
        const answer = await client.call('refreshToken', { body: { refreshToken, employeeCode, compRoleCode } });
        expect(answer.envelope).toMatchObject({ status: '409', msg: '企业没有该角色，请刷新页面后重试' });
        expect(await may('profile')).toBe(true);
      },
    );
  });

  describe('the idle limit', () => {
    async function locked(): Promise<ApiClient> {
      const client = await loggedIn();
      platform.forward(901);
      return client;
    }

    test('[threat: forgotten session] locks everything but the way back', async () => {
      const client = await locked();
      expect(await works(client)).toMatchObject({ status: '423', msg: '由于您长时间未操作，请验证身份后继续' });
      expect(await client.ok('findLoginMultipleDevices', {})).toMatchObject({ loginType: '10', locked: true });
      expect(await client.ok('findParamSecurityLogoutWay', {})).toMatchObject({
        checkType: '10',
        userMobile: '138****0001',
      });
      const { refreshToken } = client;
      const employeeCode = 'EdemoLA13800000001';
      const switching = await client.call('refreshToken', { body: { refreshToken, employeeCode } });
      expect(switching.envelope.status).toBe('423');
    });

    test('holds for public calls that use a session', async () => {
      const client = await locked();
      const change = { pwd: demoPassword, newPwd: 'Kranich#2026q', reNewPwd: 'Kranich#2026q', mobile, loginType: '10' };
      const body = { ...change, browserID: client.browserId };
      expect((await client.call('passWordUpdateWithSecurity', { body })).envelope.status).toBe('423');
    });

    test('is not reset by what a page sends on its own', async () => {
      const client = await loggedIn();
      await enterCompany(client);
      platform.forward(600);
      await client.call('messageUnreadNumbers', { query: { receiveCompCode: 'CdemoLA' } });
      platform.forward(302);
      expect((await works(client)).status).toBe('423');
    });

    test('is reset by a click', async () => {
      const client = await loggedIn();
      platform.forward(600);
      await client.ok('findLoginMultipleDevices', {});
      platform.forward(600);
      expect((await works(client)).ok).toBe(true);
    });

    test('opens by password, under new tokens', async () => {
      const client = await locked();
      const body = { checkType: '10', userMobile: '138****0001', browserID: client.browserId } as const;
      const wrong = await client.ok('logoutCheckTypeWithSecurity', { body: { ...body, passWord: 'Wrong@2026x' } });
      expect(wrong).toMatchObject({ loginType: '20', msg: '登录密码错误，您还可尝试4次', passwordEnterInterval: 2 });
      platform.forward(3);
      const right = await client.ok('logoutCheckTypeWithSecurity', { body: { ...body, passWord: demoPassword } });
      expect(right).toMatchObject({ loginType: '10', msg: '操作成功，请继续！' });
      expect((await client.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
      client.accessToken = right.cookieDetailsVo?.accessToken ?? '';
      expect((await works(client)).ok).toBe(true);
    });

    test('a dialog that names somebody else’s number ends there', async () => {
      const client = await locked();
      const proof = { checkType: '10', passWord: demoPassword, browserID: client.browserId } as const;
      const body = { ...proof, userMobile: '138****0002' };
      expect((await client.call('logoutCheckTypeWithSecurity', { body })).envelope.status).toBe('403');
    });

    test('opens by SMS code', async () => {
      const client = await locked();
      const { browserId: browserID } = client;
      const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
      await client.ok('sendMobileCodeOfLogoutWithSecurity', { query: { browserID, mobile: '138****0001', smsToken } });
      const mobileCode = await platform.code(mobile, 'unlock');
      const reply = await client.ok('logoutCheckTypeWithSecurity', {
        body: { checkType: '20', userMobile: mobile, browserID, mobileCode },
      });
      expect(reply.loginType).toBe('10');
    });

    test('five wrong passwords lock the verification', async () => {
      const client = await locked();
      const body = {
        checkType: '10',
        userMobile: mobile,
        browserID: client.browserId,
        passWord: 'Wrong@2026x',
      } as const;
      for (let turn = 0; turn < 4; turn += 1) {
        await client.ok('logoutCheckTypeWithSecurity', { body });
        platform.forward(11);
      }
      const fifth = await client.ok('logoutCheckTypeWithSecurity', { body });
      expect(fifth).toMatchObject({ passwordEnterInterval: 300, msg: '失败次数过多，已被临时锁定，请5分钟后再试' });
    });
  });

  describe('several devices', () => {
    test('one too many ends the oldest with a sentence', async () => {
      const first = await loggedIn('13800000011');
      platform.forward(61);
      const second = await loggedIn('13800000011');
      expect((await works(second)).ok).toBe(true);
      expect(await first.ok('findLoginMultipleDevices', {})).toMatchObject({
        loginType: '20',
        msg: '您的账号已在其他设备登录，请重新登录',
      });
      expect((await first.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
    });

    test('the others can be signed out', async () => {
      const here = await loggedIn('13800000002');
      platform.forward(61);
      const there = await loggedIn('13800000002');
      const seen = await here.ok('deviceList', {});
      expect(seen.filter(({ current }) => current)).toHaveLength(1);
      expect((await here.ok('deviceLogoutOthers', {})).count).toBeGreaterThanOrEqual(1);
      expect(await there.ok('findLoginMultipleDevices', {})).toMatchObject({ loginType: '20' });
      expect((await works(here)).ok).toBe(true);
    });

    test('nobody signs out another person’s device', async () => {
      const mine = await loggedIn();
      const [device] = await mine.ok('deviceList', {});
      const stranger = await loggedIn('13800000010');
      const answer = await stranger.call('deviceLogout', { body: { deviceId: device?.deviceId ?? '' } });
      expect(answer.envelope.status).toBe('404');
      expect((await works(mine)).ok).toBe(true);
    });

    test('a person sees their own logins, right and wrong', async () => {
      const client = await loggedIn('13800000009');
      const { total, rows } = await client.ok('loginLogList', { body: { pageSize: 20 } });
      expect(total).toBeGreaterThanOrEqual(1);
      expect(rows[0]).toMatchObject({ result: '成功', address: '本机' });
    });
  });

  describe('a new password', () => {
    test('ends every login, and the old password with them', async () => {
      const client = await loggedIn('13800000013');
      const body = { mobile: '13800000013', browserID: client.browserId, loginType: '10', pwd: demoPassword };
      const same = await client.call('passWordUpdate', {
        body: { ...body, newPwd: demoPassword, reNewPwd: demoPassword },
      });
      expect(same.envelope.msg).toBe('新密码不能与原密码一致!');
      const unequal = await client.call('passWordUpdate', {
        body: { ...body, newPwd: 'Kranich#2026q', reNewPwd: 'Another#2027' },
      });
      expect(unequal.envelope.msg).toBe('两次输入密码不一致!');
      const wrong = await client.ok('passWordUpdate', {
        body: { ...body, pwd: 'Wrong@2026x', newPwd: 'Kranich#2026q', reNewPwd: 'Kranich#2026q' },
      });
      expect(wrong).toMatchObject({ loginType: '10', msg: '原密码错误，您还可尝试4次', passwordEnterInterval: 2 });
      platform.forward(3);
      const done = await client.ok('passWordUpdate', {
        body: { ...body, newPwd: 'Kranich#2026q', reNewPwd: 'Kranich#2026q' },
      });
      expect(done).toMatchObject({ loginType: '20', msg: '修改成功，回到登录页面' });
      expect(await client.ok('findLoginMultipleDevices', {})).toMatchObject({ msg: '登录密码已修改，请重新登录' });
    });

    test('well-known passwords and one’s own number are refused', async () => {
      const client = await loggedIn();
      const check = async (password: string) => {
        const { envelope } = await client.call('checkPasswordSecurity', { query: { password } });
        return envelope.ok ? '' : envelope.msg;
      };
      expect(await check('P@ssw0rd123')).toBe('密码过于常见，请换用不常见的字母组合');
      expect(await check('Xk@00000001q')).toBe('密码不能包含手机号码');
      expect(await check('onlyletters')).toBe('密码10-16位，包含大写字母、小写字母、数字、特殊字符');
      expect(await check('Wangchuan#88rt')).toBe('');
    });

    test('forgotten: in three steps, with a token for one use', async () => {
      const client = platform.client();
      const { browserId: browserID } = client;
      const who = '13800000014';
      const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
      const sent = { browserID, mobile: who, smsToken, purpose: 'resetPassword' } as const;
      await client.ok('sendVisitorCode', { body: sent });
      const code = await platform.code(who, 'resetPassword');
      const { resetToken, mobile: masked } = await client.ok('passwordResetCheck', {
        body: { mobile: who, code, browserID },
      });
      expect(masked).toBe('138****0014');
      const body = { resetToken, newPwd: 'Zweimal#2026x', reNewPwd: 'Zweimal#2026x', browserID };
      await client.ok('passwordResetSubmit', { body });
      expect((await client.call('passwordResetSubmit', { body })).envelope.msg).toBe('验证已失效，请重新验证');
      expect((await logIn(platform, client, who, 'Zweimal#2026x')).loginType).toBe('10');
    });

    test('[threat: known number] forgotten: a number that nobody has fails like a wrong code', async () => {
      const client = platform.client();
      const { browserId: browserID } = client;
      const answers = [];
      for (const who of ['13911112222', '13800000009']) {
        const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
        const asked = await client.call('sendVisitorCode', {
          body: { browserID, mobile: who, smsToken, purpose: 'resetPassword' },
        });
        const checked = await client.call('passwordResetCheck', { body: { mobile: who, code: '000000', browserID } });
        answers.push([asked.text, checked.text]);
      }
      expect(answers[0]).toEqual(answers[1]);
    });
  });

  test('a new number: both codes, then other devices are out', async () => {
    const client = await loggedIn('13800000006');
    platform.forward(61);
    const elsewhere = await loggedIn('13800000006');
    const { browserId: browserID } = client;
    const fresh = '13700000006';
    expect((await client.call('mobileCheck', { query: { mobile } })).envelope.msg).toBe('该手机号已被使用');
    await client.ok('sendPersonalCode', { body: { browserID, purpose: 'changeMobileOld' } });
    await client.ok('sendPersonalCode', { body: { browserID, purpose: 'changeMobileNew', mobile: fresh } });
    const code = await platform.code('13800000006', 'changeMobileOld');
    const newCode = await platform.code(fresh, 'changeMobileNew');
    const early = await client.call('mobileUpdate', { query: { mobile: fresh } });
    expect(early.envelope.ok).toBe(false);
    await client.ok('mobileNewCodeValid', { query: { code, newCode, browserID } });
    await client.ok('mobileUpdate', { query: { mobile: fresh } });
    expect((await client.call('mobileUpdate', { query: { mobile: fresh } })).envelope.ok).toBe(false);
    expect((await works(client)).ok).toBe(true);
    expect(await elsewhere.ok('findLoginMultipleDevices', {})).toMatchObject({ msg: '手机号码已修改，请重新登录' });
    expect((await logIn(platform, platform.client(), fresh)).loginType).toBe('50');
  });
});
