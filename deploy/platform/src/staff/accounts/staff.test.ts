import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verifyAudit } from '@portal/database';
import { auditEvent, staff, staffRecoveryCode, staffSession } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import { demoPassword } from '@portal/demonstration/seed/seed';
import { desc, eq, sql } from 'drizzle-orm';
import { URI } from 'otpauth';
import { describeWithDemo } from '../../testing/demo-database';
import type { StaffClient } from '../../testing/staff-client';
import { firstStep, staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const wrong = '登录名、密码或验证码不正确';
const newPassword = 'Kranich#Weg7';
/** Longer than every wait after a failure, and than the life of a code. */
const aWhile = 120;

describeWithDemo('staff', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
    const brand = { platformName: '金桥供应链', themeColor: '#0B6E4F' };
    await database()
      .db.insert(tenant)
      .values({ code: 'jinqiao.localhost', ...brand });
    await database()
      .db.insert(tenant)
      .values({ code: 'staff.localhost', ...brand, audience: 'staff' });
  });
  afterAll(() => platform.close());

  /** Each code is good once, so the next login comes later. */
  async function loggedIn(loginName: string): Promise<StaffClient> {
    platform.forward(aWhile);
    const client = platform.staff();
    await staffLogIn(platform, client, loginName);
    return client;
  }
  const idOf = async (loginName: string) => {
    const [row] = await database().db.select().from(staff).where(eq(staff.loginName, loginName));
    return row?.staffId ?? '';
  };
  async function audited(action: string) {
    const rows = await database().db.select().from(auditEvent).where(eq(auditEvent.action, action));
    return rows.sort((a, b) => b.eventId - a.eventId);
  }
  const codeOf = (address: string) =>
    (URI.parse(address) as { generate(options: object): string }).generate({ timestamp: platform.clock() });
  /** Both steps behind a one-time link. */
  async function accept(visitor: StaffClient, token: string, displayName: string) {
    const chosen = { token, displayName, password: newPassword };
    const { ticket, address } = await visitor.ok('staffAcceptBegin', { body: chosen });
    return visitor.ok('staffAcceptFinish', { body: { ticket, code: codeOf(address) } });
  }

  describe('a login', () => {
    test('takes password and code, and gives a cookie that no script reads', async () => {
      const client = platform.staff();
      const body = await firstStep(platform, client, 'chushen');
      const { envelope, cookies } = await client.call('staffLoginCode', { body });
      expect(envelope.body).toMatchObject({
        loginName: 'chushen',
        displayName: '林初阳',
        roles: [{ role: 'first', tenant: null }],
        idleSeconds: 900,
      });
      expect(cookies).toEqual([
        expect.stringMatching(
          /^__Host-portal_staff=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/,
        ),
        expect.stringMatching(/^portal_staff=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/),
        // The mark of a known browser.
        expect.stringMatching(/^__Host-portal_staff_browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly;/),
        expect.stringMatching(/^portal_staff_browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly;/),
      ]);
      expect(await client.ok('staffMe', {})).toEqual(envelope.body);
      expect((await audited('staff.login'))[0]).toMatchObject({ result: 'ok', object: 'code: chushen' });
      const [stored] = await database().db.select().from(staffSession).orderBy(desc(staffSession.createdAt));
      expect(cookies.join()).not.toContain(stored?.tokenHash);
    });

    test('on plain http of another machine has only the cookie that browsers keep there', async () => {
      const client = await loggedIn('kefu');
      const { headers } = await platform.app.inject({
        method: 'POST',
        url: '/api/web/portal/api/staff/logout',
        headers: {
          ...client.headers,
          host: 'desk.example.com',
          'x-csrf': client.csrf ?? '',
          cookie: `portal_staff=${client.cookies.get('portal_staff')}`,
        },
      });
      expect(headers['set-cookie']).toBe('portal_staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
    });

    test('says the same of a wrong name, password and code', async () => {
      platform.forward(aWhile);
      const answers = [];
      for (const body of [
        { loginName: 'fushen', password: 'Falsch@2026' },
        { loginName: 'niemand', password: demoPassword },
      ])
        answers.push((await platform.staff().call('staffLoginPassword', { body })).envelope);
      const client = platform.staff();
      platform.forward(aWhile);
      const { ticket, code } = await firstStep(platform, client, 'fushen');
      const other = code === '000000' ? '000001' : '000000';
      answers.push((await client.call('staffLoginCode', { body: { ticket, code: other } })).envelope);
      expect(answers).toEqual(
        answers.map(() => ({ status: '400', ok: false, msg: `${wrong}，您还可尝试4次`, body: null })),
      );
      expect((await audited('staff.login')).slice(0, 3)).toMatchObject([
        { result: 'refused', object: 'code: fushen' },
        { result: 'refused', object: 'password: niemand' },
        { result: 'refused', object: 'password: fushen' },
      ]);
    });

    test('[threat: guessed code] takes each code once, and none that is old', async () => {
      platform.forward(aWhile);
      const client = platform.staff();
      const first = await firstStep(platform, client, 'fabu');
      await client.ok('staffLoginCode', { body: first });
      platform.forward(3);
      const { ticket } = await firstStep(platform, client, 'fabu');
      const again = await client.call('staffLoginCode', { body: { ticket, code: first.code } });
      expect(again.envelope.msg).toContain(wrong);
      platform.forward(aWhile);
      const late = await firstStep(platform, client, 'fabu');
      platform.forward(aWhile);
      expect((await client.call('staffLoginCode', { body: late })).envelope.msg).toContain(wrong);
    });

    test('begins one session of a code that comes twice at once', async () => {
      platform.forward(aWhile);
      const client = platform.staff();
      const body = await firstStep(platform, client, 'shenji');
      const answers = await Promise.all([1, 2, 3].map(() => platform.staff().call('staffLoginCode', { body })));
      expect(answers.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
    });

    test('[threat: stolen token] a ticket is worth nothing later or at another host', async () => {
      platform.forward(aWhile);
      const client = platform.staff();
      const body = await firstStep(platform, client, 'kefu');
      const elsewhere = platform.staff();
      elsewhere.headers['x-portal-tenant'] = 'desk.example.com';
      const over = { status: '400', msg: '登录已超时，请重新登录' };
      expect((await elsewhere.call('staffLoginCode', { body })).envelope).toMatchObject(over);
      platform.forward(301);
      expect((await client.call('staffLoginCode', { body })).envelope).toMatchObject(over);
    });

    const attempt = (client: StaffClient, password: string) =>
      client.call('staffLoginPassword', { body: { loginName: 'zuhu', password } });

    async function guessFiveTimes(client: StaffClient): Promise<void> {
      for (let count = 0; count < 5; count += 1) {
        platform.forward(20);
        await attempt(client, 'Falsch@2026');
      }
    }

    test('[threat: guessed password] five wrong passwords lock the name at that address, and an administrator opens it', async () => {
      const client = platform.staff();
      await guessFiveTimes(client);
      expect((await attempt(client, demoPassword)).envelope).toMatchObject({
        status: '429',
        msg: expect.stringContaining('临时锁定'),
      });
      const admin = await loggedIn('admin');
      expect((await attempt(client, demoPassword)).envelope.status).toBe('429');
      await admin.ok('staffUnlock', { body: { staffId: await idOf('zuhu'), reason: '本人来电' } });
      expect((await attempt(client, demoPassword)).envelope.ok).toBe(true);
    });

    test('[threat: locked out] nobody who only guesses passwords keeps the person out elsewhere, nor at a colleague’s address in a known browser', async () => {
      const known = await loggedIn('zuhu');
      const guesser = platform.staff();
      await guessFiveTimes(guesser);
      expect((await attempt(guesser, demoPassword)).envelope.status).toBe('429');
      expect((await attempt(platform.staff(), demoPassword)).envelope.ok).toBe(true);
      known.address = guesser.address;
      expect((await attempt(known, demoPassword)).envelope.ok).toBe(true);
      // The mark belongs to one person.
      const other = await loggedIn('kefu');
      other.address = guesser.address;
      expect((await attempt(other, demoPassword)).envelope.status).toBe('429');
    });

    test('[threat: guessed code] wrong codes after a right password lock the person everywhere; a recovery code still opens', async () => {
      const guesser = platform.staff();
      for (let count = 0; count < 5; count += 1) {
        platform.forward(20);
        const { ticket } = await guesser.ok('staffLoginPassword', {
          body: { loginName: 'zuhu', password: demoPassword },
        });
        await guesser.call('staffLoginCode', { body: { ticket, code: '000000' } });
      }
      const elsewhere = platform.staff();
      const { ticket } = await elsewhere.ok('staffLoginPassword', {
        body: { loginName: 'zuhu', password: demoPassword },
      });
      expect((await elsewhere.call('staffLoginCode', { body: { ticket, code: '000000' } })).envelope.status).toBe(
        '429',
      );
      const recovery = { ticket, recoveryCode: 'AAAA-AAAA-AAAA' };
      expect((await elsewhere.call('staffLoginRecovery', { body: recovery })).envelope.status).toBe('400');
      const admin = await loggedIn('admin');
      await admin.ok('staffUnlock', { body: { staffId: await idOf('zuhu'), reason: '本人来电' } });
    });

    test('is limited by address', async () => {
      const strict = new TestPlatform(database(), { perMinute: { logins: 3 } });
      const client = strict.staff();
      client.address = '10.9.9.9';
      const ask = (loginName: string) =>
        client.call('staffLoginPassword', { body: { loginName, password: 'Falsch@2026' } });
      const statuses = [];
      for (const loginName of ['a1', 'a2', 'a3', 'a4']) statuses.push((await ask(loginName)).envelope.status);
      expect(statuses).toEqual(['400', '400', '400', '429']);
      await strict.close();
    });
  });

  describe('a session', () => {
    test('[threat: forgotten session] ends after a quarter of an hour without a call, and after eight hours with calls', async () => {
      const idle = await loggedIn('chushen');
      const busy = await loggedIn('fushen');
      for (let minutes = 12; minutes < 470; minutes += 12) {
        platform.forward(12 * 60);
        if (minutes === 12) await idle.ok('staffMe', {});
        await busy.ok('staffMe', {});
      }
      expect((await idle.call('staffMe', {})).httpStatus).toBe(401);
      platform.forward(12 * 60);
      expect((await busy.call('staffMe', {})).httpStatus).toBe(401);
    });

    test('is listed, and the others are ended', async () => {
      const [first, second] = [await loggedIn('kefu'), await loggedIn('kefu')];
      const listed = await second.ok('staffSessionList', {});
      expect(listed.map(({ current }) => current)).toEqual([true, false]);
      expect(await second.ok('staffSessionEndOthers', {})).toEqual({ count: expect.any(Number) });
      expect((await first.call('staffMe', {})).envelope.status).toBe('401');
      await second.ok('staffMe', {});
    });

    test('is over with the logout, whatever the browser keeps', async () => {
      const client = await loggedIn('kefu');
      const kept = [...client.cookies];
      await client.ok('staffLogout', {});
      // What stays tells only that the person has been here.
      expect([...client.cookies.keys()]).toEqual(['__Host-portal_staff_browser', 'portal_staff_browser']);
      for (const [name, value] of kept) client.cookies.set(name, value);
      expect((await client.call('staffMe', {})).envelope.status).toBe('401');
    });
  });

  describe('a new person', () => {
    const roles = [
      { role: 'care', tenant: 'jinqiao.localhost' },
      { role: 'audit', tenant: 'jinqiao.localhost' },
    ] as const;
    const person = { loginName: 'zhang.wei', displayName: '张伟', roles: [...roles] };
    let recoveryCodes: readonly string[];
    let address: string;

    test('reads which login name a password must not hold', async () => {
      const admin = await loggedIn('admin');
      const { link } = await admin.ok('staffInvite', { body: { ...person, loginName: 'limei' } });
      const body = { token: link?.split('#')[1] ?? '', displayName: '李梅', password: 'Limei@2026xy' };
      const { envelope } = await platform.staff().call('staffAcceptBegin', { body });
      expect(envelope).toMatchObject({ body: { fields: { password: '密码不能包含登录名 limei' } } });
    });

    test('is invited, follows the link once and logs in with the own authenticator', async () => {
      const admin = await loggedIn('admin');
      const { link } = await admin.ok('staffInvite', { body: person });
      const token = link?.split('/desk/accept#')[1] ?? '';
      const chosen = { token, displayName: '张伟', password: newPassword };
      const visitor = platform.staff();
      for (const [password, fault] of [
        ['kurz', expect.any(String)],
        ['Zhangwei@2026', expect.stringContaining('密码')],
      ] as const) {
        const { envelope } = await visitor.call('staffAcceptBegin', { body: { ...chosen, password } });
        expect(envelope).toMatchObject({ status: '400', body: { fields: { password: fault } } });
      }
      const begun = await visitor.ok('staffAcceptBegin', { body: chosen });
      ({ address } = begun);
      expect(await idOf('zhang.wei')).not.toBe('');
      const other = await visitor.ok('staffAcceptBegin', { body: chosen });
      expect(other.secret).not.toBe(begun.secret);
      const body = { ticket: begun.ticket, code: codeOf(address) };
      const answers = await Promise.all([1, 2].map(() => visitor.call('staffAcceptFinish', { body })));
      const [done] = answers.flatMap(({ envelope }) => (envelope.ok ? [envelope.body] : []));
      expect(answers.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
      const late = { ticket: other.ticket, code: codeOf(other.address) };
      for (const answer of [
        await visitor.call('staffAcceptFinish', { body }),
        await visitor.call('staffAcceptFinish', { body: late }),
        await visitor.call('staffAcceptBegin', { body: chosen }),
      ])
        expect(answer.envelope.status).toBe('409');
      if (!done) throw new Error('nobody could follow the link');
      ({ recoveryCodes } = done);
      expect(new Set(recoveryCodes).size).toBe(10);
      const me = await visitor.ok('staffMe', {});
      expect(me).toEqual(done.me);
      expect(me.roles).toEqual([
        { role: 'audit', tenant: 'jinqiao.localhost' },
        { role: 'care', tenant: 'jinqiao.localhost' },
      ]);
      expect((await audited('staff.invite'))[0]).toMatchObject({
        userCode: 'Tdemoadmin',
        object: 'zhang.wei',
        detail: { before: null, after: { displayName: '张伟', roles: [...roles] } },
      });
    });

    test('[threat: guessed code] is nobody before their authenticator shows a right code; wrong ones are few, and the secret stays', async () => {
      const admin = await loggedIn('admin');
      const { link } = await admin.ok('staffInvite', { body: { ...person, loginName: 'gao.jie' } });
      const staffId = await idOf('gao.jie');
      const chosen = { token: link?.split('#')[1] ?? '', displayName: '高洁', password: newPassword };
      const visitor = platform.staff();
      const begun = await visitor.ok('staffAcceptBegin', { body: chosen });
      const stateNow = async () =>
        (await database().db.select().from(staff).where(eq(staff.staffId, staffId))).map(
          ({ state, passwordHash, factorSealed }) => [state, passwordHash, factorSealed],
        );
      const finish = (code: string) => visitor.call('staffAcceptFinish', { body: { ticket: begun.ticket, code } });
      const wrongCode = codeOf(begun.address) === '000000' ? '000001' : '000000';
      expect((await finish(wrongCode)).envelope).toMatchObject({
        status: '400',
        msg: '验证码不正确，您还可尝试4次',
      });
      expect(await stateNow()).toEqual([['invited', null, null]]);
      const login = { loginName: 'gao.jie', password: newPassword };
      expect((await visitor.call('staffLoginPassword', { body: login })).envelope.ok).toBe(false);
      for (let count = 0; count < 5; count += 1) {
        platform.forward(20);
        await finish(wrongCode);
      }
      expect((await finish(codeOf(begun.address))).envelope.status).toBe('429');
      await admin.ok('staffUnlock', { body: { staffId, reason: '本人来电' } });
      expect((await finish(codeOf(begun.address))).envelope.ok).toBe(true);
      expect((await audited('staff.accept')).slice(0, 2)).toMatchObject([
        { result: 'ok', object: 'gao.jie' },
        { result: 'refused', object: 'code: gao.jie' },
      ]);
      // The code that bound it is used up.
      const { ticket } = await visitor.ok('staffLoginPassword', { body: login });
      const again = { ticket, code: codeOf(begun.address) };
      expect((await visitor.call('staffLoginCode', { body: again })).envelope.ok).toBe(false);
    });

    test('leaves neither password, secret nor recovery codes in the database', async () => {
      const rows = JSON.stringify([
        await database().db.select().from(staff),
        await database().db.select().from(staffRecoveryCode),
        await database().db.select().from(auditEvent),
      ]);
      const secret = new URL(address).searchParams.get('secret') ?? '';
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      for (const text of [secret, newPassword, ...recoveryCodes]) expect(rows).not.toContain(text);
      expect(rows).toContain('"factorSealed":"v1:');
    });

    test('[threat: stolen token] logs in by a recovery code, each once', async () => {
      platform.forward(aWhile);
      const client = platform.staff();
      const begin = async () => {
        platform.forward(aWhile);
        const body = { loginName: 'zhang.wei', password: newPassword };
        return (await client.ok('staffLoginPassword', { body })).ticket;
      };
      const recoveryCode = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
      const me = await client.ok('staffLoginRecovery', { body: { ticket: await begin(), recoveryCode } });
      expect(me.recoveryCodesLeft).toBe(9);
      const again = await client.call('staffLoginRecovery', { body: { ticket: await begin(), recoveryCode } });
      expect(again.envelope).toMatchObject({ status: '400', msg: expect.stringContaining(wrong) });
    });

    test('sees the audit of the own tenants only', async () => {
      const client = platform.staff();
      platform.forward(aWhile);
      const body = { loginName: 'zhang.wei', password: newPassword };
      const { ticket } = await client.ok('staffLoginPassword', { body });
      const me = await client.ok('staffLoginCode', { body: { ticket, code: codeOf(address) } });
      client.csrf = me.csrf;
      expect(await client.ok('staffAuditList', { body: {} })).toEqual({ rows: [], next: null });
      const auditor = await loggedIn('shenji');
      const page = await auditor.ok('staffAuditList', { body: { action: 'staff.', limit: 2 } });
      expect(page.rows).toHaveLength(2);
      const next = await auditor.ok('staffAuditList', { body: { action: 'staff.', before: page.next ?? 1 } });
      expect(next.rows[0]?.eventId).toBeLessThan(page.rows[1]?.eventId ?? 0);
      expect(next.rows.find(({ action }) => action === 'staff.invite')).toMatchObject({
        who: '管立诚',
        after: { displayName: '张伟' },
      });
    });

    test.each([
      [{ ...person }, { loginName: '登录名已被使用' }],
      [
        { ...person, loginName: 'x1', roles: [{ role: 'admin', tenant: 'jinqiao.localhost' }] },
        { roles: '管理员角色不能限定租户' },
      ],
      [{ ...person, loginName: 'x2', roles: [{ role: 'care', tenant: 'nobody' }] }, { roles: '没有租户 nobody' }],
      [
        { ...person, loginName: 'x3', roles: [{ role: 'care', tenant: 'staff.localhost' }] },
        { roles: '没有租户 staff.localhost' },
      ],
      [{ ...person, loginName: 'X 4' }, { loginName: expect.any(String) }],
      [{ ...person, loginName: 'x5', roles: [] }, { roles: expect.any(String) }],
    ])('%j cannot be invited', async (body, fields) => {
      const admin = await loggedIn('admin');
      const { envelope } = await admin.call('staffInvite', { body: body as typeof person });
      expect(envelope).toMatchObject({ status: '400', body: { fields } });
    });

    test('has a link that ends after three days, and a newer one replaces it', async () => {
      const admin = await loggedIn('admin');
      const { link } = await admin.ok('staffInvite', { body: { ...person, loginName: 'li.na' } });
      const staffId = await idOf('li.na');
      const renewed = await admin.ok('staffResetFactor', { body: { staffId, reason: '链接丢失' } });
      const follow = (address: string | null) =>
        platform.staff().call('staffAcceptBegin', {
          body: { token: address?.split('#')[1] ?? '', displayName: '李娜', password: newPassword },
        });
      expect((await follow(link)).envelope.status).toBe('409');
      platform.forward(259_201);
      expect((await follow(renewed.link)).envelope.status).toBe('409');
    });
  });

  describe('an administrator', () => {
    test('[threat: untrue audit] changes roles, which count at the next call, and the audit holds before and after', async () => {
      const admin = await loggedIn('admin');
      const person = await loggedIn('kefu');
      await admin.ok('staffRoles', { body: { staffId: await idOf('kefu'), roles: [{ role: 'audit', tenant: null }] } });
      await person.ok('staffAuditList', { body: {} });
      const listed = await admin.ok('staffList', {});
      expect(listed.find(({ loginName }) => loginName === 'kefu')).toMatchObject({
        displayName: '柯晓芙',
        state: 'active',
        roles: [{ role: 'audit', tenant: null }],
        lastLoginAt: expect.any(String),
      });
      expect((await audited('staff.roles'))[0]).toMatchObject({
        object: 'kefu',
        detail: { before: [{ role: 'care', tenant: null }], after: [{ role: 'audit', tenant: null }] },
      });
      await admin.ok('staffRoles', { body: { staffId: await idOf('kefu'), roles: [{ role: 'care', tenant: null }] } });
      expect((await person.call('staffAuditList', { body: {} })).envelope.status).toBe('443');
    });

    test('locks a person, who is out at the next click and cannot log in', async () => {
      const admin = await loggedIn('admin');
      const person = await loggedIn('kefu');
      const staffId = await idOf('kefu');
      await admin.ok('staffLock', { body: { staffId, reason: '调查' } });
      expect((await person.call('staffMe', {})).envelope.status).toBe('401');
      const body = { loginName: 'kefu', password: demoPassword };
      expect((await person.call('staffLoginPassword', { body })).envelope.msg).toContain(wrong);
      await admin.ok('staffUnlock', { body: { staffId, reason: '调查结束' } });
      await loggedIn('kefu');
      const again = await loggedIn('admin');
      await again.ok('staffLock', { body: { staffId, reason: '离职', left: true } });
      for (const name of ['staffUnlock', 'staffResetFactor'] as const)
        expect((await again.call(name, { body: { staffId, reason: '误操作' } })).envelope.status).toBe('409');
    });

    test('ends the sessions of a person, who may log in again', async () => {
      const admin = await loggedIn('admin');
      const person = await loggedIn('fushen');
      const body = { staffId: await idOf('fushen'), reason: '电脑遗失' };
      expect(await admin.ok('staffEndSessions', { body })).toEqual({ count: 1 });
      expect((await person.call('staffMe', {})).envelope.status).toBe('401');
      const detail = { after: { reason: '电脑遗失', sessionsEnded: 1 } };
      expect((await audited('staff.endSessions'))[0]).toMatchObject({ object: 'fushen', detail });
      await loggedIn('fushen');
    });

    test('gives a lost authenticator back by a new link, but not to themselves', async () => {
      const admin = await loggedIn('admin');
      const staffId = await idOf('chushen');
      const person = await loggedIn('chushen');
      const { link } = await admin.ok('staffResetFactor', { body: { staffId, reason: '手机丢失' } });
      expect((await person.call('staffMe', {})).envelope.status).toBe('401');
      const body = { loginName: 'chushen', password: demoPassword };
      expect((await person.call('staffLoginPassword', { body })).envelope.ok).toBe(false);
      const token = link?.split('#')[1] ?? '';
      await accept(person, token, '林初阳');
      const own = { staffId: await idOf('admin'), reason: '手机丢失' };
      expect((await admin.call('staffResetFactor', { body: own })).envelope.status).toBe('409');
    });

    test('[threat: missing right] one of the last two keeps role and account, also when both go at once', async () => {
      const [admin, second] = [await loggedIn('admin'), await loggedIn('zhuguan')];
      const few = { status: '409', msg: '至少需要2名可用的管理员，请先增加管理员' };
      const [one, two] = [await idOf('admin'), await idOf('zhuguan')];
      const reason = '测试';
      const roles = [{ role: 'care', tenant: null }] as const;
      for (const answer of [
        await admin.call('staffLock', { body: { staffId: two, reason } }),
        await admin.call('staffLock', { body: { staffId: one, reason, left: true } }),
        await admin.call('staffRoles', { body: { staffId: two, roles: [...roles] } }),
        await admin.call('staffResetFactor', { body: { staffId: two, reason } }),
      ])
        expect(answer.envelope).toMatchObject(few);
      await second.ok('staffMe', {});
      const third = await idOf('fushen');
      await admin.ok('staffRoles', { body: { staffId: third, roles: [{ role: 'admin', tenant: null }] } });
      const [asked] = await second.ok('staffRequestList', {});
      await second.ok('staffRequestConfirm', { body: { requestId: asked?.requestId ?? '' } });
      const answers = await Promise.all([
        admin.call('staffRoles', { body: { staffId: two, roles: [...roles] } }),
        second.call('staffRoles', { body: { staffId: one, roles: [...roles] } }),
      ]);
      // The slower one meets the rule, or has already lost the role.
      const [done, refused] = answers.map(({ envelope }) => envelope.status).sort();
      expect([done, ['409', '443'].includes(refused ?? '')]).toEqual(['200', true]);
    });
  });

  test('the audit’s chain holds what they did', async () => {
    await database().db.execute(sql`select audit_seal('platform', 5000)`);
    expect((await verifyAudit(database().db, 'platform')).faults).toEqual([]);
  });
});
