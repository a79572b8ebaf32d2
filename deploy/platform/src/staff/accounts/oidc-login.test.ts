import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { auditEvent, staff } from '@portal/database/schema/platform';
import { desc, eq } from 'drizzle-orm';
import { describeWithDemo } from '../../testing/demo-database';
import { TestIdentityProvider } from '../../testing/identity-provider';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { takeStoredPair } from '../../testing/stored-pairs';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('staff at an identity provider', (database) => {
  let provider: TestIdentityProvider;
  let platform: TestPlatform;
  beforeAll(async () => {
    // The provider warns of everything that is good for tests only.
    for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockReturnValue();
    provider = await TestIdentityProvider.start('https://desk.example.com/desk/oidc');
    platform = new TestPlatform(
      database(),
      { publicUrl: 'https://desk.example.com' },
      { makeSigningPair: takeStoredPair, identityProvider: provider.settings },
    );
    await platform.app.ready();
  });
  afterAll(async () => {
    await platform.close();
    await provider.stop();
  });

  /** Goes to the provider as a person, and comes back. */
  async function come(client: StaffClient, person: string, link?: string) {
    const begun = await client.ok('staffOidcBegin', { body: link === undefined ? {} : { link } });
    provider.person = person;
    return { ticket: begun.ticket, answer: await provider.visit(begun.url) };
  }
  const finish = async (client: StaffClient, body: { ticket: string; answer: string }) =>
    (await client.call('staffOidcFinish', { body })).envelope;

  async function linkFor(loginName: string): Promise<string> {
    platform.forward(120);
    const admin = platform.staff();
    await staffLogIn(platform, admin, 'admin');
    const roles = [{ role: 'care' as const, tenant: null }];
    const { link } = await admin.ok('staffInvite', { body: { loginName, displayName: '新同事', roles } });
    return new URL(String(link)).hash.slice(1);
  }
  const rowOf = async (loginName: string) => {
    const [row] = await database().db.select().from(staff).where(eq(staff.loginName, loginName));
    return row;
  };

  test('bind their identity by the one-time link, and log in with it from then on', async () => {
    const client = platform.staff();
    expect(await client.ok('staffOidcOffer', {})).toEqual({ offered: true });
    const link = await linkFor('sso.first');
    const first = await finish(client, await come(client, 'subject-1', link));
    expect(first.body).toMatchObject({ loginName: 'sso.first', roles: [{ role: 'care', tenant: null }] });
    expect(await rowOf('sso.first')).toMatchObject({
      state: 'active',
      passwordHash: null,
      linkHash: null,
      identity: `${provider.settings.issuer} subject-1`,
    });
    const other = platform.staff();
    const again = await finish(other, await come(other, 'subject-1'));
    expect(again.body).toMatchObject({ loginName: 'sso.first' });
    expect(await other.ok('staffMe', {})).toMatchObject({ loginName: 'sso.first' });
    const rows = await database()
      .db.select()
      .from(auditEvent)
      .where(eq(auditEvent.action, 'staff.login'))
      .orderBy(desc(auditEvent.eventId));
    expect(rows[0]).toMatchObject({ result: 'ok', object: 'oidc: sso.first' });
  });

  test('have no account by the right name alone, and one identity has one account', async () => {
    const client = platform.staff();
    expect(await finish(client, await come(client, 'chushen'))).toMatchObject({ status: '409', body: null });
    const owner = platform.staff();
    await finish(owner, await come(owner, 'subject-2', await linkFor('sso.owner')));
    const taken = await finish(client, await come(client, 'subject-2', await linkFor('sso.second')));
    expect(taken.msg).toBe('该企业账号已绑定其他人员');
    expect(await rowOf('sso.second')).toMatchObject({ state: 'invited', identity: null });
  });

  test('need the ticket of their own page, once, and the answer of their own login', async () => {
    const person = platform.staff();
    await finish(person, await come(person, 'subject-3', await linkFor('sso.third')));
    const mine = await come(person, 'subject-3');
    const other = platform.staff();
    const { ticket } = await other.ok('staffOidcBegin', { body: {} });
    expect((await finish(other, { ticket, answer: mine.answer })).status).toBe('409');
    expect((await finish(other, { ticket: 'x'.repeat(43), answer: mine.answer })).status).toBe('409');
    expect((await finish(person, mine)).ok).toBe(true);
    expect((await finish(person, mine)).status).toBe('409');
  });

  test('are refused when they do not work here any more, and an old link binds nobody', async () => {
    const client = platform.staff();
    const link = await linkFor('sso.leaver');
    await finish(client, await come(client, 'subject-4', link));
    await database().db.update(staff).set({ state: 'locked' }).where(eq(staff.loginName, 'sso.leaver'));
    const other = platform.staff();
    expect((await finish(other, await come(other, 'subject-4'))).ok).toBe(false);
    expect((await finish(other, await come(other, 'subject-5', link))).ok).toBe(false);
  });

  test('hear so when the provider is away, or when there is none', async () => {
    const gone = { ...provider.settings, issuer: 'http://127.0.0.1:9' };
    const without = [undefined, gone].map(
      (identityProvider) => new TestPlatform(database(), {}, { makeSigningPair: takeStoredPair, identityProvider }),
    );
    const answers = [];
    for (const one of without) {
      answers.push((await one.staff().call('staffOidcBegin', { body: {} })).envelope.msg);
      await one.close();
    }
    expect(answers).toEqual(['未启用企业账号登录', '企业账号登录暂不可用，请稍后重试，或使用登录名和密码']);
  });
});
