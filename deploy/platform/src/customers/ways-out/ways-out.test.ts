import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  agreement,
  auditEvent,
  certificate,
  changeRequest,
  company,
  companyProfile,
  companyRequest,
  dispatch,
  message,
  permit,
  registration,
  reviewTask,
  session,
} from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { formatDay } from '@portal/shared/format';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { keepCertificate } from '../../domain/agreement/certificates';
import { decide } from '../../domain/case/decide';
import { approved, type Decision } from '../../domain/case/decision';
import { openTasks } from '../../domain/case/open-tasks';
import { expireCompanies } from '../../domain/company/expire-companies';
import { mergeProfile } from '../../domain/company/records';
import { platformConfig } from '../../kernel/config';
import { caseRules } from '../../server/collected';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { signedIn } from '../../testing/signed-in';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

const demoTenant = demoTenants[0] as (typeof demoTenants)[number];
const phone = '13800000012';
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const dayMs = 86_400_000;
const refused = (reason: string): Decision => ({ outcome: 'reject', reason, reasons: {} });
const sentBack = (reason: string, reasons: Decision['reasons'] = {}): Decision => ({
  outcome: 'return',
  reason,
  reasons,
});

describeWithDemo('ways out of a company that nobody can enter', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  const db = () => database().db;
  const codeOf = (key: string) => demoCode('C', demoTenant, key);
  const placeOf = (key: string, mobile = phone) => demoCode('E', demoTenant, `${key}${mobile}`);
  const inDays = (days: number) => formatDay(new Date(platform.clock() + days * dayMs));

  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, phone);
  }, 60_000);
  afterAll(() => platform.close());

  async function decideOf(key: string, decision = approved) {
    const task = (await openTasks(db())).find((one) => one.compCode === codeOf(key));
    if (!task) throw new Error('nothing to decide');
    const deciding = { db: db(), config: platformConfig(), passwords: {} as never, messenger: {} as never, caseRules };
    expect(await decide(deciding, task.taskId, decision, new Date(platform.clock()))).toBe(true);
    return task;
  }
  const statusOf = async (key: string) =>
    (
      await db()
        .select()
        .from(company)
        .where(eq(company.compCode, codeOf(key)))
    )[0]?.compStatus;
  const setStatus = (key: string, compStatus: string) =>
    db()
      .update(company)
      .set({ compStatus })
      .where(eq(company.compCode, codeOf(key)));
  const ticketOf = async (key: string, client = root) => {
    const offer = await client.ok('wayOutOffer', { body: { employeeCode: placeOf(key) } });
    if (!offer) throw new Error('no way out is offered');
    return offer.ticket;
  };
  /** A browser of the same cookie without a session: its pages have nothing but the ticket. */
  const loggedOut = (client = root) => {
    const visitor = platform.client('localhost', client.browserId);
    for (const [name, value] of client.cookies) visitor.cookies.set(name, value);
    return visitor;
  };
  const lastTold = async () => {
    const [row] = await db()
      .select({ title: message.title })
      .from(message)
      .where(eq(message.userCode, demoCode('U', demoTenant, phone)))
      .orderBy(desc(message.serial))
      .limit(1);
    return row?.title;
  };
  async function fileBy(ticket: string, name = '新证照.pdf') {
    const { envelope } = await upload(platform, loggedOut(), 'wayOutFile', name, pdf, { ticket });
    if (!envelope.ok) throw new Error(envelope.msg);
    return envelope.body.fileToken;
  }

  test.each([
    ['45', 'reapplication'],
    ['55', 'correction'],
    ['60', 'renewal'],
    ['70', 'unfreeze'],
    ['75', 'unfreeze'],
    ['80', 'closing'],
    ['90', 'reopening'],
  ])('the administrator of a company in %s gets a ticket for %s', async (status, kind) => {
    const offer = await root.ok('wayOutOffer', { body: { employeeCode: placeOf(`X${status}`) } });
    expect(offer?.kind).toBe(kind);
    const view = await loggedOut().ok('wayOutView', { body: { ticket: offer?.ticket ?? '' } });
    expect(view).toMatchObject({ kind, compStatus: status });
  });

  test.each(['10', '65', '85', '40', '20'])('nobody gets a ticket for a company in %s', async (status) => {
    expect(await root.ok('wayOutOffer', { body: { employeeCode: placeOf(`X${status}`) } })).toBeNull();
  });

  test('no ticket for somebody who is not the administrator, nor for somebody else’s place', async () => {
    await setStatus('A', '60');
    const clerk = await signedIn(platform, '13800000002');
    const body = { employeeCode: placeOf('A', '13800000002') };
    expect(await clerk.ok('wayOutOffer', { body })).toBeNull();
    const foreign = await clerk.call('wayOutOffer', { body: { employeeCode: placeOf('X60') } });
    expect(foreign.envelope.status).toBe('404');
    await setStatus('A', '40');
  });

  test('a ticket is good in its own browser, for half an hour, and only while the company stays in that status', async () => {
    const ticket = await ticketOf('X60');
    const other = await signedIn(platform, '13800000001', 'A');
    for (const stranger of [other, platform.client()]) {
      expect((await stranger.call('wayOutView', { body: { ticket } })).envelope.status).toBe('404');
    }
    await setStatus('X60', '65');
    expect((await loggedOut().call('wayOutView', { body: { ticket } })).envelope.status).toBe('409');
    await setStatus('X60', '60');
    const wrong = await loggedOut().call('wayOutReapply', { body: { ticket } });
    expect(wrong.envelope.status).toBe('409');
    const late = new TestPlatform(database());
    late.forward(1801);
    const client = late.client('localhost', root.browserId);
    for (const [name, value] of root.cookies) client.cookies.set(name, value);
    expect((await client.call('wayOutView', { body: { ticket } })).envelope.status).toBe('404');
    await late.close();
  });

  test('the login stays refused with its reason', async () => {
    const client = platform.client();
    await logIn(platform, client, phone);
    const place = { employeeCode: placeOf('X60'), compBizCode: codeOf('X60') };
    const answer = await client.call('refreshToken', { body: { refreshToken: client.refreshToken, ...place } });
    expect(answer.envelope).toMatchObject({ ok: false, msg: '企业证照已过期，暂时无法登录' });
  });

  test('60: new papers are sent back once, then approved, and the company is open with its new dates', async () => {
    const first = await ticketOf('X60');
    const visitor = loggedOut();
    const { papers } = await visitor.ok('wayOutView', { body: { ticket: first } });
    expect(papers).toMatchObject({ licenseEnded: true, legalIdEnded: false, termEnd: inDays(-45) });
    const without = await visitor.call('wayOutChange', { body: { ticket: first, termEnd: inDays(900) } });
    expect(without.envelope).toMatchObject({ body: { fields: { licenseFile: '请上传新的营业执照' } } });
    const licenseFile = await fileBy(first);
    const past = { ticket: first, licenseFile, termEnd: inDays(-1) };
    expect((await visitor.call('wayOutChange', { body: past })).envelope).toMatchObject({
      body: { fields: { termEnd: '营业执照的有效期须在今天之后' } },
    });
    // A refused try has not used the ticket up.
    const values = { licenseFile, termEnd: inDays(900) };
    const { requestNo } = await visitor.ok('wayOutChange', { body: { ticket: first, ...values } });
    expect((await visitor.call('wayOutChange', { body: { ticket: first, ...values } })).envelope.ok).toBe(false);
    const reviewer = platform.staff();
    await staffLogIn(platform, reviewer, 'chushen');
    const { rows } = await reviewer.ok('staffCaseList', { body: { kind: 'renewal', state: 'open' } });
    const { sections } = await reviewer.ok('staffCaseShow', { body: { taskId: rows[0]?.taskId ?? '' } });
    const labels = sections.flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels.filter((label) => label.endsWith('营业执照'))).toEqual(['营业执照', '现有营业执照']);
    const found = sentBack('', { licenseFile: '证照照片不清晰' });
    expect((await decideOf('X60', found)).kind).toBe('renewal');
    expect(await statusOf('X60')).toBe('60');
    expect(await lastTold()).toBe('证照更新审核退回');

    const second = await ticketOf('X60');
    const view = await visitor.ok('wayOutView', { body: { ticket: second } });
    expect(view).toMatchObject({ opinion: '证照照片不清晰', request: { requestNo, state: 'RETURNED' } });
    expect(view.request?.files.map(({ fileToken }) => fileToken)).toEqual([licenseFile]);
    await visitor.ok('wayOutChange', { body: { ticket: second, ...values } });
    const third = await ticketOf('X60');
    const waiting = await visitor.ok('wayOutView', { body: { ticket: third } });
    expect(waiting).toMatchObject({ opinion: '', request: { requestNo, state: 'SUBMITTED' } });
    const twice = await visitor.call('wayOutChange', { body: { ticket: third, ...values } });
    expect(twice.envelope.status).toBe('409');
    await decideOf('X60');
    expect(await statusOf('X60')).toBe('40');
    expect(await lastTold()).toBe('证照更新审核通过');
    const [profile] = await db()
      .select()
      .from(companyProfile)
      .where(eq(companyProfile.compCode, codeOf('X60')));
    expect(profile?.permit).toMatchObject({ licenseFile, termEnd: inDays(900) });
    const inside = await signedIn(platform, phone, 'X60');
    expect((await inside.ok('changeList', { body: {} })).rows.map((row) => row.requestNo)).toEqual([requestNo]);
  });

  test('of two renewals at once one is under review', async () => {
    await setStatus('X60', '60');
    const tickets = [await ticketOf('X60'), await ticketOf('X60')];
    const licenseFile = await fileBy(tickets[0] ?? '');
    const answers = await Promise.all(
      tickets.map((ticket) =>
        loggedOut().call('wayOutChange', { body: { ticket, licenseFile, termEnd: inDays(1000) } }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
    await decideOf('X60');
  });

  test('45: the registration begins again with all that was typed, and comes back as a second try', async () => {
    const ticket = await ticketOf('X45');
    const view = await loggedOut().ok('wayOutView', { body: { ticket } });
    expect(view.opinion).not.toBe('');
    const [before] = await db()
      .select()
      .from(companyProfile)
      .where(eq(companyProfile.compCode, codeOf('X45')));
    await loggedOut().ok('wayOutReapply', { body: { ticket } });
    expect(await statusOf('X45')).toBe('15');
    const [after] = await db()
      .select()
      .from(companyProfile)
      .where(eq(companyProfile.compCode, codeOf('X45')));
    expect(after).toEqual(before);
    const [begun] = await db()
      .select()
      .from(registration)
      .where(eq(registration.compCode, codeOf('X45')));
    expect(begun?.reappliedAt).not.toBeNull();
    const inside = await signedIn(platform, phone, 'X45');
    expect((await inside.ok('permitView', {})).values.address).toBe('科技园路88号');
    expect((await loggedOut().call('wayOutReapply', { body: { ticket } })).envelope.ok).toBe(false);
  });

  test('55: a correction goes under review; sent back it can be corrected again, approved it holds', async () => {
    const values = { address: '海天路66号' };
    const ticket = await ticketOf('X55');
    const { texts } = await loggedOut().ok('wayOutView', { body: { ticket } });
    expect(texts).toMatchObject({ compName: '舟山定海船配有限公司', address: '科技园路88号' });
    const nothing = await loggedOut().call('wayOutChange', { body: { ticket, address: '科技园路88号' } });
    expect(nothing.envelope.ok).toBe(false);
    await loggedOut().ok('wayOutChange', { body: { ticket, ...values, reason: '注册地址已迁移' } });
    expect(await statusOf('X55')).toBe('50');
    expect(await root.ok('wayOutOffer', { body: { employeeCode: placeOf('X55') } })).toBeNull();
    await decideOf('X55', sentBack('请补充证明'));
    expect(await statusOf('X55')).toBe('55');
    const again = await ticketOf('X55');
    const view = await loggedOut().ok('wayOutView', { body: { ticket: again } });
    expect(view).toMatchObject({ opinion: '请补充证明', request: { values } });
    await loggedOut().ok('wayOutChange', { body: { ticket: again, ...values } });
    await decideOf('X55');
    expect(await statusOf('X55')).toBe('40');
    const inside = await signedIn(platform, phone, 'X55');
    expect((await inside.ok('companyView', {})).address).toBe('海天路66号');
  });

  test('70: an asked-for end of a freeze is refused with its reason, then granted', async () => {
    const reason = '核查材料已补齐';
    const ticket = await ticketOf('X70');
    const fileTokens = [await fileBy(ticket, '说明.pdf')];
    await loggedOut().ok('wayOutAsk', { body: { ticket, reason, fileTokens } });
    expect(await statusOf('X70')).toBe('75');
    const while75 = await ticketOf('X70');
    const twice = await loggedOut().call('wayOutAsk', { body: { ticket: while75, reason, fileTokens: [] } });
    expect(twice.envelope.status).toBe('409');
    await decideOf('X70', refused('风险尚未解除'));
    expect(await statusOf('X70')).toBe('70');
    expect(await lastTold()).toBe('企业解冻申请未通过');
    const again = await ticketOf('X70');
    expect(await loggedOut().ok('wayOutView', { body: { ticket: again } })).toMatchObject({ opinion: '风险尚未解除' });
    await loggedOut().ok('wayOutAsk', { body: { ticket: again, reason, fileTokens: [] } });
    await decideOf('X70');
    expect(await statusOf('X70')).toBe('40');
  });

  test('80: the closing is shown with its reason, and can be ended once', async () => {
    const ticket = await ticketOf('X80');
    const view = await loggedOut().ok('wayOutView', { body: { ticket } });
    expect(view.request).toMatchObject({ state: 'SUBMITTED', reason: expect.any(String) });
    const answers = await Promise.all([1, 2].map(() => loggedOut().call('wayOutKeep', { body: { ticket } })));
    expect(answers.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
    expect(await statusOf('X80')).toBe('40');
    const open = and(eq(reviewTask.compCode, codeOf('X80')), isNull(reviewTask.doneAt));
    expect(await db().select().from(reviewTask).where(open)).toEqual([]);
  });

  test('90: opened again, the company has no product; with an ended paper it has to renew it first', async () => {
    const ask = async () => {
      const ticket = await ticketOf('X90');
      await loggedOut().ok('wayOutAsk', { body: { ticket, reason: '恢复业务', fileTokens: [] } });
    };
    await ask();
    await decideOf('X90', refused('材料不足'));
    expect(await statusOf('X90')).toBe('90');
    expect(await lastTold()).toBe('企业恢复申请未通过');
    await mergeProfile(db(), codeOf('X90'), 'permit', { termEnd: inDays(-3) });
    await ask();
    await decideOf('X90');
    expect(await statusOf('X90')).toBe('60');
    await setStatus('X90', '90');
    await mergeProfile(db(), codeOf('X90'), 'permit', { termEnd: null });
    await ask();
    await decideOf('X90');
    expect(await statusOf('X90')).toBe('40');
    const asked = and(eq(dispatch.purpose, 'sign.certify'), eq(dispatch.recipient, codeOf('X90')));
    expect(await db().select().from(dispatch).where(asked)).toHaveLength(2);
  });

  test('closing: forbidden with its reasons, then begun, refused, begun again and carried out', async () => {
    const [mobile, key] = ['13800000002', 'B'];
    const owner = await signedIn(platform, mobile, key);
    const mate = await signedIn(platform, mobile, key);
    const compName = '江南纺织集团股份有限公司';
    const compCode = codeOf(key);
    const applied = { compCode, requestNo: 'KT-B', applyNo: 'A-B', productCode: 'SCM', state: 'OPEN' };
    await db().insert(permit).values(applied);
    const ofA = and(eq(agreement.compCode, codeOf('A')), eq(agreement.state, 'SIGNED'));
    const [signed] = await db().select().from(agreement).where(ofA);
    if (!signed) throw new Error('the demonstration has no signed agreement');
    await db()
      .insert(agreement)
      .values([
        { ...signed, id: 'XB1', compCode },
        { ...signed, id: 'XB2', compCode, state: 'SIGNING' },
      ]);
    const validTo = new Date(platform.clock() + 86_400_000).toISOString();
    const facts = { no: 'ZS-B', issuer: '证书颁发机构', validFrom: new Date(0).toISOString(), validTo };
    await keepCertificate(db(), { compCode, userCode: null }, facts);
    const { hindrances } = await owner.ok('closingView', {});
    expect(hindrances.map(({ kind }) => kind)).toEqual(['product', 'agreement']);
    const asked = { compName, reason: '项目已完工' };
    const early = await owner.call('closingSubmit', { body: asked });
    expect(early.envelope).toMatchObject({ status: '409', msg: expect.stringContaining('使用中的产品') });
    expect(await statusOf(key)).toBe('40');
    await owner.ok('closingStopProduct', { body: { productCode: 'SCM' } });
    expect((await owner.call('closingSubmit', { body: asked })).envelope.msg).toContain('签署中的协议');
    await db().update(agreement).set({ state: 'SIGNED' }).where(eq(agreement.id, 'XB2'));
    expect((await owner.ok('closingView', {})).hindrances).toEqual([]);
    const misspelt = await owner.call('closingSubmit', { body: { ...asked, compName: '江南纺织' } });
    expect(misspelt.envelope).toMatchObject({ body: { fields: { compName: expect.any(String) } } });

    await owner.ok('closingSubmit', { body: asked });
    expect(await statusOf(key)).toBe('80');
    for (const client of [owner, mate]) expect((await client.call('companyView', {})).httpStatus).toBe(401);
    await decideOf(key, refused('尚有未结清款项'));
    expect(await statusOf(key)).toBe('40');
    const back = await signedIn(platform, mobile, key);
    expect((await back.ok('closingView', {})).opinion).toBe('尚有未结清款项');
    await back.ok('closingSubmit', { body: asked });
    expect((await decideOf(key)).kind).toBe('closing');
    expect(await statusOf(key)).toBe('90');
    const permits = await db().select().from(permit).where(eq(permit.compCode, compCode));
    expect(permits.some(({ state }) => state === 'OPEN')).toBe(false);
    const agreements = await db().select().from(agreement).where(eq(agreement.compCode, compCode));
    expect(new Set(agreements.map(({ state }) => state))).toEqual(new Set(['INVALID']));
    const certificates = await db().select().from(certificate).where(eq(certificate.compCode, compCode));
    expect(certificates.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    const running = await db()
      .select()
      .from(session)
      .where(and(eq(session.employeeCode, placeOf(key, mobile)), isNull(session.endedAt)));
    expect(running).toEqual([]);
    const audited = await db().select().from(auditEvent).where(eq(auditEvent.compCode, compCode));
    expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['closing.submit', 'product.stop']));
  });

  test('only the administrator closes a company, and only after a proof', async () => {
    const owner = await signedIn(platform, '13800000001', 'A');
    owner.password = undefined;
    const body = { compName: '华东精工制造有限公司', reason: '不再使用' };
    expect((await owner.call('closingSubmit', { body })).envelope.status).toBe('441');
    const clerk = await signedIn(platform, '13800000002', 'A');
    expect((await clerk.call('closingSubmit', { body })).envelope.status).toBe('443');
    expect((await clerk.call('closingView', {})).envelope.status).toBe('443');
  });

  test('a company is closed to its people thirty days after a paper has ended, unless new papers wait', async () => {
    const expire = (days: number) =>
      expireCompanies(db(), new Date(platform.clock() + days * dayMs), 30, (error) => {
        throw error;
      });
    await db().update(companyProfile).set({ permit: {}, legalPerson: {} });
    await mergeProfile(db(), codeOf('E'), 'permit', { termEnd: inDays(0) });
    const inside = await signedIn(platform, '13800000004', 'E');
    await expire(30);
    expect(await statusOf('E')).toBe('40');
    const waiting = {
      ...{ changeNo: 'H-waiting', compCode: codeOf('E'), changeType: 'LICENSE', accountId: '', state: 'SUBMITTED' },
      ...{ applicant: '', values: {}, before: {}, reason: '', fileTokens: [], createdAt: new Date() },
    };
    await db().insert(changeRequest).values(waiting);
    await expire(31);
    expect(await statusOf('E')).toBe('40');
    await db().delete(changeRequest).where(eq(changeRequest.changeNo, 'H-waiting'));
    await Promise.all([expire(31), expire(31)]);
    expect(await statusOf('E')).toBe('60');
    expect((await inside.call('companyView', {})).httpStatus).toBe(401);
    const audited = and(eq(auditEvent.compCode, codeOf('E')), eq(auditEvent.action, 'company.papersExpired'));
    expect(await db().select().from(auditEvent).where(audited)).toHaveLength(1);
    await enterCompany(await signedIn(platform, '13800000001'));
  });

  test('every request has its number', async () => {
    const rows = await db().select({ requestNo: companyRequest.requestNo }).from(companyRequest);
    for (const { requestNo } of rows) expect(requestNo).toMatch(/^SQ\d{13,}$/);
  });
});
