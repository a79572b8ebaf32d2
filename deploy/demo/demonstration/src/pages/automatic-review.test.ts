import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reviewTask } from '@portal/database/schema/platform';
import { noteOnCases } from '@portal/platform/src/domain/case/case-events';
import { addTask } from '@portal/platform/src/domain/case/review-tasks';
import { caseRules } from '@portal/platform/src/server/collected';
import type { ApiClient } from '@portal/platform/src/testing/api-client';
import { describeWithDemo } from '@portal/platform/src/testing/demo-database';
import { signedIn } from '@portal/platform/src/testing/signed-in';
import { TestPlatform } from '@portal/platform/src/testing/test-platform';
import { until } from '@portal/platform/src/testing/until';
import { and, eq, isNull } from 'drizzle-orm';
import { demoConfig } from '../demo-options';
import { demoCode, demoTenants } from '../seed/demo-tenant';
import { startAutomaticReview } from './automatic-review';
import { bankStatement } from './bank-statement';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const compCode = demoCode('C', tenant, 'A');

describeWithDemo('the reviewers of a demonstration', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  let stop: () => Promise<void>;
  const failures: unknown[] = [];
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, '13800000001', 'A');
    const config = demoConfig({ clock: platform.clock });
    const deciding = { db: database().db, config, messenger: {} as never, passwords: {} as never, caseRules };
    stop = startAutomaticReview(deciding, (error) => failures.push(error));
  }, 60_000);
  afterAll(async () => {
    await stop();
    await platform.close();
  });

  const openCases = async (kind: string) => {
    const open = and(eq(reviewTask.kind, kind), isNull(reviewTask.doneAt));
    return (await database().db.select().from(reviewTask).where(open)).map(({ taskId }) => taskId).sort();
  };

  test('decide new cases after a while; what staff have touched, and what was there before, waits for people', async () => {
    const { db } = database();
    const before = await openCases('registration');
    const now = new Date(platform.clock());
    const touched = await addTask(db, { kind: 'transfer', subject: 'touched', compCode, summary: '' }, now);
    await noteOnCases(db, [touched], { event: 'claimed' }, now);
    const { rows } = await root.ok('bankAccountList', { body: { state: 'PAID_FAILED' } });
    const accountId = rows[0]?.accountId ?? '';
    expect((await root.ok('bankAccountPay', { body: { accountId } })).state).toBe('PAID');
    platform.forward(100);
    await until(async () => (await root.ok('bankAccountInfo', { body: { accountId } })).state === 'PAID_SUCCESS');
    expect(await openCases('transfer')).toEqual([touched]);
    expect(await openCases('registration')).toEqual(before);
    expect(failures).toEqual([]);
    const arrived = (await bankStatement(db)).find((one) => one.accountId === accountId);
    expect(arrived?.amount).toMatch(/^0\.\d\d$/);
  });
});
