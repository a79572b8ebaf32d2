import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEvent, reviewPolicy, staff, staffRequest } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, like } from 'drizzle-orm';
import { grantsOf, storeGrants } from '../../kernel/staff/staff-grants';
import { describeWithDemo } from '../../testing/demo-database';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

type Request = CallReply<'staffRequestList'>[number];

const few = /可用的管理员不足2名。请先由运维人员在服务器上执行 portal staff invite <登录名> --admin/;
const day = 86_400;

describeWithDemo('what a second person confirms', (database) => {
  let platform: TestPlatform;
  let admin: StaffClient;
  let other: StaffClient;
  let tenants: StaffClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
    const brand = { platformName: '供应链金融服务平台', themeColor: '#D83651' };
    await database()
      .db.insert(tenant)
      .values({ code: 'localhost', ...brand })
      .onConflictDoNothing();
  });
  afterAll(() => platform.close());

  async function loggedIn(loginName: string): Promise<StaffClient> {
    const client = platform.staff();
    await staffLogIn(platform, client, loginName);
    return client;
  }
  beforeEach(async () => {
    platform.forward(120);
    [admin, other, tenants] = [await loggedIn('admin'), await loggedIn('zhuguan'), await loggedIn('zuhu')];
  });

  const person = (loginName: string, role: StaffRole) => ({
    body: { loginName, displayName: '新同事', roles: [{ role, tenant: null }] },
  });
  const waiting = async (client: StaffClient): Promise<Request> => {
    const [first] = await client.ok('staffRequestList', {});
    if (first?.state !== 'waiting') throw new Error('nothing waits');
    return first;
  };
  const stateOf = async (loginName: string) => {
    const [row] = await database().db.select().from(staff).where(eq(staff.loginName, loginName));
    return row;
  };
  const confirm = (client: StaffClient, { requestId }: Request) =>
    client.call('staffRequestConfirm', { body: { requestId } });
  const decline = (client: StaffClient, { requestId }: Request) =>
    client.call('staffRequestDecline', { body: { requestId, reason: '未经讨论' } });
  const wrongPerson = { status: '443', msg: expect.stringContaining('申请人和当事人') };

  describe('an invitation', () => {
    test.each(['second', 'tenants', 'admin'] as const)(
      '[threat: one pair of eyes] of %s is no person before another administrator confirms it, who alone gets the link',
      async (role) => {
        const loginName = `neu.${role}`;
        const asked = await admin.ok('staffInvite', person(loginName, role));
        expect(asked).toEqual({ waits: true, link: null, expiresAt: null });
        expect(await stateOf(loginName)).toBeUndefined();
        const request = await waiting(admin);
        expect(request).toMatchObject({
          kind: 'invite',
          object: `新同事（${loginName}）`,
          before: {},
          after: { displayName: '新同事', roles: [{ role, tenant: null }] },
          askedBy: { staffId: 'Tdemoadmin', displayName: '管立诚' },
          may: ['withdraw'],
        });
        expect((await confirm(admin, request)).envelope).toMatchObject(wrongPerson);
        expect((await decline(admin, request)).envelope).toMatchObject(wrongPerson);
        expect((await confirm(tenants, request)).envelope.status).toBe('404');
        expect(await stateOf(loginName)).toBeUndefined();

        expect((await waiting(other)).may).toEqual(['confirm', 'decline']);
        const { envelope } = await confirm(other, request);
        expect(envelope.body).toMatchObject({ link: expect.stringMatching(/\/desk\/accept#[\w-]{43}$/) });
        expect(await stateOf(loginName)).toMatchObject({ state: 'invited' });
        expect((await confirm(other, request)).envelope.status).toBe('409');
        // The asker reads the outcome, and nothing of the link.
        const told = (await admin.ok('staffRequestList', {})).find(({ requestId }) => requestId === request.requestId);
        expect(told).toMatchObject({ state: 'confirmed', decidedBy: '关雅楠', may: [] });
        expect(JSON.stringify(told)).not.toContain('accept#');
        const noted = await database()
          .db.select()
          .from(auditEvent)
          .where(and(like(auditEvent.action, 'request.%'), like(auditEvent.object, `%${loginName}%`)))
          .orderBy(desc(auditEvent.eventId));
        expect(noted.map(({ action, userCode }) => [action, userCode])).toEqual([
          ['request.confirm', 'Tdemozhuguan'],
          ['request.ask', 'Tdemoadmin'],
        ]);
      },
    );

    test('is refused with a reason, withdrawn, or over after seven days', async () => {
      await admin.ok('staffInvite', person('neu.nein', 'second'));
      expect((await admin.call('staffInvite', person('neu.nein', 'second'))).envelope.msg).toContain('已有同一事项');
      const request = await waiting(other);
      expect((await other.call('staffRequestWithdraw', { body: request })).envelope.status).toBe('400');
      expect((await decline(other, request)).envelope.ok).toBe(true);
      const [told] = await admin.ok('staffRequestList', {});
      expect(told).toMatchObject({ state: 'declined', opinion: '未经讨论', decidedBy: '关雅楠' });
      expect((await confirm(other, request)).envelope.status).toBe('409');

      await admin.ok('staffInvite', person('neu.nein', 'second'));
      const again = await waiting(admin);
      await admin.ok('staffRequestWithdraw', { body: { requestId: again.requestId } });
      expect((await confirm(other, again)).envelope.status).toBe('409');

      await admin.ok('staffInvite', person('neu.nein', 'second'));
      const late = await waiting(admin);
      platform.forward(7 * day + 1);
      const next = await loggedIn('zhuguan');
      expect((await confirm(next, late)).envelope.status).toBe('409');
      expect(await next.ok('staffRequestList', {})).toEqual(
        expect.arrayContaining([expect.objectContaining({ requestId: late.requestId, state: 'expired', may: [] })]),
      );
      // It makes room for another one.
      const back = await loggedIn('admin');
      expect((await back.ok('staffInvite', person('neu.nein', 'second'))).waits).toBe(true);
    });

    test('does not count if the asker may not work any more', async () => {
      await admin.ok('staffInvite', person('neu.weg', 'tenants'));
      const request = await waiting(other);
      await database().db.update(staff).set({ state: 'locked' }).where(eq(staff.loginName, 'admin'));
      expect((await confirm(other, request)).envelope).toMatchObject({
        status: '409',
        msg: '申请人已无权提出该申请，不能生效',
      });
      await database().db.update(staff).set({ state: 'active' }).where(eq(staff.loginName, 'admin'));
      expect((await confirm(other, request)).envelope.ok).toBe(true);
    });
  });

  describe('other roles', () => {
    test('[threat: one pair of eyes] nobody gives a grave role alone, nor confirms their own', async () => {
      const gets = (staffId: string, role: StaffRole) => ({ body: { staffId, roles: [{ role, tenant: null }] } });
      expect(await admin.ok('staffRoles', gets('Tdemokefu', 'second'))).toEqual({ waits: true });
      expect(await grantsOf(database().db, 'Tdemokefu')).toEqual([{ role: 'care', tenant: null }]);
      const request = await waiting(other);
      expect([request.before.roles, request.after.roles]).toEqual([
        [{ role: 'care', tenant: null }],
        [{ role: 'second', tenant: null }],
      ]);
      // Their roles have changed since the request was made, so it can no longer take effect.
      expect(await admin.ok('staffRoles', gets('Tdemokefu', 'audit'))).toEqual({ waits: false });
      expect((await confirm(other, request)).envelope).toMatchObject({
        status: '409',
        msg: expect.stringContaining('情况已有变化'),
      });
      await admin.ok('staffRoles', gets('Tdemokefu', 'care'));
      expect((await confirm(other, request)).envelope.body).toEqual({ link: null, expiresAt: null });
      expect(await grantsOf(database().db, 'Tdemokefu')).toEqual([{ role: 'second', tenant: null }]);
      // To take it away takes one person.
      expect(await admin.ok('staffRoles', gets('Tdemokefu', 'care'))).toEqual({ waits: false });

      const both = [...(['admin', 'second'] as const)].map((role) => ({ role, tenant: null }));
      await admin.ok('staffRoles', { body: { staffId: 'Tdemozhuguan', roles: both } });
      const own = await waiting(other);
      expect(own.may).toEqual([]);
      expect((await confirm(other, own)).envelope).toMatchObject(wrongPerson);
      expect(await grantsOf(database().db, 'Tdemozhuguan')).toEqual([{ role: 'admin', tenant: null }]);
      await admin.ok('staffRequestWithdraw', { body: { requestId: own.requestId } });
    });

    test('[threat: one pair of eyes] a link that the asker holds is worth nothing once its person gets a grave role', async () => {
      const { link } = await admin.ok('staffInvite', person('neu.kefu', 'care'));
      const { staffId = '' } = (await stateOf('neu.kefu')) ?? {};
      await admin.ok('staffRoles', { body: { staffId, roles: [{ role: 'second', tenant: null }] } });
      const { envelope } = await confirm(other, await waiting(other));
      const follow = (address: string | null | undefined) =>
        platform.staff().call('staffAcceptBegin', {
          body: { token: address?.split('#')[1] ?? '', displayName: '新同事', password: 'Kranich#Weg7' },
        });
      expect((await follow(link)).envelope.status).toBe('409');
      expect((await follow(envelope.ok ? envelope.body.link : null)).envelope.ok).toBe(true);
    });
  });

  test('[threat: one pair of eyes] a new link of somebody with a grave role goes to the one who confirms', async () => {
    const body = { staffId: 'Tdemofushen', reason: '手机丢失' };
    expect(await admin.ok('staffResetFactor', { body })).toEqual({ waits: true, link: null, expiresAt: null });
    expect(await stateOf('fushen')).toMatchObject({ state: 'active', linkHash: null });
    const request = await waiting(other);
    expect(request).toMatchObject({ kind: 'link', object: '方复明（fushen）', reason: '手机丢失' });
    expect((await confirm(other, request)).envelope.body).toMatchObject({ link: expect.any(String) });
    expect(await stateOf('fushen')).toMatchObject({ state: 'invited', passwordHash: null });
  });

  describe('a policy', () => {
    const set = (client: StaffClient, kind: 'mobile' | 'change', twoEyes: boolean | null, limitDays = 2) =>
      client.ok('staffPolicySet', {
        body: { tenant: 'localhost', kind, policy: twoEyes === null ? null : { twoEyes, limitDays } },
      });
    const rows = () => database().db.select().from(reviewPolicy).where(eq(reviewPolicy.tenant, 'localhost'));
    const ofPolicies = async (client: StaffClient) => {
      const [first] = await client.ok('staffPolicyRequestList', { body: { tenant: 'localhost' } });
      if (!first) throw new Error('nothing waits');
      return first;
    };

    test('[threat: one pair of eyes] who looks after tenants does not turn a grave kind to one pair of eyes alone', async () => {
      expect(await set(tenants, 'mobile', false, 1)).toMatchObject({ waits: true, twoEyes: true, own: false });
      expect(await rows()).toEqual([]);
      const request = await ofPolicies(tenants);
      expect(request).toMatchObject({
        object: '更正手机号',
        before: { policy: { twoEyes: true, limitDays: 1, own: false } },
        after: { policy: { twoEyes: false, limitDays: 1, own: true } },
        may: ['withdraw'],
      });
      expect((await confirm(tenants, request)).envelope).toMatchObject(wrongPerson);
      // Requests about policies are none about staff.
      expect((await admin.ok('staffRequestList', {})).filter(({ kind }) => kind === 'policy')).toEqual([]);
      expect((await confirm(admin, request)).envelope.ok).toBe(true);
      expect(await rows()).toMatchObject([{ kind: 'mobile', twoEyes: false, limitDays: 1 }]);
    });

    test('a second pair of eyes that the tenant added is not taken away alone either', async () => {
      expect(await set(tenants, 'change', true)).toMatchObject({ waits: false, twoEyes: true });
      expect(await set(tenants, 'change', true, 5)).toMatchObject({ waits: false, limitDays: 5 });
      expect(await set(tenants, 'change', null)).toMatchObject({ waits: true, twoEyes: true });
      const request = await ofPolicies(admin);
      await set(tenants, 'change', true, 6);
      expect((await confirm(admin, request)).envelope.status).toBe('409');
      await set(tenants, 'change', true, 5);
      expect((await confirm(admin, request)).envelope.ok).toBe(true);
      expect((await rows()).filter(({ kind }) => kind === 'change')).toEqual([]);
    });

    test('[threat: foreign id] of another tenant is neither listed nor decided', async () => {
      await set(tenants, 'mobile', true, 3);
      const request = await ofPolicies(admin);
      await storeGrants(database().db, 'Tdemofabu', [{ role: 'tenants', tenant: 'jinqiao.localhost' }]);
      const elsewhere = await loggedIn('fabu');
      expect((await elsewhere.call('staffPolicyRequestList', { body: { tenant: 'localhost' } })).envelope.ok).toBe(
        false,
      );
      expect((await confirm(elsewhere, request)).envelope.status).toBe('404');
      expect((await decline(elsewhere, request)).envelope.status).toBe('404');
      await tenants.ok('staffRequestWithdraw', { body: { requestId: request.requestId } });
    });
  });

  test('[threat: one pair of eyes] with one administrator nobody gets a grave role at the desk', async () => {
    await database().db.update(staff).set({ state: 'locked' }).where(eq(staff.loginName, 'zhuguan'));
    for (const role of ['admin', 'second', 'tenants'] as const)
      expect((await admin.call('staffInvite', person(`allein.${role}`, role))).envelope).toMatchObject({
        status: '409',
        msg: expect.stringMatching(few),
      });
    const body = { staffId: 'Tdemochushen', roles: [{ role: 'admin' as const, tenant: null }] };
    expect((await admin.call('staffRoles', { body })).envelope.msg).toMatch(few);
    expect((await admin.ok('staffInvite', person('allein.first', 'first'))).link).toEqual(expect.any(String));
    await database().db.update(staff).set({ state: 'active' }).where(eq(staff.loginName, 'zhuguan'));
  });

  test('[threat: one pair of eyes] the database itself takes no decision of the asker', async () => {
    const [row] = await database().db.select().from(staffRequest).limit(1);
    const own = { state: 'confirmed' as const, decidedBy: row?.askedBy ?? '' };
    await expect(
      database()
        .db.update(staffRequest)
        .set(own)
        .where(eq(staffRequest.requestId, row?.requestId ?? '')),
    ).rejects.toThrow();
  });
});
