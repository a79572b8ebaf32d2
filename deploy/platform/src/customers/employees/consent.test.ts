import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { user } from '@portal/database/schema/platform';
import { readOutbox } from '@portal/demonstration/demo-outbox';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { demoPassword } from '@portal/demonstration/seed/seed';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { personalCode } from '../../testing/personal-code';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

const [tenant] = demoTenants;
const codeOf = (key: string, mobile: string) =>
  demoCode('E', tenant as (typeof demoTenants)[number], `${key}${mobile}`);

const nobodysMember = '13800000010';
const chosen = 'Kz7#mQ2!pLwe';
const productCode = 'CRM';

type Employee = CallReply<'employeeInfo'>;

/** An administrator's input alone takes nobody into a company, and takes no account from anybody. */
describeWithDemo('consent', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, '13800000001', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  async function importPeople(lines: readonly string[]) {
    const text = ['姓名,手机号,邮箱,角色,产品', ...lines].join('\r\n');
    const { envelope } = await upload(platform, root, 'employeeImport', '人员.csv', Buffer.from(text));
    return envelope.body as CallReply<'employeeImport'>;
  }

  async function invite(mobile: string, name: string, roles = '查询'): Promise<Employee> {
    expect(await importPeople([`${name},${mobile},typed@example.com,${roles},SCM`])).toMatchObject({ added: 1 });
    return find(mobile);
  }

  async function find(mobile: string): Promise<Employee> {
    const [row] = (await root.ok('employeeList', { body: { keyword: mobile } })).rows;
    if (!row) throw new Error(`${mobile} is not in the list`);
    return row;
  }

  const placesOf = (client: ApiClient) => client.ok('findAllCompNameByMobile', { body: { productCode } });
  const openPlace = async (client: ApiClient) => {
    const place = (await placesOf(client)).find(({ status }) => status === '0');
    if (!place) throw new Error('there is no open invitation');
    return place;
  };

  /** Reads the texts that went to a number or an address since a moment. */
  async function textsTo(recipient: string, after = 0): Promise<readonly string[]> {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const entries = await readOutbox(platform.database.db, recipient);
    return entries.filter(({ at }) => Date.parse(at) >= after).map(({ text }) => text);
  }

  async function firstLogin(mobile: string): Promise<ApiClient> {
    const client = platform.client();
    const first = await platform.code(mobile, 'employeeAdded');
    expect((await logIn(platform, client, mobile, first)).loginType).toBe('40');
    const { browserId: browserID } = client;
    await client.ok('passWordUpdateWithSecurity', {
      body: { pwd: first, newPwd: chosen, reNewPwd: chosen, browserID, loginType: '40', mobile },
    });
    platform.forward(61);
    expect((await logIn(platform, client, mobile, chosen)).loginType).toBe('10');
    platform.forward(61);
    return client;
  }

  const accountOf = async (mobile: string) =>
    (await database().db.select().from(user).where(eq(user.mobile, mobile))).filter(
      (account) => account.tenant === tenant?.code,
    );

  test('[threat: joined without a yes] taking over the account of somebody who has no company fails at every step', async () => {
    const before = await accountOf(nobodysMember);
    const { employeeCode, ...shown } = await invite(nobodysMember, '打错的名字');
    expect(shown).toMatchObject({
      userName: '打错的名字',
      email: 'typed@example.com',
      mobile: '138****0010',
      status: '0',
      userCode: '',
    });
    const refused = async (name: 'employeeResetPwd' | 'employeeDisable' | 'employeeEnable') =>
      (await root.call(name, { body: { employeeCode } })).envelope.status;
    for (const name of ['employeeResetPwd', 'employeeDisable', 'employeeEnable'] as const) {
      expect([name, await refused(name)]).toEqual([name, '409']);
    }
    const started = platform.clock();
    await root.ok('userMobileUpdate', { query: { employeeCode, mobile: '13711130099' } });
    expect((await refused('employeeResetPwd')) === '409').toBe(true);
    await root.ok('employeeEdit', {
      body: { employeeCode, userName: '改名', email: 'thief@example.com', employeeRole: ['E101'], productCodes: [] },
    });
    // The invitation went to the other number. The account did not change, and its person can still log in with its
    // password.
    expect(await accountOf(nobodysMember)).toEqual(before);
    expect((await textsTo(nobodysMember, started)).join()).toContain('已撤回对您的加入邀请');
    const person = platform.client();
    expect((await logIn(platform, person, nobodysMember, demoPassword)).loginType).toBe('10');
    expect(await placesOf(person)).toEqual([]);
    platform.forward(61);
  });

  test('known and unknown numbers cannot be told apart, by anything the administrator gets', async () => {
    const numbers = ['13800000011', '13711130001', '13800000004'];
    const names = ['陌生人甲', '陌生人乙', '陌生人丙'];
    const report = await importPeople(numbers.map((mobile, index) => `${names[index]},${mobile},,经办,`));
    expect(report.rows.map(({ ok, msg }) => ({ ok, msg }))).toEqual(numbers.map(() => ({ ok: true, msg: '已邀请' })));
    const rows: Employee[] = [];
    for (const mobile of numbers) rows.push(await find(mobile));
    const alike = rows.map(({ employeeCode: _, userName: __, mobile: ___, createTime: ____, ...rest }) => rest);
    expect(new Set(alike.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(rows.map(({ userName }) => userName)).toEqual(names);
    const { text } = await root.call('employeeExport', { body: { keyword: '陌生人' } });
    for (const secret of ['褚文清', '郑晓岚', 'zheng.xiaolan@example.com']) {
      expect(JSON.stringify(rows) + text).not.toContain(secret);
      expect((await root.ok('employeeList', { body: { keyword: secret } })).total).toBe(0);
    }
    const answers: string[] = [];
    for (const { employeeCode } of rows) {
      const sent = [
        await root.call('employeeResetPwd', { body: { employeeCode } }),
        await root.call('employeeDisable', { body: { employeeCode } }),
        await root.call('employeeInvite', { body: { employeeCode } }),
        await root.call('userMobileUpdate', { query: { employeeCode, mobile: '13800000009' } }),
        await root.call('employeeRemove', { body: { employeeCode } }),
      ];
      answers.push(JSON.stringify(sent.map(({ envelope }) => envelope)));
    }
    expect(new Set(answers).size).toBe(1);
  });

  test('a known number takes no more or less time than an unknown one', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < 4; turn += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const mobile = kind === 'known' ? `1380000${2030 + turn}` : `1371113${1030 + turn}`;
        if (kind === 'known') {
          const [account] = await accountOf('13800000011');
          if (!account) throw new Error('no account');
          await database()
            .db.insert(user)
            .values({ ...account, userCode: `Uknown${turn}`, mobile });
        }
        const started = performance.now();
        await invite(mobile, `计时${'甲乙丙丁'.charAt(turn)}`);
        times[kind].push(performance.now() - started);
      }
    }
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });

  test('[threat: joined without a yes] the person is told, says yes, and is in; before that nothing of the company opens', async () => {
    const mobile = '13800000013';
    const elsewhere = await signedIn(platform, '13800000002', 'B');
    const started = platform.clock();
    const { rows: none } = await elsewhere.ok('employeeList', { body: { keyword: mobile } });
    expect(none).toEqual([]);
    const code = await personalCode(platform, elsewhere, '13800000002', 'employee');
    const { browserId: browserID } = elsewhere;
    const added = await elsewhere.ok('employeeAdd', {
      body: { userName: '蒋某', mobile, employeeRole: ['E105'], productCodes: [], code, browserID },
    });
    expect(added.status).toBe('0');
    const [letter = ''] = await textsTo(mobile, started);
    expect(letter).toContain('江南纺织集团股份有限公司邀请您加入企业，角色为查询');
    expect(letter).not.toContain('初始密码');

    const person = await signedIn(platform, mobile, 'A');
    const inbox = await person.ok('messageList', { body: {} });
    expect(inbox.rows[0]).toMatchObject({ title: '有企业邀请您加入' });
    const place = await openPlace(person);
    expect(place).toMatchObject({
      compName: '江南纺织集团股份有限公司',
      employeeRole: ['E105'],
      invitation: { inviter: '周雅文', becomesRoot: false },
    });
    const { employeeCode, compBizCode } = place;
    const entering = () =>
      person.call('refreshToken', { body: { refreshToken: person.refreshToken, employeeCode, compBizCode } });
    expect((await entering()).envelope.status).toBe('443');
    const stranger = await signedIn(platform, '13800000009', 'A');
    for (const name of ['placeAccept', 'placeRefuse'] as const) {
      expect((await stranger.call(name, { body: { employeeCode } })).envelope.status).toBe('404');
    }
    await person.ok('placeAccept', { body: { employeeCode } });
    expect((await person.call('placeAccept', { body: { employeeCode } })).envelope.status).toBe('409');
    expect((await enterCompany(person, '江南纺织集团股份有限公司')).employeeRole).toEqual(['E105']);
    const boss = await elsewhere.ok('messageList', { body: {} });
    expect(boss.rows[0]).toMatchObject({ title: '人员邀请已接受' });
    const accepted = await elsewhere.ok('employeeInfo', { body: { employeeCode } });
    expect(accepted).toMatchObject({ userName: '蒋某', status: '1' });
    expect((await elsewhere.call('employeeResetPwd', { body: { employeeCode } })).envelope.msg).toBe(
      '该人员同时属于其他企业，请由本人修改',
    );
  });

  test('a no is shown to the company and ends the matter for the person; asking again is limited', async () => {
    const mobile = '13800000017';
    const person = await signedIn(platform, mobile, 'B');
    const { employeeCode } = await openPlace(person);
    await person.ok('placeRefuse', { body: { employeeCode } });
    expect((await placesOf(person)).map(({ status }) => status)).toEqual(['1']);
    expect(await find(mobile)).toMatchObject({ status: '3', userName: '范子轩' });
    expect((await root.call('employeeEnable', { body: { employeeCode } })).envelope.status).toBe('409');
    expect(await importPeople([`再来,${mobile},,查询,`])).toMatchObject({
      failed: 1,
      rows: [{ msg: '该手机号已拒绝加入，可在人员列表中重新邀请' }],
    });
    for (let turn = 0; turn < 3; turn += 1) {
      await root.ok('employeeInvite', { body: { employeeCode } });
      await person.ok('placeRefuse', { body: { employeeCode } });
    }
    expect((await root.call('employeeInvite', { body: { employeeCode } })).envelope).toMatchObject({
      status: '429',
      msg: '近期对该手机号的邀请次数已达上限，请30天后再试',
    });
    await root.ok('employeeRemove', { body: { employeeCode } });
    expect(await importPeople([`再来,${mobile},,查询,`])).toMatchObject({ failed: 1 });
  });

  test('who is new accepts by the first login; only until then does the number follow the invitation', async () => {
    const { employeeCode } = await invite('13711130010', '新来的');
    await root.ok('userMobileUpdate', { query: { employeeCode, mobile: '13711130011' } });
    expect(await accountOf('13711130010')).toEqual([]);
    const person = await firstLogin('13711130011');
    expect((await enterCompany(person)).compName).toBe('华东精工制造有限公司');
    expect(await find('13711130011')).toMatchObject({ status: '1', userName: '新来的' });

    const started = platform.clock();
    await root.ok('userMobileUpdate', { query: { employeeCode, mobile: '13711130012' } });
    expect(await find('13711130011')).toMatchObject({ mobile: '137****0011', askedMobile: '137****0012' });
    expect(await accountOf('13711130012')).toEqual([]);
    expect(await textsTo('13711130012')).toEqual([]);
    expect((await textsTo('13711130011', started)).join()).toContain('申请将您的登录手机号变更为137****0012');
    // The session goes on, because the account did not change.
    const [asked] = await person.ok('mobileChangeList', {});
    expect(asked).toMatchObject({ compName: '华东精工制造有限公司', mobile: '137****0012' });

    const resetAt = platform.clock();
    await root.ok('employeeResetPwd', { body: { employeeCode } });
    expect((await person.call('mobileChangeList', {})).httpStatus).toBe(401);
    expect(await textsTo('13711130012')).toEqual([]);
    expect(await textsTo('13711130011', resetAt)).toHaveLength(1);
    expect((await textsTo('typed@example.com', resetAt)).join()).toContain('登录密码已由');
  });

  describe('another number for somebody of the company', () => {
    const mobile = '13900000007';
    const employeeCode = codeOf('A', mobile);
    let person: ApiClient;
    beforeAll(async () => {
      person = await signedIn(platform, mobile, 'A');
    });
    const ask = (to: string) => root.call('userMobileUpdate', { query: { employeeCode, mobile: to } });

    test('whether the number has an account elsewhere is told to nobody', async () => {
      const unknown = await ask('13711130020');
      const known = await ask('13800000004');
      expect([known.envelope, unknown.envelope.status]).toEqual([unknown.envelope, '200']);
      expect((await ask('13800000009')).envelope.body).toEqual({ fields: { mobile: '该手机号已是本企业人员' } });
    });

    test('the administrator can take it back, the person can say no, and in seven days it is over', async () => {
      await root.ok('employeeMobileWithdraw', { body: { employeeCode } });
      expect(await person.ok('mobileChangeList', {})).toEqual([]);
      expect((await root.call('employeeMobileWithdraw', { body: { employeeCode } })).envelope.status).toBe('409');
      await ask('13711130021');
      const [asked] = await person.ok('mobileChangeList', {});
      const { changeNo = '' } = asked ?? {};
      expect((await root.call('mobileChangeRefuse', { body: { changeNo } })).envelope.status).toBe('404');
      await person.ok('mobileChangeRefuse', { body: { changeNo } });
      expect((await find(mobile)).askedMobile).toBeNull();
      expect((await ask('13711130022')).envelope.status).toBe('429');
    });

    test('with both codes the person changes it', async () => {
      platform.forward(7 * 86_400 + 1);
      const administrator = await signedIn(platform, '13800000001', 'A');
      const owner = await signedIn(platform, mobile, 'A');
      const to = '13711130023';
      await administrator.ok('userMobileUpdate', { query: { employeeCode, mobile: to } });
      const { browserId: browserID } = owner;
      const code = await personalCode(platform, owner, mobile, 'changeMobileOld');
      await owner.ok('sendPersonalCode', { body: { browserID, purpose: 'changeMobileNew', mobile: to } });
      const newCode = await platform.code(to, 'changeMobileNew');
      await owner.ok('mobileNewCodeValid', { query: { code, newCode, browserID } });
      await owner.ok('mobileUpdate', { query: { mobile: to } });
      expect(await owner.ok('mobileChangeList', {})).toEqual([]);
      const [row] = (await administrator.ok('employeeList', { body: { keyword: to } })).rows;
      expect(row).toMatchObject({ mobile: '137****0023', askedMobile: null });
    });
  });
});
