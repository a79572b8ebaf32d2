import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { auditEvent, staff } from '@portal/database/schema/platform';
import type { CallInput, StaffCallName } from '@portal/shared/contract';
import { staffCalls } from '@portal/shared/contract/calls';
import { desc, eq } from 'drizzle-orm';
import { policyOf } from '../../server/registry';
import { describeWithDemo } from '../../testing/demo-database';
import { exampleInput } from '../../testing/example-input';
import { TestIdentityProvider } from '../../testing/identity-provider';
import type { Factor, StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const names = Object.keys(staffCalls) as StaffCallName[];
const withFactor = names.filter((name) => 'factor' in staffCalls[name]);

describeWithDemo('the second factor of staff, shown again', (database) => {
  let provider: TestIdentityProvider;
  let platform: TestPlatform;
  beforeAll(async () => {
    // The provider warns of everything that is good for tests only.
    for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockReturnValue();
    provider = await TestIdentityProvider.start('https://desk.example.com/desk/oidc');
    platform = new TestPlatform(
      database(),
      { publicUrl: 'https://desk.example.com' },
      { identityProvider: provider.settings },
    );
    await platform.app.ready();
  });
  afterAll(async () => {
    await platform.close();
    await provider.stop();
  });

  /** Somebody who has just logged in, at a desk that anybody may sit down at. */
  async function desk(loginName: string): Promise<{ client: StaffClient; factor: Factor }> {
    platform.forward(120);
    const client = platform.staff();
    await staffLogIn(platform, client, loginName);
    const { factor } = client;
    if (!factor) throw new Error('nobody has logged in');
    client.factor = undefined;
    return { client, factor };
  }
  const wants = { status: '441', msg: '请先验证您的身份', body: { fields: {}, factor: 'code' } };
  const ask = async (client: StaffClient, name: StaffCallName) =>
    (await client.call(name, exampleInput(name) as CallInput<StaffCallName>)).envelope;

  test('[threat: session alone] a desk alone does none of these acts, just after the login too', async () => {
    const holders = { tenants: 'zuhu', audit: 'shenji', admin: 'admin' } as const;
    const desks = new Map<string, StaffClient>();
    for (const role of Object.keys(holders) as (keyof typeof holders)[])
      desks.set(role, (await desk(holders[role])).client);
    for (const name of withFactor) {
      const client = desks.get(policyOf(name).roles?.find((role) => desks.has(role)) ?? '');
      expect(client && [name, await ask(client, name)]).toMatchObject([name, wants]);
    }
  });

  test('a code of the authenticator opens them for five minutes, in this session alone', async () => {
    const reset = { body: { staffId: 'Tdemokefu', reason: '误操作' } };
    const { client, factor } = await desk('admin');
    const asked = platform.clock();
    expect(await ask(client, 'staffInvite')).toMatchObject(wants);
    const other = await desk('admin');
    platform.forward(60);
    const again = platform.clock();
    await ask(client, 'staffInvite');
    const code = await factor.code(Math.max(asked, again));
    await client.ok('staffFactorCode', { body: { code } });
    await client.ok('staffUnlock', reset);
    expect((await other.client.call('staffUnlock', reset)).envelope).toMatchObject(wants);
    expect((await other.client.call('staffFactorCode', { body: { code } })).envelope).toMatchObject({
      status: '400',
      msg: '验证码不正确或已使用，您还可尝试4次',
    });
    platform.forward(299);
    await client.ok('staffUnlock', reset);
    platform.forward(2);
    expect((await client.call('staffUnlock', reset)).envelope).toMatchObject(wants);
    const noted = await database().db.select().from(auditEvent).where(eq(auditEvent.action, 'staff.factor'));
    expect(noted.map(({ result, object }) => [result, object])).toEqual([
      ['ok', 'code: admin'],
      ['refused', 'code: admin'],
    ]);
  });

  test('[threat: guessed code] five wrong codes end the tries, at the login too', async () => {
    const { client } = await desk('zuhu');
    for (let count = 0; count < 5; count += 1) {
      platform.forward(20);
      await client.call('staffFactorCode', { body: { code: '000000' } });
    }
    expect((await client.call('staffFactorCode', { body: { code: '000000' } })).envelope.status).toBe('429');
    await expect(staffLogIn(platform, platform.staff(), 'zuhu')).rejects.toThrow('429');
  });

  test('who logs in at an identity provider shows it there again, and nobody else’s counts', async () => {
    const trip = async (begun: { readonly ticket: string; readonly url: string }, person: string) => {
      provider.person = person;
      return { ticket: begun.ticket, answer: await provider.visit(begun.url) };
    };
    await database()
      .db.update(staff)
      .set({ passwordHash: null, factorSealed: null, identity: `${provider.settings.issuer} boss` })
      .where(eq(staff.loginName, 'admin'));
    const client = platform.staff();
    const login = await trip(await client.ok('staffOidcBegin', { body: {} }), 'boss');
    client.csrf = (await client.ok('staffOidcFinish', { body: login })).csrf;
    expect(await ask(client, 'staffInvite')).toMatchObject({ ...wants, body: { factor: 'provider' } });

    const begun = await client.ok('staffFactorBegin', {});
    expect([...new URL(begun.url).searchParams]).toEqual(
      expect.arrayContaining([
        ['prompt', 'login'],
        ['max_age', '60'],
      ]),
    );
    const stranger = await trip(begun, 'stranger');
    expect((await client.call('staffFactorFinish', { body: stranger })).envelope.status).toBe('409');
    // Neither a login nor another session's proof counts.
    const ofLogin = await trip(await client.ok('staffOidcBegin', { body: {} }), 'boss');
    expect((await client.call('staffFactorFinish', { body: ofLogin })).envelope.status).toBe('409');
    const other = await desk('shenji');
    const theirs = await trip(await other.client.ok('staffFactorBegin', {}), 'boss');
    expect((await client.call('staffFactorFinish', { body: theirs })).envelope.status).toBe('409');
    expect(await ask(client, 'staffInvite')).toMatchObject({ status: '441' });

    const own = await trip(await client.ok('staffFactorBegin', {}), 'boss');
    await client.ok('staffFactorFinish', { body: own });
    await client.ok('staffUnlock', { body: { staffId: 'Tdemokefu', reason: '误操作' } });
    const [newest] = await database().db.select().from(auditEvent).orderBy(desc(auditEvent.eventId)).limit(1);
    expect(newest?.action).toBe('staff.unlock');
  });
});
