import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPreparedPostgres, postgresAvailable } from '@portal/database/testing';
import { demoPassword } from '@portal/demonstration/seed/seed';
import { demo } from './demo-database';
import { logIn } from './log-in';
import { TestPlatform } from './test-platform';

const describeOnPostgres = postgresAvailable ? describe : describe.skip;

describeOnPostgres('two instances on one PostgreSQL', () => {
  const databases: Database[] = [];
  const platforms: TestPlatform[] = [];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createPreparedPostgres(demo);
    drop = created.drop;
    for (let instance = 0; instance < 2; instance += 1) {
      const database = await openDatabase({ url: created.url });
      databases.push(database);
      platforms.push(new TestPlatform(database));
    }
    await Promise.all(platforms.map(({ app }) => app.ready()));
  }, 240_000);
  afterAll(async () => {
    await Promise.all(platforms.map((platform) => platform.close()));
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  const [one, two] = [() => platforms[0] as TestPlatform, () => platforms[1] as TestPlatform];

  /** Returns the same browser at the other instance. */
  function moved(client: ReturnType<TestPlatform['client']>, to: TestPlatform) {
    const other = to.client(undefined, client.browserId);
    other.keys = client.keys;
    other.accessToken = client.accessToken;
    return other;
  }

  test('a code asked at one is accepted at the other, once', async () => {
    const here = one().client();
    const { browserId: browserID } = here;
    const mobile = '13800000001';
    const smsToken = await here.ok('loginSmsToken', { path: { browserID } });
    const there = moved(here, two());
    await there.ok('sendMobileCodeOfLoginWithSecurity', { query: { browserID, mobile, smsToken } });
    const code = await two().code(mobile, 'login');
    const body = { userName: mobile, passWord: demoPassword, browserID, code };
    const replies = await Promise.all([
      here.ok('mobileLoginWithSecurity', { body }),
      there.ok('mobileLoginWithSecurity', { body }),
    ]);
    expect(replies.filter(({ loginType }) => loginType === '10')).toHaveLength(1);
  });

  test('failures count across both', async () => {
    const here = one().client();
    const there = two().client('localhost', here.browserId);
    const tries = [here, there, here, there, here];
    let last = '';
    for (const client of tries) {
      const { msg } = await client.ok('mobileLoginWithSecurity', {
        body: { userName: '13800000014', passWord: 'Wrong@2026x', browserID: client.browserId, code: '000000' },
      });
      last = msg;
      for (const platform of platforms) platform.forward(11);
    }
    expect(last).toBe('失败次数过多，已被临时锁定，请5分钟后再试');
  });

  test('a logout at one ends the session at the other', async () => {
    const here = one().client();
    await logIn(one(), here, '13800000009');
    const there = moved(here, two());
    expect((await there.call('custEmployeeCompsAll', {})).envelope.ok).toBe(true);
    await here.ok('loginOut', {});
    expect((await there.call('custEmployeeCompsAll', {})).httpStatus).toBe(401);
  });

  test('[threat: replay] a request that one has taken is a replay at the other', async () => {
    const here = one().client();
    let sealed: Parameters<typeof here.send>[0] | undefined;
    await here.call('saveLogOutLog', { body: { browserID: here.browserId } }, (request) => {
      sealed = request;
      return request;
    });
    if (!sealed) throw new Error('nothing was sent');
    expect((await two().client().send(sealed)).envelope.status).toBe('440');
  });
});
