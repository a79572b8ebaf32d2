import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { describeDatabase } from '@portal/database/testing';
import { TestPlatform } from '../../testing/test-platform';

describeDatabase('the brand of a host name', (database) => {
  let platform: TestPlatform;
  const infoOf = (url: string) => platform.client().call('multiTenantInfo', { query: { url } });
  beforeAll(() => {
    platform = new TestPlatform(database());
  });
  afterAll(() => platform.close());

  test('without any tenant there is none', async () => {
    expect((await infoOf('localhost')).envelope.status).toBe('404');
  });

  test('is its tenant’s; an unknown host has the default tenant’s', async () => {
    const { db } = database();
    await db.insert(tenant).values([
      { code: 'main', isDefault: true, platformName: '主平台', themeColor: '#D83651' },
      { code: 'jq', platformName: '金桥供应链', themeColor: '#0B6E4F', mainSystem: 'https://main.example/' },
    ]);
    await db.insert(tenantHost).values({ hostName: 'jinqiao.localhost', tenantCode: 'jq' });
    for (const url of ['jinqiao.localhost', 'https://JINQIAO.localhost:8080/login']) {
      expect((await infoOf(url)).envelope.body).toMatchObject({
        platformName: '金桥供应链',
        mainSystem: 'https://main.example/',
        // A new tenant has no title yet.
        backgroundTitle: '金桥供应链',
      });
    }
    const other = await infoOf('evil.jinqiao.localhost');
    expect(other.envelope.body).toMatchObject({ platformName: '主平台', mainSystem: null, logoFileToken: '' });
  });

  test('bad input is refused', async () => {
    expect((await infoOf('x'.repeat(301))).envelope.status).toBe('400');
    const { envelope } = await platform.client().call('multiTenantInfo', { query: {} as never });
    expect(envelope.status).toBe('400');
  });
});
