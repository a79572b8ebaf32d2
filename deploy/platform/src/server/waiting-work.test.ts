import { beforeEach, expect, test } from '@jest/globals';
import { bankAccount, dispatch, reviewTask } from '@portal/database/schema/platform';
import { Registry } from '@portal/http/metrics';
import { eq, isNull } from 'drizzle-orm';
import { platformConfig } from '../kernel/config';
import { enqueue } from '../kernel/dispatch/enqueue';
import { describeOnBothWithDemo } from '../testing/demo-database';
import { readMetrics } from '../testing/read-metrics';
import { tellWaiting } from './waiting-work';

const start = new Date('2026-11-30T00:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const letter = {
  lane: 'notice',
  purpose: 'of the next release',
  variables: {},
  tenant: 'localhost',
  channel: 'sms',
  recipient: '13800000001',
};
const call = { ...letter, lane: 'port', channel: 'port' };

describeOnBothWithDemo('the figures of what waits', (database) => {
  const db = () => database().db;

  async function read(now: Date) {
    const metrics = new Registry();
    tellWaiting(metrics, { db: db(), config: platformConfig({ clock: () => now.getTime() }) });
    return readMetrics(metrics);
  }

  beforeEach(async () => {
    await db().delete(dispatch);
  });

  test('letters and calls that wait, how long, and those that were given up', async () => {
    await enqueue(db(), [letter, letter, { ...letter, channel: 'email' }, call], start);
    await enqueue(db(), [{ ...letter, dispatchId: 'GIVEN-UP' }], start);
    await db().update(dispatch).set({ state: 'FAILED', finishedAt: start }).where(eq(dispatch.dispatchId, 'GIVEN-UP'));
    await enqueue(db(), [letter], later(90));

    const { of } = await read(later(100));
    expect(of('portal_letters_waiting{channel="sms"}')).toBe(3);
    expect(of('portal_letters_waiting{channel="email"}')).toBe(1);
    expect(of('portal_letters_oldest_seconds{channel="sms"}')).toBe(100);
    expect(of('portal_letters_given_up{channel="sms"}')).toBe(1);
    expect(of('portal_letters_given_up{channel="email"}')).toBe(0);
    expect(of('portal_dispatch_waiting')).toBe(1);
    expect(of('portal_dispatch_oldest_seconds')).toBe(100);
    expect(of('portal_dispatch_given_up')).toBe(0);

    await db().delete(dispatch);
    expect((await read(later(100))).of('portal_letters_oldest_seconds{channel="sms"}')).toBe(0);
  });

  test('a result that a provider has not sent', async () => {
    await enqueue(db(), [{ ...call, purpose: 'bank.pay', dispatchId: 'PAY' }], start);
    await db()
      .update(dispatch)
      .set({ state: 'SENT', finishedAt: later(10) });
    const [account] = await db().select().from(bankAccount).limit(1);
    if (!account) throw new Error('there is no account');
    const mine = eq(bankAccount.accountId, account.accountId);
    await db().update(bankAccount).set({ state: 'PAID', transferId: 'PAY' }).where(mine);
    const waits = await read(later(70));
    expect(waits.of('portal_port_callbacks_waiting{port="bank"}')).toBe(1);
    expect(waits.of('portal_port_callback_oldest_seconds{port="bank"}')).toBe(60);
    for (const port of ['face', 'sign', 'scan'])
      expect(waits.of(`portal_port_callbacks_waiting{port="${port}"}`)).toBe(0);

    await db().update(bankAccount).set({ state: 'PAID_SUCCESS' }).where(mine);
    const done = await read(later(70));
    expect(done.of('portal_port_callbacks_waiting{port="bank"}')).toBe(0);
    expect(done.of('portal_port_callback_oldest_seconds{port="bank"}')).toBe(0);
  });

  test('cases by kind, and those of them that are overdue', async () => {
    const open = await db().select().from(reviewTask).where(isNull(reviewTask.doneAt));
    const kind = open[0]?.kind;
    const due = open.filter((one) => one.kind === kind).map(({ dueAt }) => dueAt.getTime());
    const { of } = await read(new Date(Math.max(...due) + 1));
    expect(of(`portal_cases_waiting{kind="${kind}"}`)).toBe(due.length);
    expect(of(`portal_cases_overdue{kind="${kind}"}`)).toBe(due.length);
    expect((await read(new Date(Math.min(...due) - 1))).of(`portal_cases_overdue{kind="${kind}"}`)).toBe(0);
  });
});

test.each<[string, () => Promise<never>]>([
  ['is away', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise(() => {})],
])('of a database that %s nothing is told, and the rest is', async (_, transaction) => {
  const metrics = new Registry();
  tellWaiting(metrics, { db: { transaction } as never, config: platformConfig() });
  expect((await readMetrics(metrics)).lines).toEqual([]);
});
