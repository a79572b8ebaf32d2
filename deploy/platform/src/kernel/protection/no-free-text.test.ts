import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent } from '@portal/database/schema/platform';
import { demoCreditCode } from '@portal/demonstration/seed/credit-code';
import { desc, eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';
import { browserName, systemName } from '../session/user-agent';

const typed = 'MyRealPassw0rd!2026';
/** What the text looks like as part of an address. */
const host = 'myrealpassw0rd-2026.example';

describeWithDemo('what nobody can remove again', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  const rows = () => database().db.select().from(auditEvent).orderBy(desc(auditEvent.eventId));
  const rowsOf = async (action: string) => (await rows()).filter((row) => row.action === action);

  async function visitorCode(client: ApiClient, mobile: string): Promise<string> {
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    const asked = platform.clock();
    await client.ok('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose: 'register' } });
    return platform.code(mobile, 'register', asked);
  }

  test('[threat: untrue audit] a visitor fills no field of the audit with words of their own', async () => {
    const client = platform.client();
    client.userAgent = `${typed} Mozilla/5.0 (Windows NT 10.0; ${typed}) Chrome/138.0.0.0 Safari/537.36 ${typed}/1.0`;
    const { browserId: browserID } = client;
    for (const loginName of [typed, typed.toLowerCase(), `${typed} `, 'Admin', 'niemand'])
      await platform.staff().call('staffLoginPassword', { body: { loginName, password: 'Falsch@2026' } });
    await platform.staff().call('staffLoginCode', { body: { ticket: 'x'.repeat(43), code: '000000' } });
    await client.ok('supportAsk', {
      body: {
        browserID,
        imgKey: await client.ok('loginSmsToken', { path: { browserID } }),
        ...{ contactName: typed, contactCompany: typed, content: typed, contact: `${typed.slice(0, 8)}@${host}` },
      },
    });
    const register = async (compName: string) => {
      const { envelope } = await client.call('registerSubmit', {
        body: {
          ...{ compName, creditCode: demoCreditCode(9_901), userName: '田新', identity: '20', browserID },
          ...{ mobile: '13700009901', code: await visitorCode(client, '13700009901'), pwd: 'Kranich#Weg7' },
          ...{ rePwd: 'Kranich#Weg7', consents: ['SERVICE', 'PRIVACY', 'CERTIFICATE'] },
        },
      });
      return envelope.body;
    };
    expect(await register(typed)).toMatchObject({ fields: { compName: '企业名称含有不能使用的符号' } });
    platform.forward(61);
    expect(await register('MyRealPassw0rd有限公司')).toMatchObject({ result: 'registered' });
    await client.call('mobileLoginWithSecurity', {
      body: { userName: '13700009902', passWord: typed, browserID, code: '000000' },
    });
    await client.call('employeeAdd' as 'saveLogOutLog', { body: { browserID: typed } });
    await upload(platform, client, 'fileStore', `${typed}.pdf`, Buffer.from(typed));

    const kept = JSON.stringify(await rows()).toLowerCase();
    for (const text of [typed, 'MyReal', host]) expect(kept).not.toContain(text.toLowerCase());
  });

  test('a name at the login of staff is kept if it is one, otherwise by a mark that tells it from others', async () => {
    const objects = (await rowsOf('staff.login')).map(({ object }) => object).reverse();
    expect(objects).toEqual([
      expect.stringMatching(/^password: #[\w-]{12}$/),
      expect.stringMatching(/^password: #[\w-]{12}$/),
      objects[0],
      'password: admin',
      'password: niemand',
    ]);
    expect(objects[1]).not.toBe(objects[0]);
  });

  test('a browser is kept by the words that all of its kind say', async () => {
    const [{ userAgent = '' } = {}] = await rowsOf('login');
    expect(userAgent).toBe('Windows NT 10.0 Chrome/138 Safari/537');
    expect([systemName(userAgent), browserName(userAgent)]).toEqual(['Windows', 'Chrome']);
  });

  test('a company that registers is known by its number, and the list shows its name as it is today', async () => {
    const [row] = await database().db.select().from(auditEvent).where(eq(auditEvent.action, 'register'));
    expect(row?.object).toMatch(/^QY\d{10}$/);
    expect(row?.compCode).not.toBe('');
  });
});
