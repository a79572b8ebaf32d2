import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import type { CallInput, CallName } from '@portal/shared/contract';
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

describeWithDemo('employees', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  let reader: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, '13800000001', 'A');
    reader = await signedIn(platform, '13800000009', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  const list = (body: CallInput<'employeeList'>['body'] = {}) => root.ok('employeeList', { body });

  async function add(mobile: string, userName = '新人员', employeeRole = ['E102']) {
    const code = await personalCode(platform, root, '13800000001', 'employee');
    const body = { userName, mobile, employeeRole, productCodes: ['SCM'], code, browserID: root.browserId };
    return root.call('employeeAdd', { body });
  }

  test('the list is paged, filtered and searched by the server; numbers are masked', async () => {
    const { total, rows } = await list({ pageSize: 10 });
    expect(total).toBeGreaterThanOrEqual(25);
    expect(rows).toHaveLength(10);
    const next = await list({ pageNum: 2, pageSize: 10 });
    const codes = new Set([...rows, ...next.rows].map(({ employeeCode }) => employeeCode));
    expect(codes.size).toBe(20);
    for (const row of rows) expect(row.mobile).toMatch(/^1\d{2}\*{4}\d{4}$/);
    expect((await list({ keyword: '陈立群' })).rows[0]).toMatchObject({ rootManager: true, self: true });
    expect((await list({ keyword: '13800000009' })).total).toBe(1);
    expect((await list({ keyword: '%' })).total).toBe(0);
    for (const { status } of (await list({ status: '2', pageSize: 100 })).rows) expect(status).toBe('2');
    for (const { employeeRole } of (await list({ employeeRole: 'E109' })).rows) expect(employeeRole).toContain('E109');
  });

  test('the server puts the whole list in the order that was asked for, and who never came stands last', async () => {
    const timesOf = async (sort: NonNullable<CallInput<'employeeList'>['body']>['sort']) =>
      (await list({ sort, pageSize: 100 })).rows.map(({ lastLoginTime }) => lastLoginTime);
    for (const sort of ['lastLoginTime', '-lastLoginTime'] as const) {
      const times = await timesOf(sort);
      const known = times.filter((time) => time !== null);
      expect(known.length).toBeGreaterThan(3);
      expect(times.slice(known.length).every((time) => time === null)).toBe(true);
      expect(known).toEqual(sort === 'lastLoginTime' ? known.toSorted() : known.toSorted().toReversed());
    }
    const refused = await root.call('employeeList', { body: { sort: 'mobile' } as never });
    expect(refused.envelope).toMatchObject({ status: '400' });
  });

  test('somebody added with a code gets a first password by SMS, has to change it, and is refused twice', async () => {
    const reply = await add('13711110001', '张新来');
    expect(reply.envelope.body).toMatchObject({ userName: '张新来', status: '0', employeeRole: ['E102'] });
    const { code: password, text } = await platform.letter('13711110001', 'employeeAdded');
    expect(text).toMatch(/供应链金融服务平台：https?:\/\/[\w.]+$/);
    const client = platform.client();
    expect((await logIn(platform, client, '13711110001', password)).loginType).toBe('40');
    platform.forward(61);
    expect((await add('13711110001')).envelope).toMatchObject({
      status: '400',
      body: { fields: { mobile: '该手机号已在邀请中，等待本人接受' } },
    });
  });

  test('who is in the company and has never logged in is to be activated, until the first login', async () => {
    const mobile = '13900000020';
    const states = async (status: '0' | '1') => {
      const { rows } = await list({ status, pageSize: 100 });
      return rows.filter(({ employeeCode }) => employeeCode === codeOf('A', mobile));
    };
    expect(await states('0')).toMatchObject([{ status: '0', invited: false, lastLoginTime: null }]);
    expect(await states('1')).toEqual([]);
    const { text } = await root.call('employeeExport', { body: { keyword: mobile } });
    expect(text).toContain('待激活');
    const person = platform.client();
    await logIn(platform, person, mobile);
    await enterCompany(person);
    expect(await states('0')).toEqual([]);
    expect(await states('1')).toMatchObject([{ status: '1' }]);
    platform.forward(61);
  });

  test('without the right code nobody is added', async () => {
    const body = {
      userName: '无码',
      mobile: '13711110002',
      employeeRole: ['E102'],
      productCodes: [],
      code: '000000',
      browserID: root.browserId,
    };
    expect((await root.call('employeeAdd', { body })).envelope.status).toBe('400');
    expect((await list({ keyword: '13711110002' })).total).toBe(0);
  });

  test('nobody is given a product that the company has not opened', async () => {
    platform.forward(61);
    const code = await personalCode(platform, root, '13800000001', 'employee');
    const add = { userName: '新人员', mobile: '13711110042', employeeRole: ['E102'], code, browserID: root.browserId };
    const refused = (await root.call('employeeAdd', { body: { ...add, productCodes: ['SCM', 'LC'] } })).envelope;
    expect(refused).toMatchObject({ status: '400', body: { fields: { productCodes: '只能选择企业已开通的产品' } } });
    expect((await list({ keyword: '13711110042' })).total).toBe(0);

    const person = { employeeCode: codeOf('A', '13900000004'), userName: '留任', employeeRole: ['E102'] };
    const edit = (...productCodes: string[]) => root.call('employeeEdit', { body: { ...person, productCodes } });
    expect((await edit('LC')).envelope.status).toBe('400');
    expect((await edit('SCM', 'BILL')).envelope.ok).toBe(true);
  });

  test('who has an account elsewhere keeps name and e-mail, whatever the company calls them', async () => {
    platform.forward(61);
    const { envelope } = await add('13800000011', '别名');
    expect(envelope.body).toMatchObject({ userName: '别名', status: '0', userCode: '' });
    const { employeeCode } = envelope.body as { employeeCode: string };
    const person = await signedIn(platform, '13800000011', 'B');
    await person.ok('placeAccept', { body: { employeeCode } });
    expect((await root.call('employeeResetPwd', { body: { employeeCode } })).envelope).toMatchObject({
      status: '409',
      msg: '该人员同时属于其他企业，请由本人修改',
    });
    const renamed = {
      employeeCode,
      userName: '又一名',
      email: 'a@example.com',
      employeeRole: ['E105'],
      productCodes: [],
    };
    expect(await root.ok('employeeEdit', { body: renamed })).toMatchObject({ userName: '又一名', status: '1' });
    expect(await person.ok('custAccountLoginView', {})).toMatchObject({ userName: '褚文清', email: '' });
  });

  test('a disabled person is out at once and back after enabling', async () => {
    const employeeCode = codeOf('A', '13900000001');
    const client = platform.client();
    await logIn(platform, client, '13900000001');
    await enterCompany(client);
    await root.ok('employeeDisable', { body: { employeeCode } });
    expect((await client.call('messageUnreadNumbers', { query: { receiveCompCode: 'CdemoLA' } })).httpStatus).toBe(401);
    expect((await root.call('employeeDisable', { body: { employeeCode } })).envelope.status).toBe('409');
    await root.ok('employeeEnable', { body: { employeeCode } });
    platform.forward(61);
    await logIn(platform, client, '13900000001');
    await enterCompany(client);
  });

  test('[threat: missing right] roles count at the next call', async () => {
    const client = await signedIn(platform, '13900000003', 'A');
    const body = { employeeCode: codeOf('A', '13900000003'), productCodes: ['SCM'] };
    const { userName } = await root.ok('employeeInfo', { body: { employeeCode: body.employeeCode } });
    expect((await client.call('employeeImportTemplate', {})).envelope.status).toBe('443');
    await root.ok('employeeEdit', { body: { ...body, userName, employeeRole: ['E101'] } });
    expect((await client.call('employeeImportTemplate', {})).text).toContain('手机号');
    await root.ok('employeeEdit', { body: { ...body, userName, employeeRole: ['E105'] } });
    expect((await client.call('employeeImportTemplate', {})).envelope.status).toBe('443');
  });

  test('a new password, and out', async () => {
    const employeeCode = codeOf('A', '13900000004');
    await root.ok('employeeResetPwd', { body: { employeeCode } });
    const password = await platform.code('13900000004', 'passwordReset');
    expect((await logIn(platform, platform.client(), '13900000004', password)).loginType).toBe('40');
    await root.ok('employeeRemove', { body: { employeeCode } });
    expect((await root.call('employeeInfo', { body: { employeeCode } })).envelope.status).toBe('443');
  });

  test('neither the root manager nor oneself', async () => {
    const administrator = await signedIn(platform, '13900000003', 'A');
    const body = {
      employeeCode: codeOf('A', '13900000003'),
      userName: '秦明',
      employeeRole: ['E101'],
      productCodes: [],
    };
    await root.ok('employeeEdit', { body });
    for (const employeeCode of [codeOf('A', '13800000001'), codeOf('A', '13900000003')]) {
      for (const name of ['employeeDisable', 'employeeRemove', 'employeeResetPwd'] as const) {
        expect((await administrator.call(name, { body: { employeeCode } })).envelope.status).toBe('409');
      }
    }
  });

  test('import reports row by row', async () => {
    const text =
      '姓名,手机号,邮箱,角色,产品\r\n赵一,13711120001,,经办,SCM\r\n钱二,137,,经办,\r\n孙三,13800000009,,查询,\r\n李四,13711120001,,经办,\r\n';
    const { envelope } = await upload(platform, root, 'employeeImport', '人员.csv', Buffer.from(text));
    expect(envelope.body).toEqual({
      added: 1,
      failed: 3,
      rows: [
        { line: 2, userName: '赵一', ok: true, msg: '已邀请' },
        { line: 3, userName: '钱二', ok: false, msg: '请检查手机号数据完整性！' },
        { line: 4, userName: '孙三', ok: false, msg: '该手机号已是本企业人员' },
        { line: 5, userName: '李四', ok: false, msg: '手机号在文件中重复' },
      ],
    });
    const bad = await upload(platform, root, 'employeeImport', '人员.csv', Buffer.from('x'));
    expect(bad.envelope).toMatchObject({ status: '400', msg: '表头与模板不一致，请下载最新模板' });
    expect((await upload(platform, reader, 'employeeImport', '人员.csv', Buffer.from(text))).envelope.status).toBe(
      '443',
    );
  });

  test('export holds what is filtered, and no number in full', async () => {
    const { text, headers } = await root.call('employeeExport', { body: { keyword: '钱静怡' } });
    expect(headers['content-type']).toContain('text/csv');
    const [titles, line, ...more] = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(more).toEqual([]);
    expect(titles).toBe('姓名,手机号,邮箱,角色,产品权限,状态,最近登录,创建时间,企业管理员');
    expect(line).toMatch(/^钱静怡,138\*{4}0009,[^,]+,查询,信用凭证,启用,[-—\d: ]+,\d{4}-\d\d-\d\d \d\d:\d\d,否$/);
    const body = { keyword: '钱静怡', columns: ['status', 'userName'] as const };
    // The columns have the list's order, not the order of the request.
    expect((await root.call('employeeExport', { body } as never)).text).toBe('\uFEFF姓名,状态\r\n钱静怡,启用\r\n');
    const all = (await root.call('employeeExport', { body: {} })).text.trim().split('\r\n').length - 1;
    expect(all).toBe((await list()).total);
  });

  describe('refusals', () => {
    const mine = { employeeCode: codeOf('A', '13900000005') };
    const writes: readonly (readonly [CallName, object])[] = [
      ['employeeEdit', { body: { ...mine, userName: '外人', employeeRole: ['E101'], productCodes: [] } }],
      ['employeeDisable', { body: mine }],
      ['employeeEnable', { body: mine }],
      ['employeeRemove', { body: mine }],
      ['employeeInvite', { body: mine }],
      ['employeeMobileWithdraw', { body: mine }],
      ['employeeResetPwd', { body: mine }],
      ['employeeJoinDecide', { body: { joinNo: 'J1', approve: false } }],
      ['userMobileUpdate', { query: { ...mine, mobile: '13711119999' } }],
    ];

    test.each(writes)('%s by somebody who may only look', async (name, input) => {
      expect((await reader.call(name, input as never)).envelope.status).toBe('443');
    });

    test('bad input is named by its field', async () => {
      const body = { userName: '', mobile: '12', employeeRole: [], productCodes: [], code: '1', browserID: 'b' };
      const { envelope } = await root.call('employeeAdd', { body });
      expect(Object.keys((envelope.body as unknown as { fields: object }).fields).sort()).toEqual([
        'code',
        'employeeRole',
        'mobile',
        'userName',
      ]);
      expect((await root.call('employeeList', { body: { pageSize: 1000 } })).envelope.status).toBe('400');
    });
  });
});
