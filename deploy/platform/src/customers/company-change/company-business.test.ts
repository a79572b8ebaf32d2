import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recognition } from '@portal/database/schema/platform';
import { bankStatement } from '@portal/demonstration/pages/bank-statement';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import type { CallName } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { decide } from '../../domain/case/decide';
import { approved } from '../../domain/case/decision';
import { openTasks } from '../../domain/case/open-tasks';
import { platformConfig } from '../../kernel/config';
import { caseRules } from '../../server/collected';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { personalCode } from '../../testing/personal-code';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { signedIn } from '../../testing/signed-in';
import type { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';

const compCode = demoCode('C', demoTenants[0] as (typeof demoTenants)[number], 'A');
const phone = '13800000001';
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

describeWithDemo('accounts, changes, administrator, invitations', (database) => {
  let played: PlayedPlatform;
  let platform: TestPlatform;
  let root: ApiClient;
  let reader: ApiClient;
  let stranger: ApiClient;
  beforeAll(async () => {
    played = await playedPlatform(database(), {}, { only: ['sign', 'registry'] });
    ({ platform } = played);
    root = await signedIn(platform, phone, 'A');
    reader = await signedIn(platform, '13800000009', 'A');
    stranger = await signedIn(platform, '13800000002', 'B');
  }, 60_000);
  afterAll(() => played.close());

  async function decideFor(subject: string, decision = approved) {
    const task = (await openTasks(database().db)).find((one) => one.subject === subject);
    if (!task) throw new Error('nothing to decide');
    const deciding = {
      db: database().db,
      config: platformConfig(),
      passwords: {} as never,
      messenger: {} as never,
      caseRules,
    };
    await decide(deciding, task.taskId, decision, new Date(platform.clock()));
  }

  const fileToken = async () => {
    const { envelope } = await upload(platform, root, 'fileStore', '材料.pdf', pdf);
    if (!envelope.ok) throw new Error(envelope.msg);
    return envelope.body.fileToken;
  };

  test('an account in each state, its number masked until a code is given', async () => {
    const { rows } = await root.ok('bankAccountList', { body: {} });
    expect(new Set(rows.map(({ state }) => state)).size).toBe(7);
    const [first] = rows;
    expect(first).toMatchObject({ isDefault: true, accountNo: expect.stringMatching(/^1001\*+5702$/) });
    const accountId = first?.accountId ?? '';
    const code = await personalCode(platform, root, phone, 'revealAccount');
    const body = { accountId, code, browserID: root.browserId };
    expect((await root.ok('bankAccountReveal', { body })).accountNo).toMatch(/^\d+5702$/);
    expect((await root.call('bankAccountReveal', { body })).envelope.status).toBe('400');
    expect((await root.call('bankAccountUnbind', { body: { accountId, tail: '5702' } })).envelope.status).toBe('409');
  });

  test('three wrong amounts void a transfer, a week ends it', async () => {
    const { rows } = await root.ok('bankAccountList', { body: { state: 'PAID_SUCCESS' } });
    const accountId = rows[0]?.accountId ?? '';
    for (let wrong = 0; wrong < 3; wrong += 1)
      await root.call('bankAccountConfirm', { body: { accountId, amount: '0.01' } });
    expect(await root.ok('bankAccountInfo', { body: { accountId } })).toMatchObject({
      state: 'FAILED',
      remainTimes: 0,
    });
    expect((await root.ok('bankAccountPay', { body: { accountId } })).state).toBe('PAID');
    await decideFor(accountId);
    const arrived = (await bankStatement(database().db)).find((one) => one.accountId === accountId);
    const confirmed = await root.ok('bankAccountConfirm', { body: { accountId, amount: arrived?.amount ?? '' } });
    expect(confirmed.state).toBe('ORGANFINISHED');
    await root.ok('bankAccountDefault', { body: { accountId } });
    expect((await root.ok('bankAccountList', { body: {} })).rows[0]?.accountId).toBe(accountId);
  });

  test('a change is returned, corrected, approved, and then holds', async () => {
    const browserID = root.browserId;
    const draft = { changeType: 'COMPANY' as const, values: { mailAddress: '新路9号' }, fileTokens: [] };
    const { changeNo } = await root.ok('changeSave', { body: draft });
    const empty = await root.call('changeSubmit', { body: { ...draft, changeNo, browserID } });
    expect(empty.envelope).toMatchObject({ body: { fields: { reason: '请填写变更原因' } } });
    const filled = { ...draft, changeNo, reason: '搬迁', browserID };
    await root.ok('changeSubmit', { body: filled });
    expect((await root.call('changeDelete', { body: { changeNo } })).envelope.status).toBe('409');
    expect((await root.ok('companyView', {})).openChangeNo).toBe(changeNo);
    const asked = and(eq(recognition.compCode, compCode), eq(recognition.port, 'registry'));
    const [told] = await until(async () => {
      const rows = await database().db.select().from(recognition).where(asked);
      return rows.length > 0 && rows;
    });
    expect(told?.values).toMatchObject({ compName: '华东精工制造有限公司', legalPerson: '王立新' });
    const found = await root.ok('changeView', { body: { changeNo } });
    expect(found.requestNo).toMatch(/^BG\d{8}\d{4,}\d$/);
    // The number as a person types it after hearing it.
    const typed = found.requestNo.toLowerCase().replace(/(\d{4})/, '$1 ');
    const list = await root.ok('changeList', { body: { requestNo: typed } });
    expect(list.rows.map((one) => one.changeNo)).toEqual([changeNo]);
    await decideFor(changeNo, { outcome: 'return', reason: '请补充', reasons: {} });
    expect(await root.ok('changeView', { body: { changeNo } })).toMatchObject({ state: 'RETURNED', opinion: '请补充' });
    await root.ok('changeSubmit', { body: filled });
    await decideFor(changeNo);
    const view = await root.ok('changeView', { body: { changeNo } });
    expect(view.differences).toEqual([expect.objectContaining({ field: 'mailAddress', after: '新路9号' })]);
    expect((await root.ok('companyView', {})).mailAddress).toBe('新路9号');
    expect((await stranger.call('changeView', { body: { changeNo } })).envelope.status).toBe('404');
  });

  test('a new licence is shown by its name and can be looked at', async () => {
    const licenseFile = await fileToken();
    const body = { changeType: 'LICENSE' as const, values: { licenseFile }, fileTokens: [], browserID: root.browserId };
    const { changeNo } = await root.ok('changeSubmit', { body });
    const view = await root.ok('changeView', { body: { changeNo } });
    expect(view.files.map((file) => file.fileToken)).toEqual([licenseFile]);
    expect(view.differences).toEqual([
      { field: 'licenseFile', label: '营业执照', before: '营业执照.pdf', after: '材料.pdf' },
    ]);
    await root.ok('changeWithdraw', { body: { changeNo } });
  });

  test('a new identity card of the legal person takes the place of the old one, both sides at once', async () => {
    const [legalIdFront, legalIdBack] = [await fileToken(), await fileToken()];
    const about = { changeType: 'LICENSE' as const, fileTokens: [], browserID: root.browserId };
    const none = await root.call('changeSubmit', { body: { ...about, values: { legalIdValidTo: '2040-01-01' } } });
    expect(none.envelope.msg).toBe('请至少上传一份新的证照');
    const half = await root.call('changeSubmit', { body: { ...about, values: { legalIdFront } } });
    expect(half.envelope.msg).toBe('请上传身份证的人像面和国徽面');
    const values = { legalIdFront, legalIdBack, legalIdValidTo: '2040-01-01' };
    const { changeNo } = await root.ok('changeSubmit', { body: { ...about, values } });
    const { differences } = await root.ok('changeView', { body: { changeNo } });
    expect(differences.map(({ label, after }) => [label, after])).toEqual([
      ['法定代表人身份证人像面', '材料.pdf'],
      ['法定代表人身份证国徽面', '材料.pdf'],
      ['法定代表人身份证有效期至', '2040-01-01'],
    ]);
    await decideFor(changeNo);
    const { legal, papers } = await root.ok('companyView', {});
    expect(legal.idValidTo).toBe('2040-01-01');
    const card = papers.find(({ name }) => name === '法定代表人身份证');
    expect(card?.files.map((file) => file.fileToken)).toEqual([legalIdFront, legalIdBack]);
  });

  test('the digital certificate that runs out soon is renewed by its authority, once', async () => {
    const { compCode, userCode } = await root.ok('custEmployeeInfoComp', { body: { productCode: 'CRM' } });
    const held = async () => {
      const { compVoucher } = await root.ok('compPersonalVoucherInfo', { query: { compCode, userCode } });
      return Date.parse(compVoucher?.expireTime ?? '');
    };
    const before = await held();
    const renewed = await root.ok('certificateRenew', {});
    expect(Date.parse(renewed.expireTime)).toBe(await held());
    expect(((await held()) - before) / 86_400_000).toBeGreaterThan(300);
    expect((await root.call('certificateRenew', {})).envelope.status).toBe('409');
  });

  test('invitations: sent, sent again after a pause, revoked; others see none of it', async () => {
    const body = { compName: '新客户', contact: '何平', mobile: '13722221111' };
    // The SMS comes from the platform, so it carries names and nothing that somebody could open or call.
    for (const [field, words] of [
      ['contact', '中奖请致电13900000000'],
      ['contact', 'evil.example'],
      ['compName', '领取 https://evil.example'],
    ] as const) {
      const { envelope } = await root.call('invitationSend', { body: { ...body, [field]: words } });
      expect(envelope).toMatchObject({
        status: '400',
        body: { fields: { [field]: expect.stringMatching(/^请只填写/) } },
      });
    }
    const { id, link, inviteCode } = await root.ok('invitationSend', { body });
    expect(link).toContain(`/register/account?inviteCode=${inviteCode}`);
    expect((await platform.client().ok('invitationByCode', { body: { inviteCode } })).valid).toBe(true);
    await root.ok('invitationResend', { body: { id } });
    expect((await root.call('invitationResend', { body: { id } })).envelope.status).toBe('429');
    expect((await stranger.call('invitationRevoke', { body: { id } })).envelope.status).toBe('404');
    await root.ok('invitationRevoke', { body: { id } });
    expect((await platform.client().ok('invitationByCode', { body: { inviteCode } })).valid).toBe(false);
    expect((await root.ok('invitationQuota', {})).used).toBeGreaterThan(0);
  });

  test('the company gets a new administrator', async () => {
    const code = await personalCode(platform, root, phone, 'adminChange');
    const { verifyToken } = await root.ok('adminChangeVerify', {
      body: { way: 'sms', value: code, browserID: root.browserId },
    });
    const [heir] = (await root.ok('employeeList', { body: { keyword: '13800000013' } })).rows;
    const body = { verifyToken, employeeCode: heir?.employeeCode ?? '', letterFile: await fileToken() };
    const { changeNo } = await root.ok('adminChangeSubmit', { body });
    expect((await root.call('adminChangeSubmit', { body })).envelope.status).toBe('409');
    expect((await root.ok('adminChangeView', {}))?.state).toBe('SUBMITTED');
    await decideFor(changeNo);
    const { rows } = await root.ok('employeeList', { body: { pageSize: 100 } });
    expect(rows.filter(({ rootManager }) => rootManager).map(({ userName }) => userName)).toEqual([heir?.userName]);
    expect((await root.call('adminChangeWithdraw', {})).envelope.status).toBe('443');
  });

  const byReader: readonly (readonly [CallName, object])[] = [
    ['bankAccountDefault', { body: { accountId: 'BdemoLINIT' } }],
    ['bankAccountPay', { body: { accountId: 'BdemoLINIT' } }],
    ['bankAccountUnbind', { body: { accountId: 'BdemoLINIT', tail: '1846' } }],
    ['bankAccountReveal', { body: { accountId: 'BdemoLINIT', code: '123456', browserID: 'b1' } }],
    ['changeSave', { body: { changeType: 'COMPANY', values: {}, fileTokens: [] } }],
    ['invitationSend', { body: { compName: '外部企业', contact: '何平', mobile: '13722221112' } }],
    ['adminChangeWithdraw', {}],
    ['certificateRenew', {}],
  ];
  test.each(byReader)('%s by somebody who may only look, and by nobody', async (name, input) => {
    expect((await reader.call(name, input as never)).envelope.status).toBe('443');
    expect((await platform.client().call(name, input as never)).httpStatus).toBe(401);
  });

  test.each(['bankAccountInfo', 'bankAccountPay', 'bankAccountDefault'] as const)(
    '%s of another company',
    async (name) => {
      expect((await stranger.call(name, { body: { accountId: 'BdemoLINIT' } })).envelope.status).toBe('404');
    },
  );
});
