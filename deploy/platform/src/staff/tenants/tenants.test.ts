import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, staffRole } from '@portal/database/schema/platform';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { eq } from 'drizzle-orm';
import { policyFor } from '../../domain/case/review-policy';
import { keepVersion } from '../../domain/content/content-versions';
import { describeWithDemo } from '../../testing/demo-database';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('the tenants', (database) => {
  let platform: TestPlatform;
  let reviewer: StaffClient;
  let keeper: StaffClient;
  beforeAll(async () => {
    const { db } = database();
    const themeColor = '#0B6E4F';
    await db.insert(tenant).values([
      { code: 'localhost', platformName: '供应链平台', themeColor, isDefault: true },
      { code: 'jinqiao.localhost', platformName: '金桥供应链', legalName: '金桥有限公司', themeColor, openedAt: null },
      { code: 'staff.localhost', platformName: '工作台', themeColor, audience: 'staff' },
    ]);
    await db.insert(tenantHost).values([
      { hostName: 'www.jinqiao.localhost', tenantCode: 'jinqiao.localhost' },
      { hostName: 'jinqiao.localhost', tenantCode: 'jinqiao.localhost' },
    ]);
    platform = new TestPlatform(database());
    reviewer = platform.staff();
    keeper = platform.staff();
    await staffLogIn(platform, reviewer, 'chushen');
    await staffLogIn(platform, keeper, 'zuhu');
  });
  afterAll(() => platform.close());

  test('a role for all tenants reads all of them, with their host names', async () => {
    const rows = await reviewer.ok('staffTenantList', {});
    expect(rows.map(({ code }) => code)).toEqual(['jinqiao.localhost', 'localhost', 'staff.localhost']);
    expect(rows[0]).toEqual({
      code: 'jinqiao.localhost',
      platformName: '金桥供应链',
      legalName: '金桥有限公司',
      audience: 'customers',
      isDefault: false,
      state: 'preparing',
      hostNames: ['jinqiao.localhost', 'www.jinqiao.localhost'],
    });
    expect(rows[2]).toMatchObject({ audience: 'staff', state: 'open', hostNames: [] });
  });

  test('a role for one tenant reads this one', async () => {
    await database().db.update(staffRole).set({ tenant: 'localhost' }).where(eq(staffRole.role, 'first'));
    expect((await reviewer.ok('staffTenantList', {})).map(({ code }) => code)).toEqual(['localhost']);
  });

  const jinqiao = { tenant: 'jinqiao.localhost' };
  const policyOf = async (kind: string) => {
    const { kinds } = await keeper.ok('staffPolicyList', { body: jinqiao });
    return kinds.find((row) => row.kind === kind);
  };

  test('one is shown with brand, law and host names, also one of staff', async () => {
    expect(await keeper.ok('staffTenantShow', { body: jinqiao })).toMatchObject({
      themeColor: '#0B6E4F',
      legalName: '金桥有限公司',
      mainSystem: null,
      state: 'preparing',
      hostNames: ['jinqiao.localhost', 'www.jinqiao.localhost'],
    });
    const desk = await keeper.ok('staffTenantShow', { body: { tenant: 'staff.localhost' } });
    expect(desk.audience).toBe('staff');
    expect((await keeper.call('staffPolicyList', { body: { tenant: 'staff.localhost' } })).envelope.status).toBe('404');
  });

  test('a policy of its own counts for the next case, until the usual one is wanted again', async () => {
    const usual = { twoEyes: false, limitDays: 2 };
    expect(await policyOf('change')).toMatchObject({ name: '信息变更', ...usual, usual, own: false });
    // To take a second pair of eyes away takes two people: see `staff-requests.test`.
    const policy = { twoEyes: false, limitDays: 5 };
    await keeper.ok('staffPolicySet', { body: { ...jinqiao, kind: 'change', policy } });
    expect(await policyOf('change')).toMatchObject({ ...policy, usual, own: true });
    const { db } = database();
    expect(await policyFor(db, jinqiao.tenant, 'change')).toEqual(policy);
    expect(await policyFor(db, 'localhost', 'change')).toMatchObject(usual);
    await keeper.ok('staffPolicySet', { body: { ...jinqiao, kind: 'change', policy: null } });
    expect(await policyOf('change')).toMatchObject({ ...usual, own: false });
    const noted = await db.select().from(auditEvent).where(eq(auditEvent.action, 'policy.set'));
    expect(noted).toMatchObject([
      { tenant: jinqiao.tenant, object: '信息变更', detail: { before: usual, after: policy } },
      { detail: { before: policy, after: usual } },
    ]);
  });

  test.each([0, 61, 1.5])('%p working days are no limit', async (limitDays) => {
    const body = { ...jinqiao, kind: 'face', policy: { twoEyes: false, limitDays } } as const;
    expect((await keeper.call('staffPolicySet', { body })).envelope.status).toBe('400');
  });

  test('the operator’s settings can be read', async () => {
    const { platform: settings } = await keeper.ok('staffPolicyList', { body: jinqiao });
    expect(settings).toMatchObject({ sessionIdle: 900, codeLife: 300, passwordMaxAgeDays: 90 });
  });

  test('versions of content say who pushed them', async () => {
    const made = { version: 1000, files: {}, by: 'platform', note: '更新帮助' };
    await keepVersion(database().db, { tenant: jinqiao.tenant, ...made }, new Date(0));
    const { own } = await keeper.ok('staffContentVersions', { body: jinqiao });
    expect(own).toEqual([{ version: 1000, by: 'platform', at: '1970-01-01T00:00:00.000Z', note: '更新帮助' }]);
  });

  test('who looks after one tenant neither reads nor changes another', async () => {
    await database().db.update(staffRole).set(jinqiao).where(eq(staffRole.role, 'tenants'));
    const other = { tenant: 'localhost' };
    for (const name of ['staffTenantShow', 'staffPolicyList', 'staffContentVersions'] as const)
      expect((await keeper.call(name, { body: other })).envelope.status).toBe('443');
    const body = { ...other, kind: 'face', policy: null } as const;
    expect((await keeper.call('staffPolicySet', { body })).envelope.status).toBe('443');
    await keeper.ok('staffTenantShow', { body: jinqiao });
  });
});
