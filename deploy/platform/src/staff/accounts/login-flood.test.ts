import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tenant } from '@portal/database/schema/tenants';
import { platformConfig } from '../../kernel/config';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const { perMinute } = platformConfig();

describeWithDemo('a flood at the login of staff', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database(), { perMinute });
    await platform.app.ready();
    const brand = { platformName: '金桥供应链', themeColor: '#0B6E4F' };
    await database()
      .db.insert(tenant)
      .values({ code: 'staff.localhost', ...brand, audience: 'staff' });
  });
  afterAll(() => platform.close());

  test('[threat: kept busy] invented names from 256 networks of one person keep out neither staff nor customers', async () => {
    const flood = Array.from({ length: 600 }, async (_, n) => {
      const client = platform.staff();
      client.address = `2001:db8:56:${(n % 256).toString(16)}::1`;
      const body = { loginName: `erfunden${n}`, password: 'Falsch@2026' };
      return (await client.call('staffLoginPassword', { body })).envelope.status;
    });
    const customer = logIn(platform, platform.client(), '13800000001');
    const colleague = staffLogIn(platform, platform.staff(), 'chushen');
    expect((await customer).loginType).toBe('10');
    await colleague;
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === '503')).toEqual([]);
    expect(statuses.filter((status) => status === '400')).toHaveLength(perMinute.logins);
  });
});
