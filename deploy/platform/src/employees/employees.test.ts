import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallInput, CallName } from '@portal/shared/contract';
import { demoCode, demoTenants } from '../demo/demo-tenant';
import type { ApiClient } from '../testing/api-client';
import { describeWithDemo } from '../testing/demo-database';
import { enterCompany, logIn } from '../testing/log-in';
import { personalCode } from '../testing/personal-code';
import { signedIn } from '../testing/signed-in';
import { TestPlatform } from '../testing/test-platform';
import { upload } from '../testing/upload';

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

  test('somebody added with a code gets a first password by SMS, has to change it, and is refused twice', async () => {
    const reply = await add('13711110001', '张新来');
    expect(reply.envelope.body).toMatchObject({ userName: '张新来', status: '1', employeeRole: ['E102'] });
    const password = await platform.code('13711110001', 'employeeAdded');
    const client = platform.client();
    expect((await logIn(platform, client, '13711110001', password)).loginType).toBe('40');
    platform.forward(61);
    expect((await add('13711110001')).envelope).toMatchObject({
      status: '400',
      body: { fields: { mobile: '该手机号已是本企业人员' } },
    });
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

  test('who has an account elsewhere keeps name and password', async () => {
    platform.forward(61);
    const { envelope } = await add('13800000011', '别名');
    expect(envelope.body).toMatchObject({ userName: '褚单一' });
    const employeeCode = (envelope.body as { employeeCode: string }).employeeCode;
    for (const attempt of [
      root.call('employeeResetPwd', { body: { employeeCode } }),
      root.call('userMobileUpdate', { query: { employeeCode, mobile: '13711110099' } }),
    ]) {
      expect((await attempt).envelope).toMatchObject({ status: '409', msg: '该人员同时属于其他企业，请由本人修改' });
    }
    const renamed = { employeeCode, userName: '别名', employeeRole: ['E105'], productCodes: [] };
    expect((await root.call('employeeEdit', { body: renamed })).envelope.status).toBe('400');
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

  test('roles count at the next call', async () => {
    const client = await signedIn(platform, '13900000003', 'A');
    const body = { employeeCode: codeOf('A', '13900000003'), productCodes: ['SCM'] };
    const { userName } = await root.ok('employeeInfo', { body: { employeeCode: body.employeeCode } });
    expect((await client.call('employeeImportTemplate', {})).envelope.status).toBe('403');
    await root.ok('employeeEdit', { body: { ...body, userName, employeeRole: ['E101'] } });
    expect((await client.call('employeeImportTemplate', {})).text).toContain('手机号');
    await root.ok('employeeEdit', { body: { ...body, userName, employeeRole: ['E105'] } });
    expect((await client.call('employeeImportTemplate', {})).envelope.status).toBe('403');
  });

  test('a new number, a new password, and out', async () => {
    const employeeCode = codeOf('A', '13900000004');
    await root.ok('userMobileUpdate', { query: { employeeCode, mobile: '13711110004' } });
    expect((await root.ok('employeeInfo', { body: { employeeCode } })).mobile).toBe('137****0004');
    const taken = await root.call('userMobileUpdate', { query: { employeeCode, mobile: '13800000002' } });
    expect(taken.envelope).toMatchObject({ status: '400', body: { fields: { mobile: '该手机号已被使用' } } });
    await root.ok('employeeResetPwd', { body: { employeeCode } });
    const password = await platform.code('13711110004', 'passwordReset');
    expect((await logIn(platform, platform.client(), '13711110004', password)).loginType).toBe('40');
    await root.ok('employeeRemove', { body: { employeeCode } });
    expect((await root.call('employeeInfo', { body: { employeeCode } })).envelope.status).toBe('403');
  });

  test('neither the root manager nor oneself', async () => {
    const administrator = await signedIn(platform, '13900000003', 'A');
    const body = { employeeCode: codeOf('A', '13900000003'), userName: '秦', employeeRole: ['E101'], productCodes: [] };
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
        { line: 2, userName: '赵一', ok: true, msg: '已添加' },
        { line: 3, userName: '钱二', ok: false, msg: '请检查手机号数据完整性！' },
        { line: 4, userName: '孙三', ok: false, msg: '该手机号已是本企业人员' },
        { line: 5, userName: '李四', ok: false, msg: '手机号在文件中重复' },
      ],
    });
    const bad = await upload(platform, root, 'employeeImport', '人员.csv', Buffer.from('x'));
    expect(bad.envelope).toMatchObject({ status: '400', msg: '表头与模板不一致，请下载最新模板' });
    expect((await upload(platform, reader, 'employeeImport', '人员.csv', Buffer.from(text))).envelope.status).toBe(
      '403',
    );
  });

  test('export holds what is filtered, and no number in full', async () => {
    const { text, headers } = await root.call('employeeExport', { body: { keyword: '钱静怡' } });
    expect(headers['content-type']).toContain('text/csv');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('138****0009');
    const all = (await root.call('employeeExport', { body: {} })).text.trim().split('\r\n').length - 1;
    expect(all).toBe((await list()).total);
  });

  describe('refusals', () => {
    const mine = { employeeCode: codeOf('A', '13900000005') };
    const writes: readonly (readonly [CallName, object])[] = [
      ['employeeEdit', { body: { ...mine, userName: 'x', employeeRole: ['E101'], productCodes: [] } }],
      ['employeeDisable', { body: mine }],
      ['employeeEnable', { body: mine }],
      ['employeeRemove', { body: mine }],
      ['employeeResetPwd', { body: mine }],
      ['employeeJoinDecide', { body: { joinNo: 'J1', approve: false } }],
      ['userMobileUpdate', { query: { ...mine, mobile: '13711119999' } }],
    ];

    test.each(writes)('%s by somebody who may only look', async (name, input) => {
      expect((await reader.call(name, input as never)).envelope.status).toBe('403');
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
