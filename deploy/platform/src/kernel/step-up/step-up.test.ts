import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { stepUpProof } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import type { CallInput, StepUpKind } from '@portal/shared/contract';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { personalCode } from '../../testing/personal-code';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

const phone = '13800000001';
const codeOf = (mobile: string) => `EdemoLA${mobile}`;

describeWithDemo('a fresh proof of who acts', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;

  beforeAll(() => {
    platform = new TestPlatform(database());
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    // The clock moves on, so that each test may get the next code.
    platform.forward(61);
    root = await signedIn(platform, phone, 'A');
    root.password = undefined;
  });

  const disable = (client = root) =>
    client.call('employeeDisable', { body: { employeeCode: codeOf('13900000005') } }).then(({ envelope }) => envelope);
  const enable = () =>
    root.call('employeeEnable', { body: { employeeCode: codeOf('13900000005') } }).then(({ envelope }) => envelope);
  const prove = (body: Partial<CallInput<'stepUpProve'>['body']>, client = root) =>
    client.ok('stepUpProve', {
      body: { kind: 'employees', checkType: '10', browserID: client.browserId, ...body },
    });

  async function sentCode(kind: StepUpKind) {
    const asked = platform.clock();
    await root.ok('stepUpSend', { body: { kind, browserID: root.browserId } });
    return platform.code(phone, `stepUp.${kind}`, asked);
  }

  test('[threat: session alone] without it the call has done nothing and says how to prove', async () => {
    expect(await disable()).toEqual({
      status: '441',
      ok: false,
      msg: '管理企业人员前，请先验证您的身份',
      body: {
        fields: {},
        stepUp: { kind: 'employees', act: '管理企业人员', checkType: '10', userMobile: '138****0001' },
      },
    });
    const { status } = await root.ok('employeeInfo', { body: { employeeCode: codeOf('13900000005') } });
    expect(status).toBe('1');
  });

  test('the code that begins a change of the administrator is the proof for withdrawing it', async () => {
    const withdraw = () => root.call('adminChangeWithdraw', {}).then(({ envelope }) => envelope.status);
    expect(await withdraw()).toBe('441');
    const value = await personalCode(platform, root, phone, 'adminChange');
    await root.ok('adminChangeVerify', { body: { way: 'sms', value, browserID: root.browserId } });
    // There is no request to withdraw. That is another answer than the demand for a proof.
    expect(await withdraw()).toBe('409');
  });

  test('the password proves it for five minutes, for this kind of act, in this session', async () => {
    expect(await prove({ passWord: demoPassword })).toEqual({
      proven: true,
      msg: '验证成功',
      passwordEnterInterval: 0,
    });
    expect((await disable()).status).toBe('200');
    platform.forward(290);
    expect((await enable()).status).toBe('200');
    const account = { accountId: 'BdemoLORGANFINISHED' };
    expect((await root.call('bankAccountDefault', { body: account })).envelope.status).toBe('441');
    const elsewhere = await signedIn(platform, phone, 'A');
    elsewhere.password = undefined;
    expect((await disable(elsewhere)).status).toBe('441');
    platform.forward(11);
    expect((await disable()).status).toBe('441');
  });

  test('a code proves it once, and only the kind it was sent for', async () => {
    const mobileCode = await sentCode('employees');
    expect((await prove({ kind: 'accounts', checkType: '20', mobileCode })).proven).toBe(false);
    platform.forward(3);
    expect(await prove({ checkType: '20', mobileCode })).toMatchObject({ proven: true });
    expect((await disable()).status).toBe('200');
    expect((await enable()).status).toBe('200');
    expect(await prove({ checkType: '20', mobileCode })).toMatchObject({ proven: false });
    platform.forward(3);
  });

  test('codes to one’s own number for other purposes prove nothing here', async () => {
    const mobileCode = await personalCode(platform, root, phone, 'sign');
    expect(await prove({ checkType: '20', mobileCode })).toMatchObject({
      proven: false,
      msg: expect.stringContaining('验证码错误或已失效'),
    });
    platform.forward(3);
  });

  test('wrong passwords count together with those of the password change, and lock', async () => {
    const other = await signedIn(platform, '13900000006', 'A');
    const wrong = () => prove({ passWord: 'Wrong@2026xx' }, other);
    expect(await wrong()).toEqual({
      proven: false,
      msg: '登录密码错误，您还可尝试4次',
      passwordEnterInterval: 2,
    });
    expect(await wrong()).toMatchObject({ proven: false, msg: expect.stringContaining('操作过于频繁') });
    for (const seconds of [3, 4, 6]) {
      platform.forward(seconds);
      const { envelope } = await other.call('oldPwdCheck', { query: { pwd: 'Wrong@2026xx' } });
      expect(envelope.status).toBe('400');
    }
    platform.forward(11);
    expect(await wrong()).toEqual({
      proven: false,
      msg: '失败次数过多，已被临时锁定，请5分钟后再试',
      passwordEnterInterval: 300,
    });
    expect(await prove({ passWord: demoPassword }, other)).toMatchObject({ proven: false });
  });

  test('many guesses at once are one', async () => {
    const other = await signedIn(platform, '13900000007', 'A');
    const guesses = ['Wrong@2026aa', 'Wrong@2026bb', 'Wrong@2026cc', 'Wrong@2026dd'];
    const answers = await Promise.all(guesses.map((passWord) => prove({ passWord }, other)));
    expect(answers.filter(({ msg }) => !msg.includes('操作过于频繁'))).toHaveLength(1);
  });

  test('it ends with the company that it was given in', async () => {
    const client = platform.client();
    await logIn(platform, client, '13800000002');
    const companies = await client.ok('findAllCompNameByMobileEnable', { body: { productCode: 'CRM' } });
    const open = companies.filter(({ compStatus }) => compStatus === '40').map(({ compName }) => compName);
    expect(open.length).toBeGreaterThan(1);
    client.password = undefined;
    await enterCompany(client, open[0]);
    await prove({ kind: 'contact', passWord: demoPassword }, client);
    const change = () => client.call('emailUpdate', { query: { email: 'a@example.com' } });
    expect((await change()).envelope.status).toBe('409');
    await enterCompany(client, open[1]);
    expect((await change()).envelope.status).toBe('441');
    await enterCompany(client, open[0]);
    expect((await change()).envelope.status).toBe('441');
  });

  test('it ends with the session', async () => {
    await prove({ passWord: demoPassword });
    await root.ok('loginOut', {});
    expect((await root.call('employeeDisable', { body: { employeeCode: codeOf('13900000005') } })).httpStatus).toBe(
      401,
    );
  });

  test('an operator who takes no password for a lock takes none here', async () => {
    const strict = new TestPlatform(database(), { session: { logoutWay: '20' } });
    const client = await signedIn(strict, phone, 'A');
    client.password = undefined;
    expect(await disable(client)).toMatchObject({ status: '441', body: { stepUp: { checkType: '20' } } });
    expect(await prove({ passWord: demoPassword }, client)).toMatchObject({ proven: false });
    await strict.close();
    platform.forward(3);
  });

  test('a code of the call’s own does for that call', async () => {
    const person = { userName: '旧页面', mobile: '13711110077', employeeRole: ['E102'], productCodes: [] };
    const code = await personalCode(platform, root, phone, 'employee');
    const add = (given: string, mobile: string) =>
      root.call('employeeAdd', { body: { ...person, mobile, code: given, browserID: root.browserId } });
    expect((await add('000000', person.mobile)).envelope).toMatchObject({
      status: '400',
      body: { fields: { code: expect.any(String) } },
    });
    expect((await add(code, person.mobile)).envelope.status).toBe('200');
    expect((await add(code, '13711110078')).envelope.status).toBe('400');
    expect((await root.call('employeeAdd', { body: { ...person, mobile: '13711110078' } })).envelope.status).toBe(
      '441',
    );
  });

  test('an upload too waits for it', async () => {
    const sheet = Buffer.from('姓名,手机号,邮箱,角色,产品\n导入人,13711110079,,经办,\n');
    expect((await upload(platform, root, 'employeeImport', '人员.csv', sheet)).envelope.status).toBe('441');
    root.password = demoPassword;
    expect((await upload(platform, root, 'employeeImport', '人员.csv', sheet)).envelope).toMatchObject({
      status: '200',
      body: { added: 1, failed: 0 },
    });
  });

  test('a request for new company data wants it, one for an account brings its code', async () => {
    const company = {
      changeType: 'COMPANY' as const,
      values: { mailAddress: '新路9号' },
      fileTokens: [],
      reason: '搬迁',
    };
    const { browserId: browserID } = root;
    expect((await root.call('changeSubmit', { body: { ...company, browserID } })).envelope).toMatchObject({
      status: '441',
      body: { stepUp: { kind: 'company' } },
    });
    const account = { ...company, changeType: 'ACCOUNT' as const, accountId: 'BdemoLORGANFINISHED', values: {} };
    expect((await root.call('changeSubmit', { body: { ...account, browserID } })).envelope.status).not.toBe('441');
  });

  test('both codes of a new number are proof enough of the change', async () => {
    const mobile = '13711110080';
    const person = await signedIn(platform, '13900000008', 'A');
    person.password = undefined;
    const { browserId: browserID } = person;
    expect((await person.call('mobileUpdate', { query: { mobile } })).envelope.status).toBe('441');
    const code = await personalCode(platform, person, '13900000008', 'changeMobileOld');
    await person.ok('sendPersonalCode', { body: { browserID, purpose: 'changeMobileNew', mobile } });
    const newCode = await platform.code(mobile, 'changeMobileNew');
    await person.ok('mobileNewCodeValid', { query: { code, newCode, browserID } });
    await person.ok('mobileUpdate', { query: { mobile } });
    // Only a proof of this kind is stored.
    expect((await database().db.select().from(stepUpProof)).filter(({ kind }) => kind === 'contact')).toHaveLength(1);
  });
});
