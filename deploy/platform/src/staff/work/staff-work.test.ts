import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reviewTask } from '@portal/database/schema/platform';
import { type DemoTenant, demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { formatDay } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import { addTask } from '../../domain/case/review-tasks';
import { openTicket } from '../../domain/support/tickets';
import { storeGrants } from '../../kernel/staff/staff-grants';
import { describeWithDemo } from '../../testing/demo-database';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const [home, jinqiao] = demoTenants;
if (!home || !jinqiao) throw new Error('the demonstration has two tenants');

const hour = 3_600_000;

describeWithDemo('the start page of staff', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  async function shownTo(loginName: string) {
    const client = platform.staff();
    await staffLogIn(platform, client, loginName);
    return { client, work: () => client.ok('staffWork', {}) };
  }
  async function open(subject: string, tenant: DemoTenant) {
    const { db } = database();
    const compCode = demoCode('C', tenant, 'A');
    await addTask(db, { kind: 'transfer', subject, compCode, summary: subject }, new Date(platform.clock()));
    const [row] = await db.select().from(reviewTask).where(eq(reviewTask.subject, subject));
    if (!row) throw new Error('no such case');
    return row.taskId;
  }

  test('a claimed, a late and a decided case move its figures', async () => {
    const { client, work } = await shownTo('chushen');
    const before = (await work()).cases;
    const [claimed, late] = [await open('w1', home), await open('w2', home)];
    await client.ok('staffCaseClaim', { body: { taskId: claimed } });
    const now = platform.clock();
    await database()
      .db.update(reviewTask)
      .set({ dueAt: new Date(now - hour) })
      .where(eq(reviewTask.taskId, late));
    const then = (await work()).cases;
    if (!before || !then) throw new Error('no figures');
    expect(then.mine).toBe(before.mine + 1);
    expect(then.waiting).toBe(before.waiting + 1);
    expect(then.overdue).toBe(before.overdue + 1);
    const ofKind = (work: typeof then) => work.kinds.find(({ kind }) => kind === 'transfer');
    expect(ofKind(then)?.total).toBe((ofKind(before)?.total ?? 0) + 2);

    await database()
      .db.update(reviewTask)
      .set({ createdAt: new Date(now - 4 * hour), doneAt: new Date(now), outcome: 'approve' })
      .where(eq(reviewTask.taskId, late));
    const last = (await work()).cases;
    expect(last?.overdue).toBe(before.overdue);
    expect(last?.days).toHaveLength(30);
    const today = last?.days.at(-1);
    expect(today?.day).toBe(formatDay(new Date(now)));
    expect(today?.closed).toBe((before.days.at(-1)?.closed ?? 0) + 1);
    expect(today?.medianHours).toBeGreaterThan(0);
  });

  test('next come a late case and one that the person holds, and never one that a colleague holds', async () => {
    const { client, work } = await shownTo('chushen');
    const { client: colleague } = await shownTo('fushen');
    const [own, late, theirs] = [await open('n1', home), await open('n2', home), await open('n3', home)];
    await client.ok('staffCaseClaim', { body: { taskId: own } });
    await colleague.ok('staffCaseClaim', { body: { taskId: theirs } });
    const dueAt = (hours: number) => ({ dueAt: new Date(platform.clock() + hours * hour) });
    const { db } = database();
    for (const [taskId, hours] of [
      [late, -100],
      [theirs, -99],
      [own, -98],
    ] as const)
      await db.update(reviewTask).set(dueAt(hours)).where(eq(reviewTask.taskId, taskId));
    const { cases } = await work();
    expect(cases?.next.slice(0, 2).map(({ taskId }) => taskId)).toEqual([late, own]);
    expect(cases?.next[0]?.overdue).toBe(true);
    expect(cases?.next.map(({ taskId }) => taskId)).not.toContain(theirs);
    const doneAt = new Date(platform.clock());
    for (const taskId of [own, late, theirs])
      await db.update(reviewTask).set({ doneAt }).where(eq(reviewTask.taskId, taskId));
  });

  test('whoever has a role for one tenant sees that one counted only', async () => {
    await storeGrants(database().db, 'Tdemofushen', [{ role: 'second', tenant: jinqiao.code }]);
    const { work } = await shownTo('fushen');
    const before = (await work()).cases?.waiting ?? 0;
    await open('w3', home);
    expect((await work()).cases?.waiting).toBe(before);
    await open('w4', jinqiao);
    expect((await work()).cases?.waiting).toBe(before + 1);
  });

  test('questions are counted for those who answer them, and cases for those who read them', async () => {
    const { work } = await shownTo('kefu');
    const before = await work();
    expect(before.cases).toBeNull();
    await openTicket(database().db, { tenant: home.code, topic: '登录' }, '收不到验证码', new Date(platform.clock()));
    expect((await work()).questions?.open).toBe((before.questions?.open ?? 0) + 1);
    const { work: ofReviewer } = await shownTo('shenji');
    expect((await ofReviewer()).questions).toBeNull();
  });
});
