import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, dispatch, reviewTask, user } from '@portal/database/schema/platform';
import { and, desc, eq } from 'drizzle-orm';
import { decide } from '../../domain/case/decide';
import { caseRules } from '../../server/collected';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { signedIn } from '../../testing/signed-in';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const ofPerson = (mobile: string) => ({ userCode: `UdemoL${mobile}` });

describeWithDemo('people as staff see them', (database) => {
  let platform: TestPlatform;
  let care: StaffClient;
  let second: StaffClient;

  beforeAll(async () => {
    platform = new TestPlatform(database());
    care = platform.staff();
    await staffLogIn(platform, care, 'kefu');
    second = platform.staff();
    await staffLogIn(platform, second, 'fushen');
  }, 120_000);
  afterAll(() => platform.close());

  const newestAct = async (action: string) => {
    const [row] = await database()
      .db.select()
      .from(auditEvent)
      .where(eq(auditEvent.action, action))
      .orderBy(desc(auditEvent.eventId))
      .limit(1);
    return row;
  };

  const deciding = (taskId: string, outcome: 'approve' | 'reject') => {
    const { db } = database();
    const services = { db, config: {}, messenger: {}, passwords: {}, caseRules } as never;
    return decide(services, taskId, { outcome, reason: '已核实', reasons: {} }, new Date(platform.clock()));
  };

  const openCase = async (subject: string) => {
    const [row] = await database().db.select().from(reviewTask).where(eq(reviewTask.subject, subject));
    return row?.taskId ?? '';
  };

  test('a person is found by name, and by a whole number only', async () => {
    const named = await care.ok('staffPersonList', { body: { keyword: '陈立群', tenant: 'localhost' } });
    expect(named.rows).toMatchObject([{ mobile: '138****0001', companies: ['华东精工制造有限公司'] }]);
    const byNumber = await care.ok('staffPersonList', { body: { keyword: '13800000001', tenant: 'localhost' } });
    expect(byNumber.rows.map(({ userCode }) => userCode)).toEqual(['UdemoL13800000001']);
    expect((await care.ok('staffPersonList', { body: { keyword: '138000' } })).rows).toEqual([]);
    const locked = await care.ok('staffPersonList', { body: { status: 'LOCKED', tenant: 'localhost' } });
    expect(locked.rows.map(({ userName }) => userName)).toEqual(['王建业']);
  });

  test('a person who is locked is out at the next click and cannot log in; unlocked again can', async () => {
    const mobile = '13800000009';
    const person = await signedIn(platform, mobile, 'A');
    expect((await person.call('deviceList', {})).envelope.ok).toBe(true);
    const body = { ...ofPerson(mobile), reason: '手机被盗，本人来电' };
    await care.ok('staffPersonLock', { body });
    expect((await person.call('deviceList', {})).envelope).toMatchObject({
      status: '401',
      msg: '账号已被锁定，请联系客服',
    });
    expect((await logIn(platform, platform.client(), mobile)).loginType).toBe('60');
    expect((await care.call('staffPersonLock', { body })).envelope.status).toBe('409');
    expect((await newestAct('person.lock'))?.detail).toMatchObject({
      before: { status: 'ACTIVE' },
      after: { status: 'LOCKED', reason: body.reason, sessionsEnded: 1 },
    });
    expect((await care.ok('staffPersonShow', { body: ofPerson(mobile) })).may).toEqual([
      'note',
      'endSessions',
      'correctMobile',
    ]);
    expect((await care.call('staffPersonUnlock', { body })).envelope.status).toBe('443');
    await second.ok('staffPersonUnlock', { body });
    platform.forward(61);
    expect((await logIn(platform, platform.client(), mobile)).loginType).toBe('10');
    const told = await database().db.select().from(dispatch).where(eq(dispatch.recipient, mobile));
    expect(told.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['person.locked', 'person.unlocked']));
  });

  test('an unlock ends the wait after wrong passwords', async () => {
    const mobile = '13800000014';
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await logIn(platform, platform.client(), mobile, 'Wrong@2026x');
      platform.forward(61);
    }
    const before = await second.ok('staffPersonShow', { body: ofPerson(mobile) });
    expect(before.waitsUntil).not.toBeNull();
    await second.ok('staffPersonUnlock', { body: { ...ofPerson(mobile), reason: '本人来电' } });
    expect((await second.ok('staffPersonShow', { body: ofPerson(mobile) })).waitsUntil).toBeNull();
    expect((await logIn(platform, platform.client(), mobile)).loginType).toBe('10');
  });

  test('all sessions of a person end, and the person may log in again', async () => {
    const mobile = '13800000013';
    const [one, two] = [await signedIn(platform, mobile, 'A'), await signedIn(platform, mobile, 'A')];
    const shown = await care.ok('staffPersonShow', { body: ofPerson(mobile) });
    expect(shown.devices).toHaveLength(2);
    const ended = await care.ok('staffPersonEndSessions', { body: { ...ofPerson(mobile), reason: '本人要求' } });
    expect(ended).toEqual({ count: 2 });
    for (const client of [one, two])
      expect((await client.call('deviceList', {})).envelope).toMatchObject({
        status: '401',
        msg: '客服已为您退出登录，请重新登录',
      });
    expect((await newestAct('person.endSessions'))?.detail).toMatchObject({ before: { sessions: 2 } });
  });

  test('a corrected number counts after the decision: both numbers are told, all sessions end', async () => {
    const { db } = database();
    const [mobile, fresh] = ['13800000008', '13911110008'];
    const person = await signedIn(platform, mobile, 'D');
    const asked = { ...ofPerson(mobile), mobile: fresh, evidence: '视频核对身份证原件' };
    const { correctionNo } = await care.ok('staffPersonCorrectMobile', { body: asked });
    const twice = await second.call('staffPersonCorrectMobile', { body: asked });
    expect(twice.envelope).toMatchObject({ status: '409', msg: '该人员已有手机号更正正在审核' });
    expect((await person.call('deviceList', {})).envelope.ok).toBe(true);
    const taskId = await openCase(correctionNo);
    expect(await deciding(taskId, 'approve')).toBe(true);
    expect((await person.call('deviceList', {})).envelope.status).toBe('401');
    const told = await db.select().from(dispatch).where(eq(dispatch.purpose, 'person.mobileCorrected'));
    expect(told.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([mobile, fresh]));
    expect((await logIn(platform, platform.client(), fresh)).loginType).toBe('10');
    const shown = await care.ok('staffPersonShow', { body: ofPerson(mobile) });
    expect(shown.corrections).toMatchObject([
      { taskId: expect.stringMatching(/^T/), state: 'APPROVED', mobile: '139****0008', by: '柯晓芙' },
    ]);
    expect(await newestAct('person.correctMobile')).toMatchObject({ userCode: 'Tdemokefu', tenant: 'localhost' });
  });

  test('[threat: one pair of eyes] who asked for a correction cannot claim or decide it, and nobody can hand it to them', async () => {
    const { db } = database();
    const asked = { ...ofPerson('13800000009'), mobile: '13911110009', evidence: '视频核对' };
    const { correctionNo } = await second.ok('staffPersonCorrectMobile', { body: asked });
    const taskId = await openCase(correctionNo);
    const own = { status: '443', msg: '不能处理本人提出的申请，请由其他审核人员处理' };
    expect((await second.call('staffCaseClaim', { body: { taskId } })).envelope).toMatchObject(own);
    expect((await second.ok('staffCaseShow', { body: { taskId } })).may.map(({ act }) => act)).not.toContain('claim');
    const given = { taskIds: [taskId], staffId: 'Tdemofushen', note: '' };
    expect((await second.call('staffCaseAssign', { body: given })).envelope.ok).toBe(false);
    // Somebody claimed it before the rule was there.
    await db.update(reviewTask).set({ claimedBy: 'Tdemofushen', claimedAt: new Date(platform.clock()) });
    const decision = { taskId, outcome: 'approve', reason: '', reasons: {} } as const;
    expect((await second.call('staffCaseDecide', { body: decision })).envelope).toMatchObject(own);
    const [row] = await db.select().from(user).where(eq(user.userCode, asked.userCode));
    expect(row?.mobile).toBe('13800000009');
  });

  test('a refused correction changes nothing; a number with an account is refused at once', async () => {
    const { db } = database();
    const who = ofPerson('13800000006');
    const evidence = '视频核对';
    const taken = await care.call('staffPersonCorrectMobile', { body: { ...who, mobile: '13800000001', evidence } });
    expect(taken.envelope).toMatchObject({ status: '400', body: { fields: { mobile: '该手机号已有账号' } } });
    const body = { ...who, mobile: '13911110006', evidence };
    const { correctionNo } = await care.ok('staffPersonCorrectMobile', { body });
    await deciding(await openCase(correctionNo), 'reject');
    const [row] = await db
      .select()
      .from(user)
      .where(and(eq(user.userCode, who.userCode)));
    expect(row?.mobile).toBe('13800000006');
  });
});
