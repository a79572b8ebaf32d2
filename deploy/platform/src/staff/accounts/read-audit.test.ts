import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, company, user } from '@portal/database/schema/platform';
import { releaseAudit } from '@portal/database/schema/releases';
import type { CallInput } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { describeWithDemo } from '../../testing/demo-database';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

type Filters = CallInput<'staffAuditList'>['body'];

const origin = { address: '203.0.113.9', userAgent: 'test', requestId: 'r1' };

describeWithDemo('the audit as staff read it', (database) => {
  let platform: TestPlatform;
  let auditor: StaffClient;
  let named: typeof company.$inferSelect;
  beforeAll(async () => {
    const { db } = database();
    const [first] = await db.select().from(company).where(eq(company.tenant, 'localhost')).limit(1);
    if (!first) throw new Error('the demonstration has no company');
    named = first;
    platform = new TestPlatform(database());
    auditor = platform.staff();
    await staffLogIn(platform, auditor, 'shenji');
    const event = { ...origin, result: 'ok', compCode: '', object: '' };
    await db.insert(auditEvent).values([
      // The last minute of a day in China, and the first one of the next.
      {
        ...event,
        at: new Date('2026-03-01T15:59:59Z'),
        tenant: 'localhost',
        action: 'case.show',
        userCode: 'Tdemofushen',
      },
      {
        ...event,
        at: new Date('2026-03-01T16:00:00Z'),
        tenant: 'jinqiao.localhost',
        action: 'company.freeze',
        userCode: 'Tdemofushen',
        object: 'QY-100%',
        requestId: '7f3a-91c2-b4d0',
        compCode: named.compCode,
        detail: { before: { compStatus: '40' }, after: { compStatus: '90' } },
      },
      {
        ...event,
        at: new Date('2026-03-02T02:00:00Z'),
        tenant: 'localhost',
        action: 'company.reveal',
        userCode: 'Tdemokefu',
        result: 'refused',
      },
      {
        ...event,
        at: new Date('2026-03-02T03:00:00Z'),
        tenant: 'localhost',
        action: 'content.push',
        userCode: 'token:发布',
      },
    ]);
  });
  afterAll(() => platform.close());

  const march = { startDate: '2026-03-01', endDate: '2026-03-02' };
  const found = async (filters: Filters) =>
    (await auditor.ok('staffAuditList', { body: { ...march, ...filters } })).rows.map(({ action }) => action);

  test.each<[string, Filters, string[]]>([
    ['the newest first', {}, ['content.push', 'company.reveal', 'company.freeze', 'case.show']],
    ['days of China', { endDate: '2026-03-01' }, ['case.show']],
    ['from a day on', { startDate: '2026-03-02' }, ['content.push', 'company.reveal', 'company.freeze']],
    ['who, by name', { who: '方复明' }, ['company.freeze', 'case.show']],
    ['who, by login name', { who: 'kefu' }, ['company.reveal']],
    ['the act’s beginning', { action: 'company.' }, ['company.reveal', 'company.freeze']],
    ['the object, where % is no pattern', { object: '00%' }, ['company.freeze']],
    ['the number that a customer reads', { object: '7F3A-91C2-B4D0' }, ['company.freeze']],
    ['the tenant', { tenant: 'jinqiao.localhost' }, ['company.freeze']],
    ['refused ones', { result: 'refused' }, ['company.reveal']],
    ['several at once', { who: '方复明', tenant: 'localhost' }, ['case.show']],
    ['nothing', { who: 'nobody' }, []],
  ])('is filtered by %s', async (_, filters, actions) => {
    expect(await found(filters)).toEqual(actions);
  });

  test('names the company and the command line; the company is found by name and number', async () => {
    const { rows } = await auditor.ok('staffAuditList', { body: march });
    expect(rows[0]).toMatchObject({ who: 'token:发布', company: '' });
    expect(rows[2]).toMatchObject({
      company: named.compName,
      before: { compStatus: '40' },
      after: { compStatus: '90' },
    });
    for (const object of [named.compName, named.compNo]) expect(await found({ object })).toEqual(['company.freeze']);
  });

  test('a customer is named, with the number masked, and found by name and number', async () => {
    const { db } = database();
    const [customer] = await db.select().from(user).where(eq(user.mobile, '13800000001')).limit(1);
    if (!customer) throw new Error('the demonstration has no such person');
    const act = { ...origin, tenant: 'localhost', result: 'ok', action: 'login', object: 'type 10', compCode: '' };
    const at = new Date('2026-05-01T04:00:00Z');
    await db.insert(auditEvent).values({ ...act, at, userCode: customer.userCode });
    const may = { startDate: '2026-05-01', endDate: '2026-05-01' };
    for (const who of [customer.userName, '13800000001']) {
      const { rows } = await auditor.ok('staffAuditList', { body: { ...may, who } });
      expect(rows).toMatchObject([{ action: 'login', who: `${customer.userName} 138****0001` }]);
    }
  });

  test('the oldest come first if that was asked for, and the list goes on after its last event', async () => {
    const oldest = { ...march, sort: 'at' } as const;
    const whole = (await auditor.ok('staffAuditList', { body: oldest })).rows.map(({ eventId }) => eventId);
    expect(whole).toEqual(whole.toSorted((one, other) => one - other));
    const first = await auditor.ok('staffAuditList', { body: { ...oldest, limit: 2 } });
    const rest = await auditor.ok('staffAuditList', { body: { ...oldest, before: first.next ?? 0 } });
    expect([...first.rows, ...rest.rows].map(({ eventId }) => eventId)).toEqual(whole);
  });

  test('what the gateway notes of tenants and releases stands there, too, with before and after', async () => {
    const { db } = database();
    const at = new Date('2026-04-01T04:00:00Z');
    const changed = { platformName: { from: '旧名', to: '新名' }, hostNames: { from: ['a'], to: ['a', 'b'] } };
    await db.insert(releaseAudit).values([
      { at, who: '员工 方复明（fushen）', action: 'tenant-change', tenantCode: 'localhost', detail: changed },
      {
        at,
        who: 'ci',
        action: 'assign',
        tenantCode: 'localhost',
        slot: 'site',
        fromBuild: 'site@1',
        toBuild: 'site@2',
      },
      { at, who: 'ci', action: 'release-block', toBuild: 'site@1', detail: { reason: '有误' } },
    ]);
    const april = { startDate: '2026-04-01', endDate: '2026-04-01' };
    const list = async (filters: Filters) =>
      (await auditor.ok('staffAuditList', { body: { ...april, ...filters } })).rows;
    expect(await list({ who: '方复明' })).toMatchObject([
      {
        action: 'tenant.change',
        who: '方复明',
        tenant: 'localhost',
        object: 'localhost',
        before: { platformName: '旧名', hostNames: ['a'] },
        after: { platformName: '新名', hostNames: ['a', 'b'] },
      },
    ]);
    expect(await list({ who: 'ci', action: 'release.' })).toMatchObject([
      { action: 'release.block', who: 'release:ci', object: 'site@1', after: { build: 'site@1', reason: '有误' } },
      { action: 'release.assign', object: 'site', before: { build: 'site@1' }, after: { build: 'site@2' } },
    ]);
  });

  test('its chain is computed again, and the computing itself is noted', async () => {
    const { db } = database();
    await db.execute(sql`select audit_seal('platform', 5000)`);
    const [platformVerdict, releases] = await auditor.ok('staffAuditVerify', {});
    expect(platformVerdict).toMatchObject({ journal: 'platform', faults: 0, blocks: 1 });
    expect(platformVerdict?.head).toMatch(/^[0-9a-f]{64}$/);
    expect(releases).toMatchObject({ journal: 'releases', faults: 0 });
    const { rows } = await auditor.ok('staffAuditList', { body: { action: 'audit.verify' } });
    expect(rows).toMatchObject([{ who: '沈季平', after: [{ journal: 'platform', faults: 0 }, {}] }]);
  });

  test('a row that somebody altered behind the portal’s back is counted as a fault', async () => {
    const { db } = database();
    await db.execute(sql`alter table platform.audit_event disable trigger audit_event_kept`);
    await db.update(auditEvent).set({ object: 'QY-200' }).where(eq(auditEvent.object, 'QY-100%'));
    await db.execute(sql`alter table platform.audit_event enable always trigger audit_event_kept`);
    expect((await auditor.ok('staffAuditVerify', {}))[0]).toMatchObject({ journal: 'platform', faults: 1 });
  });
});
