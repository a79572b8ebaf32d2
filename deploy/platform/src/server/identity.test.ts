import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityChannel } from '@portal/database';
import { company, employee, session, user } from '@portal/database/schema/platform';
import { type Identity, identityPath } from '@portal/http';
import { eq, sql } from 'drizzle-orm';
import type { ApiClient } from '../testing/api-client';
import { describeOnBothWithDemo } from '../testing/demo-database';
import { signedIn } from '../testing/signed-in';
import { TestPlatform } from '../testing/test-platform';

describeOnBothWithDemo('for whom a token stands', (database) => {
  const heard: string[] = [];
  let platform: TestPlatform;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    platform = new TestPlatform(database(), { session: { idle: 900 } });
    await platform.app.ready();
    stop = await database().listen(identityChannel, { onNotification: (text) => heard.push(text) });
  });
  afterAll(async () => {
    await stop();
    await platform.close();
  });

  async function ask(accessToken: string, { active = false, tenant = 'localhost' } = {}) {
    const answer = await platform.app.inject({
      method: 'POST',
      url: `/api${identityPath}`,
      headers: { authorization: `Bearer ${accessToken}`, 'x-portal-tenant': tenant },
      payload: { active },
    });
    const { status, msg, body } = answer.json<{ status: string; msg: string; body: Identity }>();
    return { http: answer.statusCode, status, msg, body };
  }

  /** The announcements of an act, in order. Those before the mark are all. */
  async function announcedBy(act: () => Promise<unknown>): Promise<string[]> {
    heard.length = 0;
    await act();
    await database().db.execute(sql`select pg_notify(${identityChannel}, 'mark')`);
    for (let tries = 0; tries < 200 && !heard.includes('mark'); tries += 1) await pause(20);
    return heard.splice(0).filter((text) => text !== 'mark');
  }

  const inCompany = () => signedIn(platform, '13800000001', 'A');
  const identityOf = async (client: ApiClient) => (await ask(client.accessToken)).body;

  test('a person in a company, with what they may do', async () => {
    const client = await inCompany();
    const { body } = await ask(client.accessToken);
    const info = await client.ok('loginInfoView', { body: { productCode: 'CRM' } });
    expect(body).toMatchObject({ userCode: info.userCode, userName: info.userName });
    expect(body.member).toMatchObject({ compCode: info.compCode, compName: info.compName, compStatus: '40' });
    expect(body.member).toMatchObject({ employeeCode: info.employeeCode, rootManager: true });
    expect(body.member?.permissions).toContain('employee.write');
    expect(body.locksAt - body.at).toBeGreaterThan(0);
    expect(body.locksAt - body.at).toBeLessThanOrEqual(900_000);
    expect(body.endsAt - body.at).toBeLessThanOrEqual(1_800_000);
  });

  test('a person who has not chosen a company', async () => {
    const client = await signedIn(platform, '13800000001');
    expect((await ask(client.accessToken)).body.member).toBeNull();
  });

  test('nobody: no token, a token of another tenant, one that was logged out or is locked', async () => {
    const client = await inCompany();
    expect(await ask('')).toMatchObject({ http: 401, status: '401' });
    expect(await ask(client.accessToken, { tenant: 'jinqiao.localhost' })).toMatchObject({ status: '401' });
    await client.ok('loginOut', {});
    expect(await ask(client.accessToken)).toMatchObject({ http: 401, status: '401', msg: '您已退出登录，请重新登录' });
    const idle = await inCompany();
    platform.forward(901);
    expect(await ask(idle.accessToken, { active: true })).toMatchObject({ status: '423', body: null });
  });

  test('an act counts as activity, and a glance does not', async () => {
    const client = await inCompany();
    const { locksAt } = await identityOf(client);
    platform.forward(60);
    await ask(client.accessToken);
    expect((await identityOf(client)).locksAt).toBe(locksAt);
    await ask(client.accessToken, { active: true });
    expect((await identityOf(client)).locksAt).toBeGreaterThanOrEqual(locksAt + 60_000);
  });

  test('it is announced when it ends, and not when the person goes on working', async () => {
    const client = await inCompany();
    const { sessionId } = await identityOf(client);
    platform.forward(60);
    expect(await announcedBy(() => ask(client.accessToken, { active: true }))).toEqual([]);
    const idle = () =>
      database()
        .db.update(session)
        .set({ lastActiveAt: new Date(0) })
        .where(eq(session.sessionId, sessionId ?? ''));
    expect(await announcedBy(idle)).toEqual([`session ${sessionId}`]);
    expect(await announcedBy(() => client.ok('loginOut', {}))).toEqual([`session ${sessionId}`]);
  });

  test('it is announced when tokens change: the earlier one stands for nobody', async () => {
    const client = await inCompany();
    const { sessionId, member } = await identityOf(client);
    const { refreshToken } = client;
    const body = { refreshToken, employeeCode: member?.employeeCode ?? '', compBizCode: member?.compCode ?? '' };
    expect(await announcedBy(() => client.ok('refreshToken', { body }))).toContain(`session ${sessionId}`);
    expect(await ask(client.accessToken)).toMatchObject({ status: '401' });
  });

  test('it is announced when roles, the person or the company change', async () => {
    const { db } = database();
    const client = await inCompany();
    const { userCode, member } = await identityOf(client);
    const { employeeCode = '', compCode = '' } = member ?? {};
    const place = eq(employee.employeeCode, employeeCode);
    const ofCompany = eq(company.compCode, compCode);
    const said = async (change: () => Promise<unknown>) => announcedBy(change);
    expect(await said(() => db.update(employee).set({ lastLoginAt: new Date() }).where(place))).toEqual([]);
    for (const change of [{ employeeRoles: ['E105'] }, { rootManager: false }, { status: '2' }])
      expect(await said(() => db.update(employee).set(change).where(place))).toEqual([`employee ${employeeCode}`]);
    expect(await said(() => db.update(company).set({ compStatus: '70' }).where(ofCompany))).toEqual([
      `company ${compCode}`,
    ]);
    const person = eq(user.userCode, userCode);
    expect(await said(() => db.update(user).set({ status: 'LOCKED' }).where(person))).toEqual([`user ${userCode}`]);
  });
});
