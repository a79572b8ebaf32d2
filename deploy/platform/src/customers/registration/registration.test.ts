import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { article, consentGiven } from '@portal/database/schema/platform';
import { bankStatement } from '@portal/demonstration/pages/bank-statement';
import { demoCreditCode } from '@portal/demonstration/seed/credit-code';
import type { CallInput } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { decide } from '../../domain/case/decide';
import { approved } from '../../domain/case/decision';
import { openTasks } from '../../domain/case/open-tasks';
import { platformConfig } from '../../kernel/config';
import { caseRules } from '../../server/collected';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { signedIn } from '../../testing/signed-in';
import type { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const secret = 'Kranich@2026x';

describeWithDemo('a company registers', (database) => {
  let platform: TestPlatform;
  let played: PlayedPlatform;
  beforeAll(async () => {
    // Nobody but the reviewer answers for the bank.
    played = await playedPlatform(database(), {}, { only: ['face'] });
    platform = played.platform;
  }, 60_000);
  afterAll(() => played.close());

  async function register(client: ApiClient, mobile: string, more: Partial<CallInput<'registerSubmit'>['body']> = {}) {
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    const asked = platform.clock();
    await client.ok('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose: 'register' } });
    const code = await platform.code(mobile, 'register', asked);
    const body = {
      compName: '试点制造有限公司',
      creditCode: demoCreditCode(9001),
      userName: '田新',
      identity: '20' as const,
      mobile,
      code,
      pwd: secret,
      rePwd: secret,
      consents: ['SERVICE' as const, 'PRIVACY' as const, 'CERTIFICATE' as const],
      browserID,
      ...more,
    };
    return client.call('registerSubmit', { body });
  }

  let papers = 0;
  /** Each file has a content of its own, unless the test gives one. */
  const fileOf = async (client: ApiClient, content?: Buffer) => {
    papers += 1;
    const own = content ?? Buffer.concat([pdf, Buffer.from(String(papers))]);
    const { envelope } = await upload(platform, client, 'fileStore', '材料.pdf', own);
    if (!envelope.ok) throw new Error(envelope.msg);
    return envelope.body.fileToken;
  };

  const permit = (licenseFile: string, creditCode: string, revision: number) => ({
    revision,
    productCodes: ['SCM'],
    compRole: 'C101',
    licenseFile,
    compName: '试点制造有限公司',
    creditCode,
    compType: '1',
    legalPerson: '王立新',
    registeredCapital: '5000.00',
    establishDate: '2018-06-12',
    termStart: '2018-06-12',
    termEnd: null,
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310115',
    address: '路1号',
    mailAddress: '路1号',
    scope: '贸易',
    industryCode: 'C39',
    smallMicro: false,
  });

  const legalIdNo = '310101198506151238';
  const agentIdNo = '11010519491231002X';

  async function fillCards(client: ApiClient) {
    const [frontFile, backFile, letterFile] = [await fileOf(client), await fileOf(client), await fileOf(client)];
    const legal = {
      name: (await client.ok('verificationView', {})).licensedPerson,
      idType: 'ID' as const,
      idNo: legalIdNo,
      idValidFrom: '2015-01-01',
      idValidTo: null,
      frontFile,
      backFile,
    };
    await client.ok('legalPersonSave', { body: legal });
    await client.ok('agentSave', { body: { name: '田新', idNo: agentIdNo, email: 'tian@example.com', letterFile } });
    await client.ok('certificateAgree', { body: { agreed: true } });
  }

  async function decideFor(compName: string, decision = approved) {
    const tasks = await openTasks(database().db);
    const task = tasks.find(({ summary }) => summary.startsWith(compName));
    if (!task) throw new Error('nothing to decide');
    const deciding = {
      db: database().db,
      config: platformConfig(),
      passwords: {} as never,
      messenger: {} as never,
      caseRules,
    };
    expect(await decide(deciding, task.taskId, decision, new Date(platform.clock()))).toBe(true);
    expect(await decide(deciding, task.taskId, decision, new Date(platform.clock()))).toBe(false);
  }

  test('from nothing to open by a face, invited, sent back once', async () => {
    const inviter = await signedIn(platform, '13800000001', 'A');
    const { inviteCode } = await inviter.ok('invitationSend', {
      body: { compName: '试点制造有限公司', contact: '田新', mobile: '13722220001' },
    });
    const stateOf = async () => (await inviter.ok('invitationList', { body: { pageSize: 1 } })).rows[0]?.state;
    const told = async () =>
      (await inviter.ok('messageList', { body: { keyword: '邀请的企业已完成注册', pageSize: 1 } })).total;
    const toldBefore = await told();
    const client = platform.client();
    const { envelope } = await register(client, '13722220001', { inviteCode });
    expect(envelope.body).toMatchObject({ result: 'registered', compStatus: '15', inviteCode });
    expect(await told()).toBe(toldBefore + 1);
    client.accessToken = (envelope.body as { cookieDetailsVo: { accessToken: string } }).cookieDetailsVo.accessToken;
    expect(await stateOf()).toBe('REGISTERED');

    await client.ok('permitSave', { body: { revision: 0, address: '半成' } });
    expect((await client.ok('permitView', {})).values).toMatchObject({ address: '半成', compName: '试点制造有限公司' });
    expect((await client.call('legalPersonSave', { body: {} as never })).envelope.status).toBe('400');
    const license = await fileOf(client);
    const unsuited = { ...permit(license, demoCreditCode(9001), 1), productCodes: ['SCM', 'ABS', 'NOTHING'] };
    expect((await client.call('permitSubmit', { body: unsuited })).envelope).toMatchObject({
      status: '400',
      body: { fields: { productCodes: '资产证券化、NOTHING不适用于一般企业，请重新选择产品' } },
    });
    expect(await client.ok('permitSubmit', { body: permit(license, demoCreditCode(9001), 1) })).toEqual({
      compStatus: '20',
    });

    expect((await client.call('verificationSubmit', {})).envelope.msg).toBe('请先完成全部认证步骤');
    await fillCards(client);
    expect(await stateOf()).toBe('CERTIFYING');
    const { url } = await client.ok('faceStart', { body: { purpose: 'registration', consent: true } });
    const ticket = new URL(url).searchParams.get('ticket') ?? '';
    const phone = platform.client();
    expect((await phone.ok('faceInfo', { body: { ticket } })).state).toBe('SCANNED');
    expect((await client.ok('faceState', { body: { purpose: 'registration' } })).state).toBe('SCANNED');
    await phone.ok('faceSubmit', { body: { ticket, consent: true } });
    await until(async () => (await phone.ok('faceInfo', { body: { ticket } })).state === 'SUCCESS');
    expect((await phone.call('faceSubmit', { body: { ticket, consent: true } })).envelope.status).toBe('409');
    expect((await client.ok('verificationView', {})).canSubmit).toBe(true);
    expect(await client.ok('verificationSubmit', {})).toEqual({ compStatus: '30' });
    const agreed = await database().db.select().from(consentGiven).where(eq(consentGiven.consent, 'FACE'));
    expect(agreed).toMatchObject([{ version: expect.any(String) }]);

    const { submitted } = await client.ok('approvalView', {});
    const shown = submitted.flatMap(({ items }) => items.map(({ label, value }) => [label, value]));
    expect(Object.fromEntries(shown)).toMatchObject({
      申请产品: '信用凭证',
      企业类型: '有限责任公司',
      '注册资本（万元）': '5,000.00',
      营业期限: '2018-06-12 至 长期',
      经营范围: '贸易',
      所属行业: expect.stringContaining('计算机、通信和其他电子设备制造业'),
      证件号码: '110105********002X',
      法定代表人身份核验: '认证成功',
      身份证国徽面: '材料.pdf',
    });
    const papers = submitted.flatMap(({ items }) => items.flatMap(({ file }) => (file ? [file.fileToken] : [])));
    expect(papers).toHaveLength(4);
    expect(papers).toContain(license);

    const reasons = { 'agent.letterFile': '未盖章' };
    await decideFor('试点制造', { outcome: 'return', reason: '材料不全', reasons });
    expect(await client.ok('approvalView', {})).toMatchObject({ compStatus: '35', reasons, remark: '材料不全' });
    expect(await client.ok('approvalCorrect', {})).toEqual({ compStatus: '25' });
    expect((await client.ok('verificationView', {})).agent.state).toBe('FAILED');
    // Only the findings may be changed, and the person need not type the masked number again.
    const corrects = await client.ok('verificationView', {});
    expect(corrects.correctable).toEqual(['agent.letterFile']);
    const { idNo } = corrects.agent;
    const letterFile = await fileOf(client);
    const same = {
      name: '田新',
      idNo,
      email: 'tian@example.com',
      letterFile: corrects.agent.letterFile?.fileToken ?? '',
    };
    await client.ok('agentSave', { body: same });
    expect(await client.ok('verificationView', {})).toMatchObject({ unchanged: true, remark: '材料不全' });
    await client.ok('agentSave', { body: { name: '别人', idNo, email: 'other@example.com', letterFile } });
    const corrected = await client.ok('verificationView', {});
    expect(corrected.agent).toMatchObject({ state: 'DONE', name: '田新', idNo, email: 'tian@example.com' });
    expect(corrected.agent.letterFile?.fileToken).toBe(letterFile);
    expect(corrected).toMatchObject({ reasons: {}, unchanged: false });
    expect(await client.ok('verificationSubmit', {})).toEqual({ compStatus: '30' });
    expect((await client.ok('approvalView', {})).compStatus).toBe('30');
    expect(await client.ok('approvalWithdraw', {})).toEqual({ compStatus: '25' });
    await client.ok('verificationSubmit', {});
    await decideFor('试点制造');
    expect(await client.ok('registrationProgress', {})).toMatchObject({
      compStatus: '40',
      rootManager: true,
      productNames: ['信用凭证'],
      adminName: '田新',
    });
    expect(await stateOf()).toBe('OPENED');
    expect((await client.ok('companyView', {})).certifiedTime).not.toBeNull();
    expect((await client.ok('isCustUserAuth', {})).authed).toBe(true);
    expect((await client.ok('custAccountLoginView', {})).idNo).toBe('110105********002X');
    const { rows } = await client.ok('agreementList', { body: { state: 'PENDING' } });
    expect(rows.map(({ name, parties }) => [name, parties[0]])).toEqual([['信用凭证服务协议', '试点制造有限公司']]);
  });

  test('by a transfer: wrong amounts cost tries, the right one proves', async () => {
    const client = await signedIn(platform, '13800000020', 'S20');
    const account = { bankCode: '102', accountNo: '6222021001119999', accountNoAgain: '6222021001119999' };
    const { branchNo = '', branchName = '' } =
      (await client.ok('bankBranchList', { body: { bankCode: '102' } }))[0] ?? {};
    const body = { ...account, branchNo, branchName };
    const unequal = await client.call('transferStart', { body: { ...body, accountNoAgain: '1' } });
    expect(unequal.envelope).toMatchObject({ body: { fields: { accountNoAgain: '两次输入的银行账号不一致' } } });
    expect((await client.ok('transferStart', { body })).state).toBe('PAID');
    await decideFor('无锡恒达');
    const { accountId } = (await client.ok('transferState', {})) ?? {};
    const arrived = (await bankStatement(database().db)).find((one) => one.accountId === accountId);
    const amount = arrived?.amount ?? '';
    const wrong = amount === '0.01' ? '0.02' : '0.01';
    expect((await client.call('transferConfirm', { body: { amount: wrong } })).envelope.msg).toBe(
      '金额错误，剩余 2 次',
    );
    expect((await client.ok('transferConfirm', { body: { amount } })).state).toBe('ORGANFINISHED');
    expect((await client.ok('verificationView', {})).proof).toMatchObject({ state: 'DONE', way: 'transfer' });
  });

  test('what is there already is told after the code; somebody may ask to join', async () => {
    const taken = await register(platform.client(), '13800000009', { creditCode: demoCreditCode(9002) });
    expect(taken.envelope.body).toMatchObject({ result: 'mobileExists' });
    const { envelope } = await register(platform.client(), '13722220003', { creditCode: demoCreditCode(1) });
    expect(envelope.body).toMatchObject({ result: 'companyExists', adminMobile: '138****0001' });
    const { joinToken = '' } = envelope.body as { joinToken?: string };
    const stranger = platform.client();
    await stranger.ok('registerJoin', { body: { joinToken } });
    expect((await stranger.call('registerJoin', { body: { joinToken } })).envelope.status).toBe('409');
    const root = await signedIn(platform, '13800000001', 'A');
    const { rows } = await root.ok('employeeJoinList', { body: {} });
    const [{ joinNo = '' } = {}] = rows;
    await root.ok('employeeJoinDecide', { body: { joinNo, approve: true, employeeRole: ['E105'] } });
    expect((await root.ok('employeeList', { body: { keyword: '13722220003' } })).total).toBe(1);
  });

  test('what was typed into a card is kept until the card is complete', async () => {
    const client = await signedIn(platform, '13800000025', 'S25');
    const frontFile = await fileOf(client);
    await client.ok('verificationDraft', { body: { legalPerson: { name: '王立', idValidTo: null, frontFile } } });
    await client.ok('verificationDraft', { body: { agent: { email: 'half@' } } });
    const { drafts } = await client.ok('verificationView', {});
    expect(drafts.legalPerson).toMatchObject({
      name: '王立',
      idNo: '',
      idValidTo: null,
      frontFile: { fileToken: frontFile },
    });
    expect(drafts.agent).toMatchObject({ email: 'half@', letterFile: null });
    const masked = { name: '王立', idType: 'ID' as const, idNo: '110105********9999', idValidFrom: '2015-01-01' };
    const unknown = await client.call('legalPersonSave', {
      body: { ...masked, idValidTo: null, frontFile, backFile: await fileOf(client) },
    });
    expect(unknown.envelope).toMatchObject({ body: { fields: { idNo: '请输入正确的身份证号码' } } });
    const twice = [await fileOf(client, pdf), await fileOf(client, pdf)] as const;
    const legal = { ...masked, idNo: '11010519491231002X', idValidTo: null, frontFile: twice[0], backFile: twice[1] };
    expect((await client.call('legalPersonSave', { body: legal })).envelope).toMatchObject({
      body: { fields: { backFile: '与“身份证人像面”是同一个文件，请分别上传' } },
    });
    await fillCards(client);
    const agent = { name: '田新', idNo: agentIdNo, email: 'tian@example.com' };
    const { legalPerson } = await client.ok('verificationView', {});
    const letterFile = legalPerson.backFile?.fileToken ?? '';
    expect((await client.call('agentSave', { body: { ...agent, letterFile } })).envelope).toMatchObject({
      body: { fields: { letterFile: '与“身份证国徽面”是同一个文件，请分别上传' } },
    });
    expect((await client.ok('verificationView', {})).drafts).toEqual({ legalPerson: null, agent: null });
    // A late draft does not show the saved number in full.
    await client.ok('verificationDraft', { body: { legalPerson: { idNo: legalIdNo } } });
    const late = (await client.ok('verificationView', {})).drafts.legalPerson;
    expect(late?.idNo).toBe('310101********1238');
  });

  test('who did not see the last save of the permit is told, and overwrites nothing', async () => {
    const client = await signedIn(platform, '13800000015', 'S15');
    const { revision } = await client.ok('permitView', {});
    const save = (seen: number, mailAddress: string) =>
      client.call('permitSave', { body: { revision: seen, mailAddress, recognized: ['scope'] } });
    const next = (await save(revision, '甲路1号')).envelope.body as { revision: number };
    expect(next.revision).toBe(revision + 1);
    const late = { status: '409', msg: '资料已在其他页面更新', body: { fields: { revision: '资料已在其他页面更新' } } };
    expect((await save(revision, '乙路2号')).envelope).toMatchObject(late);
    const sent = permit(await fileOf(client), demoCreditCode(9015), revision);
    expect((await client.call('permitSubmit', { body: sent })).envelope).toMatchObject(late);
    expect(await client.ok('permitView', {})).toMatchObject({
      values: { mailAddress: '甲路1号' },
      revision: revision + 1,
      recognized: ['scope'],
    });
    const ended = { ...sent, revision: revision + 1, termEnd: '2020-01-01' };
    expect((await client.call('permitSubmit', { body: ended })).envelope).toMatchObject({
      body: { fields: { termEnd: '营业执照已过期，请上传有效的营业执照' } },
    });
  });

  test('what contradicts the licence or the other person is refused', async () => {
    const client = await signedIn(platform, '13800000025', 'S25');
    const { licensedPerson } = await client.ok('verificationView', {});
    const legal = {
      name: licensedPerson,
      idType: 'ID' as const,
      idNo: agentIdNo,
      idValidFrom: '2015-01-01',
      idValidTo: null,
      frontFile: await fileOf(client),
      backFile: await fileOf(client),
    };
    const faults = async (more: Partial<Omit<typeof legal, 'idValidTo'>> & { idValidTo?: string }) =>
      (await client.call('legalPersonSave', { body: { ...legal, ...more } })).envelope.body;
    expect(await faults({ name: '李四' })).toMatchObject({
      fields: { name: `与营业执照上的法定代表人“${licensedPerson}”不一致` },
    });
    expect(await faults({})).toMatchObject({
      fields: { idNo: '证件号码 110105********002X 已用于管理员“田新”，请核对' },
    });
    expect(await faults({ idNo: legalIdNo, idValidTo: '2020-01-01' })).toEqual({
      fields: { idValidTo: '证件已过期，请更换有效证件' },
    });
    const agent = { name: '田新', idNo: legalIdNo, email: 'tian@example.com', letterFile: await fileOf(client) };
    expect((await client.call('agentSave', { body: agent })).envelope.body).toMatchObject({
      fields: { idNo: `证件号码 310101********1238 已用于法定代表人“${licensedPerson}”，请核对` },
    });
  });

  test('a legal person who registers the company needs no letter from themselves', async () => {
    const client = platform.client();
    const { envelope } = await register(client, '13722220006', {
      compName: '自办实业有限公司',
      creditCode: demoCreditCode(9006),
      userName: '王立新',
      identity: '10',
    });
    client.accessToken = (envelope.body as { cookieDetailsVo: { accessToken: string } }).cookieDetailsVo.accessToken;
    const body = { ...permit(await fileOf(client), demoCreditCode(9006), 0), compName: '自办实业有限公司' };
    await client.ok('permitSubmit', { body });
    expect((await client.ok('verificationView', {})).agent).toMatchObject({ state: 'TODO', isLegalPerson: true });
    const early = await client.call('agentSave', {
      body: { name: '王立新', idNo: legalIdNo, email: '', letterFile: '' },
    });
    expect(early.envelope).toMatchObject({ status: '409', msg: '请先保存法人信息' });
    const [frontFile, backFile] = [await fileOf(client), await fileOf(client)];
    const legal = {
      name: '王立新',
      idType: 'ID' as const,
      idNo: legalIdNo,
      idValidFrom: '2015-01-01',
      idValidTo: null,
    };
    await client.ok('legalPersonSave', { body: { ...legal, frontFile, backFile } });
    const { agent } = await client.ok('verificationView', {});
    expect(agent).toMatchObject({ state: 'DONE', name: '王立新', idNo: '310101********1238', letterFile: null });
    const mailbox = { name: '冒名', idNo: agent.idNo, email: 'wang@example.com', letterFile: '' };
    await client.ok('agentSave', { body: mailbox });
    expect((await client.ok('verificationView', {})).agent).toMatchObject({
      name: '王立新',
      email: 'wang@example.com',
    });
    const { submitted } = await client.ok('approvalView', {});
    const shown = submitted.flatMap(({ items }) => items.map(({ label, value }) => [label, value]));
    expect(Object.fromEntries(shown)).toMatchObject({ 授权委托书: '法定代表人本人办理，无需提供' });
  });

  test('somebody with an account adds a company and enters it', async () => {
    const client = await signedIn(platform, '13800000001', 'A');
    const consents = ['SERVICE' as const, 'PRIVACY' as const, 'CERTIFICATE' as const];
    const body = { compName: '再试商贸有限公司', creditCode: demoCreditCode(9005), identity: '20' as const, consents };
    const { result, employeeCode = '' } = await client.ok('companyAdd', { body });
    expect(result).toBe('registered');
    const memberships = await client.ok('findAllCompNameByMobile', { body: { productCode: 'CRM' } });
    expect(memberships.find((one) => one.employeeCode === employeeCode)).toMatchObject({
      compName: '再试商贸有限公司',
      compStatus: '15',
      rootManager: true,
    });
    expect((await client.ok('companyAdd', { body })).result).toBe('companyExists');
    const { envelope } = await client.call('companyAdd', { body: { ...body, consents: [] } });
    expect(envelope).toMatchObject({ body: { fields: { consents: expect.any(String) } } });
  });

  test('a form that is wrong costs no code; consents are asked for', async () => {
    const { envelope } = await register(platform.client(), '13722220004', { consents: [] });
    expect(envelope).toMatchObject({ status: '400', body: { fields: { consents: expect.any(String) } } });
  });

  test('[threat: consent to nothing] where a text is not published nobody registers, and no consent is stored without a version', async () => {
    const { db } = database();
    const of = and(eq(article.kind, 'consent'), eq(article.type, 'PRIVACY'));
    const texts = await db.update(article).set({ version: '' }).where(of).returning({ id: article.id });
    expect(texts.length).toBeGreaterThan(0);
    const { envelope } = await register(platform.client(), '13722220005', { creditCode: demoCreditCode(9006) });
    expect(envelope).toMatchObject({ status: '409', msg: '平台协议尚未发布，暂不能办理，请稍后再来' });
    await db.update(article).set({ version: '2026-01' }).where(of);
    const [given] = await db.select().from(consentGiven).limit(1);
    const empty = db.insert(consentGiven).values({ ...given, consentId: 'Gnone', version: '' } as never);
    await expect(empty).rejects.toThrow();
  });

  test('an open company has no registration, a registering one no centre', async () => {
    const open = await signedIn(platform, '13800000001', 'A');
    expect((await open.call('permitView', {})).envelope.status).toBe('409');
    const waiting = await signedIn(platform, '13800000030', 'S30');
    expect((await waiting.call('companyView', {})).envelope.status).toBe('409');
    expect(await waiting.ok('approvalView', {})).toMatchObject({ compStatus: '30' });
  });
});
