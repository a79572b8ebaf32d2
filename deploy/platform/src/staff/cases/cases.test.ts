import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  auditEvent,
  bankAccount,
  company,
  message,
  recognition,
  registration,
  reviewPolicy,
  reviewTask,
} from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import type { CallInput } from '@portal/shared/contract';
import { type CaseKind, caseKinds } from '@portal/shared/contract/case-states';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { addTask } from '../../domain/case/review-tasks';
import { profileOf } from '../../domain/company/records';
import { storeGrants } from '../../kernel/staff/staff-grants';
import type { Grant } from '../../kernel/staff/staff-state';
import { describeOnBothWithDemo } from '../../testing/demo-database';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const [home, jinqiao] = demoTenants;
if (!home || !jinqiao) throw new Error('the demonstration has two tenants');

const ids = (loginName: string) => `Tdemo${loginName}`;
const caseOf = (tenant: typeof home, key: string) => demoCode('T', tenant, key);
const companyOf = (tenant: typeof home, key: string) => demoCode('C', tenant, key);

describeOnBothWithDemo('cases', (database) => {
  let platform: TestPlatform;
  let first: StaffClient;
  /** The same person in a second browser. */
  let again: StaffClient;
  let second: StaffClient;
  let third: StaffClient;
  let admin: StaffClient;
  let auditor: StaffClient;

  async function loggedIn(loginName: string): Promise<StaffClient> {
    const client = platform.staff();
    await staffLogIn(platform, client, loginName);
    return client;
  }
  const grant = (loginName: string, grants: readonly Grant[]) => storeGrants(database().db, ids(loginName), grants);
  const row = async (taskId: string) => {
    const [found] = await database().db.select().from(reviewTask).where(eq(reviewTask.taskId, taskId));
    if (!found) throw new Error('no such case');
    return found;
  };
  const statusOf = async (compCode: string) => {
    const [found] = await database().db.select().from(company).where(eq(company.compCode, compCode));
    return found?.compStatus;
  };
  const claim = (client: StaffClient, taskId: string) => client.call('staffCaseClaim', { body: { taskId } });
  const decide = (client: StaffClient, body: CallInput<'staffCaseDecide'>['body']) =>
    client.call('staffCaseDecide', { body });
  const paid = (taskId: string, bankSerialNo: string) => ({ taskId, outcome: 'approve', bankSerialNo }) as const;
  const acts = async (client: StaffClient, taskId: string) =>
    (await client.ok('staffCaseShow', { body: { taskId } })).may.map(({ act }) => act);
  const audited = (action: string, object: string) =>
    database()
      .db.select()
      .from(auditEvent)
      .where(and(eq(auditEvent.action, action), eq(auditEvent.object, object)))
      .orderBy(desc(auditEvent.eventId));

  /** A case of a kind that one person decides; nobody carries out anything, because the request is gone. */
  const open = (subject: string) =>
    addTask(
      database().db,
      { kind: 'transfer', subject, compCode: companyOf(home, 'A'), summary: `打款 ${subject}` },
      new Date(platform.clock()),
    );

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
    // With both roles the author of a first decision could be tempted.
    await grant('chushen', [
      { role: 'first', tenant: null },
      { role: 'second', tenant: null },
    ]);
    await grant('kefu', [{ role: 'second', tenant: null }]);
    first = await loggedIn('chushen');
    again = await loggedIn('chushen');
    second = await loggedIn('fushen');
    third = await loggedIn('kefu');
    admin = await loggedIn('admin');
    auditor = await loggedIn('shenji');
  }, 120_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    const free = { claimedBy: null, claimedAt: null, assignedTo: null };
    await database()
      .db.update(reviewTask)
      .set(free)
      .where(inArray(reviewTask.kind, ['registration', 'transfer']));
  });

  test('the queue holds the cases of the reader’s tenants, by state and company, with numbers by kind', async () => {
    const all = await auditor.ok('staffCaseList', { body: {} });
    expect(all.counts.registration).toBe(4);
    expect(new Set(all.rows.map(({ tenant }) => tenant))).toEqual(new Set([home.code, jinqiao.code]));
    const pages = [await auditor.ok('staffCaseList', { body: { limit: 3 } })];
    const after = pages[0]?.next ?? '';
    pages.push(await auditor.ok('staffCaseList', { body: { limit: 3, after, counts: false } }));
    expect(pages.flatMap(({ rows }) => rows.map(({ taskId }) => taskId))).toEqual(
      all.rows.map(({ taskId }) => taskId).slice(0, 6),
    );
    const found = await auditor.ok('staffCaseList', { body: { keyword: '海纳纺织', tenant: home.code } });
    expect(found.rows).toMatchObject([{ taskId: caseOf(home, 'S30'), kindName: '企业认证', overdue: false }]);
    const [{ requestNo = '' } = {}] = found.rows;
    const byNumber = await auditor.ok('staffCaseList', { body: { keyword: requestNo.toLowerCase() } });
    expect(byNumber.rows.map(({ taskId }) => taskId)).toEqual([caseOf(home, 'S30')]);
  });

  test.each(['createdAt', '-createdAt', 'dueAt', '-dueAt'] as const)(
    'the queue by %s, also on a later page',
    async (sort) => {
      const all = (await auditor.ok('staffCaseList', { body: { sort } })).rows;
      const times = all.map((row) => (sort.endsWith('createdAt') ? row.createdAt : row.dueAt));
      expect(times).toEqual(sort.startsWith('-') ? times.toSorted().toReversed() : times.toSorted());
      const first = await auditor.ok('staffCaseList', { body: { sort, limit: 3 } });
      const rest = await auditor.ok('staffCaseList', { body: { sort, after: first.next ?? '' } });
      expect([...first.rows, ...rest.rows].map(({ taskId }) => taskId)).toEqual(all.map(({ taskId }) => taskId));
    },
  );

  test('a role for one tenant shows nothing of another', async () => {
    await grant('zuhu', [{ role: 'first', tenant: jinqiao.code }]);
    const local = await loggedIn('zuhu');
    const { rows, counts } = await local.ok('staffCaseList', { body: {} });
    expect(new Set(rows.map(({ tenant }) => tenant))).toEqual(new Set([jinqiao.code]));
    expect(counts.registration).toBe(2);
    const elsewhere = { body: { taskId: caseOf(home, 'S30') } };
    for (const name of ['staffCaseShow', 'staffCaseClaim', 'staffCaseRelease'] as const)
      expect((await local.call(name, elsewhere)).envelope.status).toBe('404');
    expect((await local.call('staffCaseList', { body: { tenant: home.code } })).envelope.status).toBe('443');
    expect((await local.ok('staffCaseClaimNext', { body: {} })).taskId).toMatch(/^T/);
    expect((await local.call('staffCaseClaimNext', { body: { tenant: home.code } })).envelope.status).toBe('443');
  });

  test('what was typed stands beside what was read; a number is whole only after a click that the audit keeps', async () => {
    const compCode = companyOf(home, 'S30');
    const { permit, legalPerson } = await profileOf(database().db, compCode);
    const at = new Date(platform.clock());
    await database()
      .db.insert(recognition)
      .values([
        { compCode, fileToken: String(permit.licenseFile), port: 'ocr', values: { compName: '南通海内纺织' }, at },
        { compCode, port: 'registry', values: { compName: String(permit.compName), compType: '1' }, at },
        { compCode, fileToken: String(legalPerson.frontFile), port: 'ocr', values: { idNo: '110105194912310000' }, at },
      ]);
    const taskId = caseOf(home, 'S30');
    const shown = await first.ok('staffCaseShow', { body: { taskId } });
    const items = shown.sections.flatMap((section) => section.items);
    const named = (field: string) => items.find((item) => item.field === field);
    expect(named('compName')?.read).toMatchObject([
      { port: 'registry', differs: false },
      { port: 'ocr', value: '南通海内纺织', differs: true },
    ]);
    expect(named('compType')?.read).toMatchObject([{ value: '有限责任公司' }]);
    const idNo = String(legalPerson.idNo);
    expect(named('legalPerson.idNo')).toMatchObject({ masked: true, read: [{ differs: true }] });
    expect(JSON.stringify(shown)).not.toContain(idNo);
    expect(JSON.stringify(shown)).not.toContain('110105194912310000');
    const reveal = { body: { taskId, field: 'legalPerson.idNo' } };
    expect(await first.ok('staffCaseReveal', reveal)).toEqual({ value: idNo });
    expect((await first.call('staffCaseReveal', { body: { taskId, field: 'compName' } })).envelope.status).toBe('404');
    const [noted] = await audited('case.reveal', taskId);
    expect(noted).toMatchObject({ userCode: ids('chushen'), tenant: home.code, compCode });
    expect(JSON.stringify(noted?.detail)).not.toContain(idNo);

    const fileToken = named('licenseFile')?.file?.fileToken ?? '';
    const file = await auditor.call('staffCaseFile', { body: { taskId, fileToken } });
    expect(file.headers).toMatchObject({ 'content-security-policy': "default-src 'none'; sandbox" });
    expect((await audited('case.file', taskId))[0]).toMatchObject({ userCode: ids('shenji') });
    const other = await profileOf(database().db, companyOf(home, 'A'));
    const foreign = { body: { taskId, fileToken: String(other.permit.licenseFile) } };
    expect((await first.call('staffCaseFile', foreign)).envelope.status).toBe('404');
  });

  test('one holds a case; the others hear who, and a claim ends after fifteen idle minutes', async () => {
    const taskId = caseOf(home, 'S30');
    expect(await acts(first, taskId)).toEqual(['claim', 'file', 'reveal']);
    expect((await decide(first, { taskId, outcome: 'approve' })).envelope).toMatchObject({ msg: '请先领取该事项' });
    await first.ok('staffCaseClaim', { body: { taskId } });
    expect((await claim(second, taskId)).envelope).toMatchObject({ status: '409', msg: '该事项已由林初阳处理' });
    expect(await acts(second, taskId)).not.toContain('claim');
    const { rows } = await second.ok('staffCaseList', { body: { claimedBy: ids('chushen') } });
    expect(rows).toMatchObject([{ taskId, claimedBy: { displayName: '林初阳' } }]);
    await first.ok('staffCaseDraft', { body: { taskId, reasons: { compName: '企业名称与营业执照不一致' } } });
    await database()
      .db.update(reviewTask)
      .set({ claimedAt: new Date(platform.clock() - 16 * 60_000) })
      .where(eq(reviewTask.taskId, taskId));
    expect(await first.ok('staffCaseTouch', { body: { taskId } })).toEqual({ held: false });
    await second.ok('staffCaseClaim', { body: { taskId } });
    expect((await decide(first, { taskId, outcome: 'approve' })).envelope.status).toBe('409');
    const { draft } = await second.ok('staffCaseShow', { body: { taskId } });
    expect(draft).toMatchObject({
      own: false,
      by: { displayName: '林初阳' },
      reasons: { compName: expect.any(String) },
    });
    await second.ok('staffCaseRelease', { body: { taskId } });
  });

  test('sent back by field, a company hears it at once and corrects what was named', async () => {
    const [taskId, compCode] = [caseOf(home, 'S30'), companyOf(home, 'S30')];
    await first.ok('staffCaseClaim', { body: { taskId } });
    const unknown = { taskId, outcome: 'return', reasons: { constructor: 'x' } } as const;
    expect((await decide(first, unknown)).envelope.status).toBe('400');
    expect((await decide(first, { taskId, outcome: 'return' })).envelope).toMatchObject({
      body: { fields: { reason: '请填写审核意见' } },
    });
    const reasons = { licenseFile: '营业执照不清晰' };
    expect(await first.ok('staffCaseDecide', { body: { taskId, outcome: 'return', reasons } })).toEqual({
      waits: false,
    });
    expect(await statusOf(compCode)).toBe('35');
    const [kept] = await database().db.select().from(registration).where(eq(registration.compCode, compCode));
    expect(kept).toMatchObject({ reasons, remark: '营业执照不清晰' });
    const [told] = await database()
      .db.select()
      .from(message)
      .where(eq(message.compCode, compCode))
      .orderBy(desc(message.sentAt));
    expect(told?.content).toContain('营业执照不清晰');
    expect(await row(taskId)).toMatchObject({ outcome: 'return', decidedBy: ids('chushen'), draft: null });
    expect((await claim(second, taskId)).envelope).toMatchObject({ msg: '该事项已办结' });
    expect((await decide(first, { taskId, outcome: 'approve' })).envelope).toMatchObject({ msg: '该事项已办结' });
  });

  test('[threat: missing right] two pairs of eyes: the author is never the second, also in two browsers at once', async () => {
    const [taskId, compCode] = [caseOf(jinqiao, 'S30'), companyOf(jinqiao, 'S30')];
    await first.ok('staffCaseClaim', { body: { taskId } });
    const both = await Promise.all([first, again].map((one) => decide(one, { taskId, outcome: 'approve' })));
    expect(both.map(({ envelope }) => envelope.status).sort()).toEqual(['200', '409']);
    expect(await row(taskId)).toMatchObject({ firstBy: ids('chushen'), firstOutcome: 'approve', doneAt: null });
    // The author tries everything, in both browsers at the same time, also with a claim that should not be there.
    await database()
      .db.update(reviewTask)
      .set({ claimedBy: ids('chushen'), claimedAt: new Date(platform.clock()) })
      .where(eq(reviewTask.taskId, taskId));
    const tries = [first, again].flatMap((one) => [
      claim(one, taskId),
      decide(one, { taskId, outcome: 'confirm' }),
      decide(one, { taskId, outcome: 'approve' }),
      decide(one, { taskId, outcome: 'sendBack', reason: '再看' }),
    ]);
    for (const { envelope } of (await Promise.all(tries)).slice(1, 4)) expect(envelope.ok).toBe(false);
    expect(await row(taskId)).toMatchObject({ firstBy: ids('chushen'), doneAt: null });
    expect(await acts(first, taskId)).not.toContain('confirm');
    expect(await statusOf(compCode)).toBe('30');
    await first.ok('staffCaseRelease', { body: { taskId } });
    expect((await claim(first, taskId)).envelope).toMatchObject({ status: '443', msg: '不能复审本人的初审意见' });

    await second.ok('staffCaseClaim', { body: { taskId } });
    expect(await acts(second, taskId)).toEqual(expect.arrayContaining(['confirm', 'sendBack']));
    await second.ok('staffCaseDecide', { body: { taskId, outcome: 'sendBack', reason: '请核对注册资本' } });
    expect(await row(taskId)).toMatchObject({ firstBy: null, assignedTo: ids('chushen') });
    expect((await claim(third, taskId)).envelope).toMatchObject({ msg: '该事项已由林初阳处理' });
    expect((await first.ok('staffCaseClaimNext', { body: {} })).taskId).toBe(taskId);
    expect(await first.ok('staffCaseDecide', { body: { taskId, outcome: 'approve' } })).toEqual({ waits: true });

    const claims = await Promise.all([second, third].map((one) => claim(one, taskId)));
    expect(claims.map(({ envelope }) => envelope.status).sort()).toEqual(['200', '409']);
    const ends = await Promise.all([second, third].map((one) => decide(one, { taskId, outcome: 'confirm' })));
    expect(ends.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
    expect(await statusOf(compCode)).toBe('40');
    const { timeline } = await auditor.ok('staffCaseShow', { body: { taskId } });
    const events = timeline.map(({ event }) => event);
    expect(events.filter((event) => event !== 'claimed' && event !== 'released')).toEqual([
      'opened',
      'firstDecided',
      'sentBack',
      'firstDecided',
      'decided',
    ]);
    expect(await audited('case.confirm', taskId)).toHaveLength(1);
  });

  test.each(Object.keys(caseKinds) as CaseKind[])(
    'a case of kind %s that wants two pairs of eyes takes no second decision of its author, in no browser',
    async (kind) => {
      const { db } = database();
      const policy = { twoEyes: true, limitDays: 2 };
      await db
        .insert(reviewPolicy)
        .values({ tenant: home.code, kind, ...policy })
        .onConflictDoUpdate({ target: [reviewPolicy.tenant, reviewPolicy.kind], set: policy });
      const about = { kind, subject: `two-${kind}`, compCode: companyOf(home, 'A'), summary: kind };
      const taskId = await addTask(db, about, new Date(platform.clock()));
      await first.ok('staffCaseClaim', { body: { taskId } });
      const both = await Promise.all([first, again].map((one) => decide(one, paid(taskId, `two-${kind}`))));
      expect(both.map(({ envelope }) => envelope.status).sort()).toEqual(['200', '409']);
      const waiting = { firstBy: ids('chushen'), firstOutcome: 'approve', doneAt: null, outcome: null };
      expect(await row(taskId)).toMatchObject(waiting);
      await db
        .update(reviewTask)
        .set({ claimedBy: ids('chushen'), claimedAt: new Date(platform.clock()) })
        .where(eq(reviewTask.taskId, taskId));
      const tries = [first, again].flatMap((one) =>
        (['confirm', 'approve', 'reject', 'return', 'sendBack'] as const).map((outcome) =>
          decide(one, { taskId, outcome, reason: '再看' }),
        ),
      );
      for (const { envelope } of await Promise.all(tries)) expect(envelope.ok).toBe(false);
      expect(await row(taskId)).toMatchObject(waiting);
      await db.delete(reviewPolicy).where(eq(reviewPolicy.kind, kind));
      await db
        .update(reviewTask)
        .set({ doneAt: new Date(platform.clock()) })
        .where(eq(reviewTask.taskId, taskId));
    },
  );

  test('a reviewer asks for a second pair of eyes where the policy wants none', async () => {
    const taskId = await open('ask');
    await first.ok('staffCaseClaim', { body: { taskId } });
    await first.ok('staffCaseAskSecond', { body: { taskId, wanted: true } });
    expect(await first.ok('staffCaseDecide', { body: { taskId, outcome: 'reject', reason: '户名不符' } })).toEqual({
      waits: true,
    });
    await second.ok('staffCaseClaim', { body: { taskId } });
    await second.ok('staffCaseDecide', { body: { taskId, outcome: 'confirm' } });
    expect(await row(taskId)).toMatchObject({ outcome: 'reject', reason: '户名不符', decidedBy: ids('fushen') });
  });

  test('a transfer that a person has paid comes with the bank’s number: one for each, in case, audit and account', async () => {
    const { db } = database();
    const subject = demoCode('B', home, 'PAID');
    const taskId = await open(subject);
    await first.ok('staffCaseClaim', { body: { taskId } });
    const { may } = await first.ok('staffCaseShow', { body: { taskId } });
    expect(may.find(({ act }) => act === 'approve')).toMatchObject({ label: '打款成功', wants: 'bankSerialNo' });
    const fault = async (bankSerialNo?: string) =>
      (await decide(first, { taskId, outcome: 'approve', ...(bankSerialNo !== undefined && { bankSerialNo }) }))
        .envelope;
    expect(await fault()).toMatchObject({ body: { fields: { bankSerialNo: '请输入银行流水号' } } });
    expect((await fault('12 34')).status).toBe('400');
    await db
      .update(reviewTask)
      .set({ bankSerialNo: '20261129000001', doneAt: new Date(platform.clock()) })
      .where(eq(reviewTask.taskId, await open('before')));
    expect(await fault('20261129000001')).toMatchObject({ msg: expect.stringContaining('已登记在另一笔打款') });

    await first.ok('staffCaseAskSecond', { body: { taskId, wanted: true } });
    const serialNo = '20261129104512000318';
    await first.ok('staffCaseDecide', { body: paid(taskId, serialNo) });
    await second.ok('staffCaseClaim', { body: { taskId } });
    const [section] = (await second.ok('staffCaseShow', { body: { taskId } })).sections;
    expect(section?.items).toContainEqual(expect.objectContaining({ label: '银行流水号', value: serialNo }));
    await second.ok('staffCaseDecide', { body: { taskId, outcome: 'confirm' } });
    const [account] = await db.select().from(bankAccount).where(eq(bankAccount.accountId, subject));
    expect(account).toMatchObject({ state: 'PAID_SUCCESS', serialNo });
    for (const action of ['case.firstDecide', 'case.confirm'])
      expect((await audited(action, taskId))[0]?.detail).toMatchObject({ after: { bankSerialNo: serialNo } });
    expect(await row(taskId)).toMatchObject({ outcome: 'approve', bankSerialNo: serialNo });
  });

  test('several who ask for the next case at once get one each, urgent ones first', async () => {
    const made: string[] = [];
    for (const subject of ['n1', 'n2', 'n3', 'n4']) made.push(await open(subject));
    const urgent = made[3] ?? '';
    await admin.ok('staffCasePriority', { body: { taskIds: [urgent], urgent: true } });
    const next = (one: StaffClient) => one.ok('staffCaseClaimNext', { body: { kind: 'transfer' } });
    expect((await next(first)).taskId).toBe(urgent);
    const got = await Promise.all([first, again, second, third].map(next));
    const taken = got.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]));
    expect(new Set(taken).size).toBe(taken.length);
    expect([...taken].sort()).toEqual(made.slice(0, 3).sort());
  });

  test('cases are handed over by who holds them, and by an administrator', async () => {
    const taskId = await open('hand');
    const give = (one: StaffClient, staffId: string) =>
      one.call('staffCaseAssign', { body: { taskIds: [taskId], staffId, note: '休假' } });
    expect((await give(second, ids('fushen'))).envelope.status).toBe('409');
    expect((await give(admin, ids('shenji'))).envelope.status).toBe('409');
    expect((await give(admin, ids('fushen'))).envelope.body).toEqual({ assigned: [taskId] });
    expect((await claim(first, taskId)).envelope).toMatchObject({ msg: '该事项已由方复明处理' });
    const { rows } = await second.ok('staffCaseList', { body: { state: 'mine' } });
    expect(rows.map((one) => one.taskId)).toContain(taskId);
    await second.ok('staffCaseClaim', { body: { taskId } });
    expect((await give(second, ids('kefu'))).envelope.body).toEqual({ assigned: [taskId] });
    expect((await row(taskId)).claimedBy).toBeNull();
    const offered = (await admin.ok('staffCaseReviewers', {})).map(({ staffId }) => staffId);
    expect(offered).toEqual(expect.arrayContaining([ids('chushen'), ids('fushen'), ids('kefu')]));
    expect(offered).not.toContain(ids('shenji'));
    expect((await audited('case.assign', taskId)).map(({ userCode }) => userCode)).toEqual([
      ids('fushen'),
      ids('admin'),
    ]);
  });

  test('sentences to choose from stand by field, for the kind of the case', async () => {
    const { fields, general } = await first.ok('staffCaseReasons', { body: { kind: 'registration' } });
    const licence = fields.find(({ field }) => field === 'licenseFile');
    expect(licence?.texts.length).toBeGreaterThan(0);
    expect(general.return?.length).toBeGreaterThan(0);
    const { fields: other, general: ofTransfers } = await first.ok('staffCaseReasons', { body: { kind: 'transfer' } });
    expect(other.map(({ label }) => label)).toEqual(['银行账号']);
    // A transfer is never sent back, so nobody chooses words for that.
    expect(ofTransfers).toMatchObject({ return: [], reject: expect.arrayContaining(['提交的材料不真实']) });
  });
});
