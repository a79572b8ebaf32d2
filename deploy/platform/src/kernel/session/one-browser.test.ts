import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { auditEvent, failureGuard, rateCounter, session } from '@portal/database/schema/platform';
import { demoPassword } from '@portal/demonstration/seed/seed';
import { eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';
import { hashOf } from '../data/new-code';

const mobile = '13800000001';

describeWithDemo('tokens are of one browser', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    await database().db.delete(rateCounter);
    await database().db.delete(failureGuard);
  });

  async function loggedIn(who = mobile): Promise<ApiClient> {
    const client = platform.client();
    await logIn(platform, client, who);
    return client;
  }
  const works = async (client: ApiClient) => (await client.call('custEmployeeCompsAll', {})).envelope;
  const refreshed = async (client: ApiClient, refreshToken = client.refreshToken) => {
    const { httpStatus, envelope } = await client.call('refreshToken', { body: { refreshToken } });
    if (envelope.ok) Object.assign(client, { ...envelope.body, cookies: client.cookies });
    return httpStatus;
  };
  /** Plays a thief who copied the tokens and everything else that a script can read. */
  function thiefOf(client: ApiClient): ApiClient {
    const thief = platform.client('localhost', client.browserId);
    thief.accessToken = client.accessToken;
    thief.refreshToken = client.refreshToken;
    return thief;
  }
  const ended = async (client: ApiClient) =>
    expect(await client.ok('findLoginMultipleDevices', {})).toMatchObject({
      loginType: '20',
      msg: '登录状态异常，请重新登录',
    });
  const thefts = async () =>
    (await database().db.select().from(auditEvent).where(eq(auditEvent.action, 'refresh.reuse'))).map(
      ({ object, result, userCode }) => `${object}, ${result}, ${userCode}`,
    );
  const sessionRow = async (client: ApiClient) => {
    const hash = hashOf(client.accessToken);
    const [row] = await database().db.select().from(session).where(eq(session.accessHash, hash));
    return row;
  };

  test('[threat: stolen token] a token that was replaced a minute ago is a theft: the session ends', async () => {
    const client = await loggedIn();
    const { refreshToken } = client;
    expect(await refreshed(client)).toBe(200);
    expect((await works(client)).ok).toBe(true);
    platform.forward(61);
    expect(await refreshed(client, refreshToken)).toBe(401);
    await ended(client);
    expect(await thefts()).toContainEqual(expect.stringMatching(/^replaced token, refused, U/));
  });

  test.each([0, 10_000])('so is any token before that, %d seconds later', async (seconds) => {
    const client = await loggedIn();
    const { refreshToken } = client;
    for (let turn = 0; turn < 4; turn += 1) expect(await refreshed(client)).toBe(200);
    platform.forward(seconds);
    expect(await refreshed(client, refreshToken)).toBe(401);
    expect((await sessionRow(client))?.endReason).toBe('stolen');
    expect(await refreshed(client)).toBe(401);
    expect(await thefts()).toContainEqual(expect.stringMatching(/^spent token, refused, U/));
  });

  test('[threat: stolen token] a thief who refreshes twice keeps nothing', async () => {
    const client = await loggedIn();
    const thief = thiefOf(client);
    expect(await refreshed(thief)).toBe(401);
    expect(await refreshed(thief)).toBe(401);
    expect((await sessionRow(client))?.endReason).toBe('stolen');
    expect(await thefts()).toContainEqual(expect.stringMatching(/^another browser, refused, U/));
  });

  test('the token before is worth nothing without the cookie, within the minute too', async () => {
    const client = await loggedIn();
    const thief = thiefOf(client);
    expect(await refreshed(client)).toBe(200);
    expect(await refreshed(thief)).toBe(401);
    await ended(client);
  });

  test('another person’s cookie is no help', async () => {
    const client = await loggedIn();
    const thief = thiefOf(client);
    const other = await loggedIn('13800000002');
    for (const [name, value] of other.cookies) thief.cookies.set(name, value);
    expect(await refreshed(thief)).toBe(401);
  });

  test('two tabs that refresh at once get the same tokens, and go on', async () => {
    const client = await loggedIn();
    const tabs = [0, 1, 2].map(() => {
      const tab = thiefOf(client);
      for (const [name, value] of client.cookies) tab.cookies.set(name, value);
      return tab;
    });
    expect(await Promise.all(tabs.map((tab) => refreshed(tab)))).toEqual([200, 200, 200]);
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    for (const tab of tabs) expect((await works(tab)).ok).toBe(true);
    platform.forward(120);
    for (const tab of tabs) expect((await works(tab)).ok).toBe(true);
    expect(await refreshed(tabs[2] as ApiClient)).toBe(200);
  });

  test('an answer that was lost is asked for once more', async () => {
    const client = await loggedIn();
    const { refreshToken } = client;
    expect(await refreshed(client)).toBe(200);
    const { accessToken } = client;
    platform.forward(30);
    expect(await refreshed(client, refreshToken)).toBe(200);
    expect(client.accessToken).toBe(accessToken);
    expect((await works(client)).ok).toBe(true);
  });

  test('a second tab changes the company while the first refreshes: both hold', async () => {
    const client = await loggedIn('13800000002');
    const { refreshToken } = client;
    expect(await refreshed(client)).toBe(200);
    client.refreshToken = refreshToken;
    expect(await enterCompany(client, '远航国际物流有限公司')).toMatchObject({ employeeRole: ['E105'] });
    expect((await works(client)).ok).toBe(true);
  });

  test('a session of before the cookie is bound at its first refresh', async () => {
    const client = await loggedIn();
    const { db } = database();
    await db
      .update(session)
      .set({ cookieHash: null })
      .where(eq(session.accessHash, hashOf(client.accessToken)));
    client.cookies.clear();
    expect(await refreshed(client)).toBe(200);
    expect(client.cookies.size).toBeGreaterThan(0);
    expect((await sessionRow(client))?.cookieHash).toEqual(expect.any(String));
    expect(await refreshed(thiefOf(client))).toBe(401);
  });

  test('a session that has locked is not opened for another browser by the right password', async () => {
    const client = await loggedIn();
    platform.forward(901);
    const thief = thiefOf(client);
    const body = {
      checkType: '10',
      userMobile: mobile,
      browserID: thief.browserId,
      passWord: demoPassword,
    } as const;
    expect((await thief.call('logoutCheckTypeWithSecurity', { body })).httpStatus).toBe(401);
    expect((await sessionRow(client))?.endReason).toBe('stolen');
  });

  test('a cookie that was there before the login is not the session’s', async () => {
    const client = platform.client();
    const planted = 'x'.repeat(43);
    client.cookies.set('portal_browser', planted).set('__Host-portal_browser', planted);
    await logIn(platform, client, mobile);
    expect((await sessionRow(client))?.cookieHash).not.toBe(hashOf(planted));
    expect([...client.cookies.values()]).not.toContain(planted);
  });
});
