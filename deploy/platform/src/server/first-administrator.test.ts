import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, staff, staffRole } from '@portal/database/schema/platform';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { type FirstAdministratorLink, firstAdministratorPath } from '@portal/http';
import { and, eq } from 'drizzle-orm';
import { describeOnBothWithDemo } from '../testing/demo-database';
import { TestPlatform } from '../testing/test-platform';

describeOnBothWithDemo('the first administrator', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database(), { publicUrl: 'https://portal.example.com' });
    await platform.app.ready();
    const { db } = database();
    await db.insert(tenant).values({ code: 'desk', platformName: '某平台', themeColor: '#0B6E4F', audience: 'staff' });
    await db.insert(tenantHost).values({ hostName: 'desk.example.com', tenantCode: 'desk' });
  });
  afterAll(() => platform.close());

  const ask = async (loginName: string) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: `/api${firstAdministratorPath}`,
      headers: { 'x-portal-tenant': 'desk', 'x-portal-audience': 'staff' },
      payload: { loginName, displayName: '王安', by: 'platform' },
    });
    return answer.json<{ ok: boolean; body: FirstAdministratorLink }>();
  };

  test('is made by an operator once, also when two ask at once, and never beside another', async () => {
    const { db } = database();
    expect(await ask('wang')).toMatchObject({ ok: true, body: null });
    await db.update(staff).set({ state: 'left' });
    const answers = await Promise.all([ask('wang'), ask('wang.an')]);
    const [link, ...more] = answers.flatMap(({ body }) => body ?? []);
    expect(more).toEqual([]);
    expect(link?.link).toMatch(/^https:\/\/desk\.example\.com\/desk\/accept#[\w-]{43}$/);
    expect(await ask('wang.bo')).toMatchObject({ body: null });
    const admins = await db
      .select({ state: staff.state })
      .from(staff)
      .innerJoin(staffRole, eq(staffRole.staffId, staff.staffId))
      .where(and(eq(staffRole.role, 'admin'), eq(staff.displayName, '王安')));
    expect(admins).toEqual([{ state: 'invited' }]);
    const noted = await db.select().from(auditEvent).where(eq(auditEvent.userCode, 'server:platform'));
    expect(noted).toMatchObject([{ action: 'staff.invite', result: 'ok', tenant: 'desk' }]);
  });

  test('has a name of the usual form', async () => {
    expect(await ask('Not A Name')).toMatchObject({ ok: false, body: null });
  });
});
