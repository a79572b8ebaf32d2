import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, company, dispatch, message, staffRole, user } from '@portal/database/schema/platform';
import type { StaffCallName } from '@portal/shared/contract';
import { and, desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { freezeCompany } from '../../domain/company/freeze';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { signedIn } from '../../testing/signed-in';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const A = { compCode: 'CdemoLA' };
const B = { compCode: 'CdemoLB' };
const inPortal = { body: { productCode: 'CRM' } };

describeWithDemo('companies as staff see them', (database) => {
  let platform: TestPlatform;
  let care: StaffClient;
  let second: StaffClient;
  let audit: StaffClient;

  const loggedIn = async (loginName: string) => {
    const client = platform.staff();
    await staffLogIn(platform, client, loginName);
    return client;
  };

  beforeAll(async () => {
    platform = new TestPlatform(database());
    care = await loggedIn('kefu');
    second = await loggedIn('fushen');
    audit = await loggedIn('shenji');
  }, 120_000);
  afterAll(() => platform.close());

  const newestAct = async (action: string) => {
    const [row] = await database()
      .db.select()
      .from(auditEvent)
      .where(and(eq(auditEvent.action, action), eq(auditEvent.result, 'ok')))
      .orderBy(desc(auditEvent.eventId))
      .limit(1);
    return row;
  };

  test.each([
    ['a part of the name', '华东精工', '华东精工制造有限公司'],
    ['a whole phone number', '13800000001', '华东精工制造有限公司'],
    ['a person’s name', '陈立群', '华东精工制造有限公司'],
  ])('is found by %s', async (_, keyword, compName) => {
    const { rows } = await care.ok('staffCompanyList', { body: { keyword, tenant: 'localhost' } });
    expect(rows.map((row) => row.compName)).toContain(compName);
    expect(rows.every(({ tenant }) => tenant === 'localhost')).toBe(true);
  });

  test('is found by its numbers, typed as people type them, and not by a part of a phone number', async () => {
    const [row] = (await care.ok('staffCompanyList', { body: { keyword: '华东精工', tenant: 'localhost' } })).rows;
    const { compNo = '', creditCode = '', compCode = '' } = row ?? {};
    expect(row).toMatchObject({ adminName: '陈立群', adminMobile: '138****0001', compStatus: '40' });
    for (const keyword of [compNo.toLowerCase(), ` ${creditCode} `]) {
      const { rows } = await care.ok('staffCompanyList', { body: { keyword, tenant: 'localhost' } });
      expect(rows.map((one) => one.compCode)).toEqual([compCode]);
    }
    expect((await care.ok('staffCompanyList', { body: { keyword: '1380000' } })).rows).toEqual([]);
  });

  const orders = [undefined, 'createTime', '-createTime'] as const;
  test.each(orders)(
    'the list in the order %s goes on after its last row, without a gap or repetition',
    async (sort) => {
      const asked = sort === undefined ? {} : { sort };
      const all = (await care.ok('staffCompanyList', { body: { ...asked, limit: 100 } })).rows;
      const times = all.map(({ createTime }) => createTime);
      expect(times).toEqual(sort === 'createTime' ? times.toSorted() : times.toSorted().toReversed());
      const whole = all.map(({ compCode }) => compCode);
      const parts: string[] = [];
      let after: string | undefined;
      do {
        const body = { ...asked, limit: 7, ...(after ? { after } : {}) };
        const { rows, next } = await care.ok('staffCompanyList', { body });
        parts.push(...rows.map(({ compCode }) => compCode));
        after = next ?? undefined;
      } while (after !== undefined);
      expect(parts.slice(0, whole.length)).toEqual(whole);
      expect(new Set(parts).size).toBe(parts.length);
      const frozen = await care.ok('staffCompanyList', { body: { compStatus: '70', tenant: 'localhost' } });
      expect(frozen.rows.map(({ compName }) => compName)).toEqual(['慈溪小家电制造有限公司']);
    },
  );

  test.each(['lastLoginTime', '-lastLoginTime'] as const)('people by %s: who never came stands last', async (sort) => {
    const [company] = (await care.ok('staffCompanyList', { body: { keyword: '华东精工', tenant: 'localhost' } })).rows;
    const compCode = company?.compCode ?? '';
    const whole = (await care.ok('staffCompanyPeople', { body: { compCode, sort, limit: 100 } })).rows;
    const first = await care.ok('staffCompanyPeople', { body: { compCode, sort, limit: 5 } });
    const after = first.next ?? '';
    const rest = await care.ok('staffCompanyPeople', { body: { compCode, sort, limit: 100, after } });
    expect([...first.rows, ...rest.rows]).toEqual(whole);
    const times = whole.map(({ lastLoginTime }) => lastLoginTime);
    const known = times.filter((time) => time !== null);
    expect(known.length).toBeGreaterThan(3);
    expect(times.slice(known.length).every((time) => time === null)).toBe(true);
    expect(known).toEqual(sort === 'lastLoginTime' ? known.toSorted() : known.toSorted().toReversed());
  });

  test('every tab answers, with numbers masked', async () => {
    const shown = await care.ok('staffCompanyShow', { body: A });
    expect(shown).toMatchObject({ compName: '华东精工制造有限公司', freeze: null, may: ['note', 'reveal', 'message'] });
    expect(shown.people).toBeGreaterThan(3);
    const profile = await care.ok('staffCompanyProfile', { body: A });
    expect(profile.legal.idNo).toMatch(/^\d{3,6}\*+\w{2,4}$/);
    expect(profile.compTypeName).toBe('有限责任公司');
    expect(shown.papersDue).toEqual(
      profile.papers.filter(({ expiring }) => expiring).map(({ name, expireDate }) => ({ name, expireDate })),
    );
    const people = await care.ok('staffCompanyPeople', { body: { ...A, limit: 2 } });
    expect(people.rows).toHaveLength(2);
    const further = await care.ok('staffCompanyPeople', { body: { ...A, after: people.next ?? '' } });
    expect(further.rows.map(({ userCode }) => userCode)).not.toContain(people.rows[1]?.userCode);
    const accounts = await care.ok('staffCompanyAccounts', { body: A });
    expect(accounts.length).toBeGreaterThan(0);
    for (const { accountNo } of accounts) expect(accountNo).toMatch(/\*/);
    expect((await care.ok('staffCompanyAgreements', { body: A })).length).toBeGreaterThan(0);
    expect((await care.ok('staffCompanyProducts', { body: A })).length).toBeGreaterThan(0);
    const [open] = (await care.ok('staffCompanyList', { body: { flag: 'openCase', tenant: 'localhost' } })).rows;
    const cases = await care.ok('staffCompanyCases', { body: { compCode: open?.compCode ?? '' } });
    expect(cases.some(({ doneTime }) => doneTime === null)).toBe(true);
    const text = JSON.stringify([profile, people, accounts]);
    for (const secret of ['"13800000001"', '110105198503120012', '1001252809000015702'])
      expect(text).not.toContain(secret);
  });

  test('logins and letters are shown, never a code', async () => {
    const customer = platform.client();
    customer.userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0';
    await logIn(platform, customer, '13800000001');
    await enterCompany(customer);
    const { devices, logins } = await care.ok('staffCompanyLogins', { body: A });
    expect(devices).toContainEqual(expect.objectContaining({ userName: '陈立群', browser: 'Chrome' }));
    expect(logins[0]).toMatchObject({ userName: '陈立群', result: 'ok' });
    const { sent } = await care.ok('staffPersonShow', { body: { userCode: 'UdemoL13800000001' } });
    const code = await platform.code('13800000001', 'login');
    expect(sent).toContainEqual(expect.objectContaining({ title: '登录验证码', to: '138****0001', state: 'USED' }));
    expect(JSON.stringify(sent)).not.toContain(code);
  });

  test('a paper is read, and the audit says whose', async () => {
    const { papers } = await care.ok('staffCompanyProfile', { body: A });
    const fileToken = papers[1]?.files[0]?.fileToken ?? '';
    const { headers, text } = await care.call('staffCompanyFile', { body: { ...A, fileToken } });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(text.length).toBeGreaterThan(100);
    expect(await newestAct('company.file')).toMatchObject({
      userCode: 'Tdemokefu',
      compCode: A.compCode,
      tenant: 'localhost',
      detail: { after: { identityPaper: true } },
    });
    const foreign = await care.call('staffCompanyFile', { body: { ...B, fileToken } });
    expect(foreign.envelope.status).toBe('404');
  });

  test('a number is revealed for a reason that the audit keeps, without the number', async () => {
    const reason = '客户来电核对证件';
    const { value } = await care.ok('staffCompanyReveal', { body: { ...A, what: 'legalIdNo', reason } });
    expect(value).toMatch(/^\d{17}[\dX]$/);
    const act = await newestAct('company.reveal');
    expect(act?.detail).toEqual({ after: { what: 'legalIdNo', reason } });
    expect(JSON.stringify(act)).not.toContain(value);
    const [account] = await care.ok('staffCompanyAccounts', { body: A });
    const input = { body: { ...A, what: 'accountNo', accountId: account?.accountId, reason } } as const;
    expect((await care.ok('staffCompanyReveal', input)).value.slice(-4)).toBe(account?.accountNo.slice(-4));
    const ofAnother = { body: { ...B, what: 'accountNo', accountId: account?.accountId, reason } } as const;
    expect((await care.call('staffCompanyReveal', ofAnother)).envelope.status).toBe('404');
  });

  test('notes are kept with their author', async () => {
    await care.ok('staffNoteAdd', { body: { ...A, note: '客户希望更换联系人' } });
    const [note] = await second.ok('staffNoteList', { body: A });
    expect(note).toMatchObject({ note: '客户希望更换联系人', by: '柯晓芙' });
    expect(await newestAct('note.add')).toMatchObject({ userCode: 'Tdemokefu', compCode: A.compCode });
    const { rows } = await care.ok('staffCompanyList', { body: { flag: 'noted' } });
    expect(rows.map(({ compCode }) => compCode)).toEqual([A.compCode]);
    for (const body of [{}, { ...A, userCode: 'UdemoL13800000001' }])
      expect((await care.call('staffNoteList', { body })).envelope.status).toBe('400');
  });

  test('a letter reaches the company’s administrator in the portal, by SMS and e-mail, and the audit says so', async () => {
    const letter = { ...B, title: '请补充<授权>材料', content: '第一行\n第二行' };
    await care.ok('staffCompanyMessage', { body: letter });
    const { db } = database();
    const [told] = await db.select().from(message).where(eq(message.title, letter.title));
    expect(told).toMatchObject({ compCode: B.compCode, userCode: 'UdemoL13800000002', sender: '平台客服' });
    expect(told?.content).toContain('<p>第一行</p><p>第二行</p>');
    const sent = await db.select().from(dispatch).where(eq(dispatch.purpose, 'company.message'));
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toContainEqual(['sms', '13800000002']);
    expect(await newestAct('company.message')).toMatchObject({
      userCode: 'Tdemokefu',
      compCode: B.compCode,
      detail: { after: { title: letter.title, characters: 7 } },
    });
    expect((await second.call('staffCompanyMessage', { body: letter })).envelope.status).toBe('443');
    const { rows } = await care.ok('staffCompanyPeople', { body: B });
    const root = eq(user.userCode, rows.find(({ rootManager }) => rootManager)?.userCode ?? '');
    await db.update(user).set({ status: 'LOCKED' }).where(root);
    const unheard = await care.call('staffCompanyMessage', { body: letter });
    expect(unheard.envelope).toMatchObject({ status: '409', msg: '该企业没有可以接收消息的管理员' });
    await db.update(user).set({ status: 'ACTIVE' }).where(root);
  });

  test('an export holds numbers in clear only if that was asked for', async () => {
    const asked = { ...A, reason: '司法协助', referenceNo: '（2026）沪0101执123号' };
    const { value } = await audit.ok('staffCompanyReveal', { body: { ...A, what: 'legalIdNo', reason: '核对' } });
    expect((await care.call('staffCompanyExport', { body: asked })).envelope.status).toBe('443');
    // The auditor shows the second factor with the first call.
    await audit.call('staffCompanyExport', { body: asked });
    const dataOf = async (withIdentity: boolean) => {
      const response = await platform.app.inject({
        method: 'POST',
        url: '/api/web/portal/api/staff/company/export',
        headers: {
          ...audit.headers,
          'content-type': 'application/json',
          'x-csrf': audit.csrf ?? '',
          cookie: [...audit.cookies].map(([name, cookie]) => `${name}=${cookie}`).join('; '),
        },
        payload: { ...asked, withIdentity },
      });
      const files = unzipSync(new Uint8Array(response.rawPayload));
      return { names: Object.keys(files), data: strFromU8(files['data.json'] ?? new Uint8Array()) };
    };
    const masked = await dataOf(false);
    expect(masked.data).toContain('华东精工制造有限公司');
    expect(masked.data).not.toContain(value);
    expect(masked.data).not.toContain('110105198503120012');
    const clear = await dataOf(true);
    expect(clear.data).toContain(value);
    expect(clear.names.length).toBeGreaterThan(masked.names.length);
    expect((await newestAct('company.export'))?.detail).toMatchObject({
      after: { reason: asked.reason, referenceNo: asked.referenceNo, withIdentity: true },
    });
  });

  test('a freeze puts the company’s people out at their next click, and no one else', async () => {
    const root = await signedIn(platform, '13800000002', 'B');
    const elsewhere = await signedIn(platform, '13800000002', 'A');
    expect((await root.call('custEmployeeInfoComp', inPortal)).envelope.ok).toBe(true);
    await second.ok('staffCompanyFreeze', { body: { ...B, reason: '涉嫌虚假交易' } });
    const out = { status: '401', msg: '企业已被冻结，请联系客服' };
    for (const name of ['custEmployeeInfoComp', 'findAllCompNameByMobile', 'deviceList'] as const)
      expect((await root.call(name, (name === 'deviceList' ? {} : inPortal) as never)).envelope).toMatchObject(out);
    expect((await elsewhere.call('custEmployeeInfoComp', inPortal)).envelope.ok).toBe(true);
    const { refreshToken } = elsewhere;
    const enters = { refreshToken, employeeCode: 'EdemoLB13800000002', compBizCode: B.compCode };
    expect((await elsewhere.call('refreshToken', { body: enters })).envelope).toMatchObject({
      ok: false,
      msg: '企业已被冻结，暂时无法登录',
    });
    expect((await second.ok('staffCompanyShow', { body: B })).freeze).toMatchObject({
      reason: '涉嫌虚假交易',
      statusBefore: '40',
      by: '方复明',
    });
    expect(await newestAct('company.freeze')).toMatchObject({
      tenant: 'localhost',
      detail: { before: { compStatus: '40' }, after: { compStatus: '70', reason: '涉嫌虚假交易' } },
    });
    const told = await database().db.select().from(dispatch).where(eq(dispatch.purpose, 'company.frozen'));
    expect(told.map(({ recipient }) => recipient)).toContain('13800000002');
    const again = await second.call('staffCompanyFreeze', { body: { ...B, reason: '再次' } });
    expect(again.envelope).toMatchObject({ status: '409', msg: '企业当前状态为“已冻结”，不能冻结' });
    const lifted = await second.ok('staffCompanyUnfreeze', { body: { ...B, reason: '已核实' } });
    expect(lifted).toEqual({ compStatus: '40' });
    const back = await signedIn(platform, '13800000002', 'B');
    expect((await back.call('custEmployeeInfoComp', inPortal)).envelope.ok).toBe(true);
    expect((await root.call('custEmployeeInfoComp', inPortal)).envelope).toMatchObject(out);
  });

  test('a session that comes in while the company is frozen counts for nothing', async () => {
    const { db } = database();
    await db.transaction((transaction) =>
      freezeCompany(transaction, 'CdemoLC', { reason: '核查', staffId: 'Tdemoadmin' }, new Date(platform.clock())),
    );
    const late = await signedIn(platform, '13800000002', 'C');
    expect((await late.call('custEmployeeInfoComp', inPortal)).envelope.status).toBe('401');
  });

  test('a company goes back to the status that it had, whatever it was', async () => {
    const body = { compCode: 'CdemoLS30', reason: '核查' };
    const root: ApiClient = await signedIn(platform, '13800000030', 'S30');
    expect((await root.call('custEmployeeInfoComp', inPortal)).envelope.ok).toBe(true);
    await second.ok('staffCompanyFreeze', { body });
    expect((await root.call('custEmployeeInfoComp', inPortal)).envelope.status).toBe('401');
    expect(await second.ok('staffCompanyUnfreeze', { body })).toEqual({ compStatus: '30' });
    expect((await second.call('staffCompanyUnfreeze', { body })).envelope).toMatchObject({ msg: '企业未被冻结' });
  });

  test('of two freezes at once one counts', async () => {
    const body = { compCode: 'CdemoLD', reason: '核查' };
    const admin = await loggedIn('admin');
    const both = await Promise.all([
      second.call('staffCompanyFreeze', { body }),
      admin.call('staffCompanyFreeze', { body }),
    ]);
    expect(both.map(({ envelope }) => envelope.status).sort()).toEqual(['200', '409']);
  });

  test('companies of another tenant do not exist for somebody with one tenant, and the try is audited', async () => {
    const { db } = database();
    const ofOne = await loggedIn('chushen');
    await db.update(staffRole).set({ tenant: 'jinqiao.localhost' }).where(eq(staffRole.staffId, 'Tdemochushen'));
    const { rows } = await ofOne.ok('staffCompanyList', { body: { limit: 100 } });
    expect(new Set(rows.map(({ tenant }) => tenant))).toEqual(new Set(['jinqiao.localhost']));
    expect((await ofOne.call('staffCompanyList', { body: { tenant: 'localhost' } })).envelope.status).toBe('443');
    const reading: readonly [StaffCallName, object][] = [
      ['staffCompanyShow', A],
      ['staffCompanyProfile', A],
      ['staffCompanyPeople', A],
      ['staffCompanyAccounts', A],
      ['staffCompanyAgreements', A],
      ['staffCompanyProducts', A],
      ['staffCompanyCases', A],
      ['staffCompanyLogins', A],
      ['staffCompanySent', A],
      ['staffNoteList', A],
      ['staffNoteAdd', { ...A, note: '备注' }],
      ['staffCompanyFile', { ...A, fileToken: 'FdemoLagreementA1' }],
      ['staffCompanyReveal', { ...A, what: 'legalIdNo', reason: '核对' }],
    ];
    for (const [name, body] of reading)
      expect([name, (await ofOne.call(name, { body } as never)).envelope.status]).toEqual([name, '404']);
    const refused = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.userCode, 'Tdemochushen'), eq(auditEvent.object, `company ${A.compCode}`)));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ tenant: 'localhost', result: 'refused' });
    const [row] = await db.select().from(company).where(eq(company.compCode, A.compCode));
    expect(row?.compStatus).toBe('40');
  });
});
