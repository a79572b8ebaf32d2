import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { readOutbox } from '@portal/demonstration/demo-outbox';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('links in messages', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database(), { publicUrl: 'https://portal.example.com:8443' });
    await platform.app.ready();
    const { db } = database();
    await db.insert(tenant).values([{ code: 'localhost', platformName: '主平台', themeColor: '#D83651' }]);
    await db.insert(tenantHost).values([
      { hostName: 'bank.example.com', tenantCode: 'localhost' },
      { hostName: 'portal.example.com', tenantCode: 'localhost' },
    ]);
  });
  afterAll(() => platform.close());

  test.each([
    ['evil.example', 'https://bank.example.com:8443'],
    ['portal.example.com.evil.example', 'https://bank.example.com:8443'],
    ['evil.example/portal.example.com', 'https://bank.example.com:8443'],
    ['portal.example.com:99', 'https://portal.example.com:8443'],
    ['portal.example.com', 'https://portal.example.com:8443'],
  ])('are never made from the Host header %j', async (host, address) => {
    const root = platform.client();
    await logIn(platform, root, '13800000001');
    await enterCompany(root);
    const mobile = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const body = { compName: '新客户，速打开', contact: '何平', mobile };
    const asked = platform.clock();
    const { envelope } = await root.call('invitationSend', { body }, (sealed) => ({
      ...sealed,
      headers: { ...sealed.headers, host },
    }));
    const link = expect.stringMatching(`^${address.replaceAll('.', '\\.')}/register/account\\?inviteCode=[A-Z2-9]{8}$`);
    expect(envelope.body).toMatchObject({ link });
    await platform.code(mobile, 'invitation', asked);
    const [letter] = await readOutbox(database().db, mobile);
    expect(letter?.text).toContain(`${address}/register/account?inviteCode=`);
    expect(letter?.text).not.toMatch(/evil\.example|http:/);
    platform.forward(61);
  });
});
