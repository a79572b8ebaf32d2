import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { auditEvent, session, user } from '@portal/database/schema/platform';
import { describeDatabase } from '@portal/database/testing';
import { openingParts } from '@portal/shared/tenant-opening';
import { assignPages, completeTenant, operatorFacts, storeTexts } from '../testing/complete-tenant';
import { type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';

jest.setTimeout(patience);

const facts = ['fact:legalName', 'fact:hotline', 'fact:address', 'fact:filingsContent'];
const texts = ['text:SERVICE', 'text:PRIVACY', 'text:CERTIFICATE', 'text:FACE'];
const pages = ['page:texts', 'page:registration', 'page:centre'];

const person = (tenant: string) => ({
  ...{ tenant, userCode: `U-${tenant}`, userName: '张三', mobile: '13800000001', passwordHash: '' },
  ...{ passwordChangedAt: new Date(0), createdAt: new Date(0) },
});

describeDatabase('a tenant on its way to customers', (database) => {
  let portal: Delivered;
  let count = 0;
  let code: string;

  beforeAll(async () => {
    portal = await deliveredGateway(database());
  });
  afterAll(() => portal?.gateway.close());
  beforeEach(async () => {
    count += 1;
    code = `bank${count}.example`;
    const body = { code, hostNames: [code], platformName: `第${count}银行供应链` };
    expect((await portal.call('POST', '/tenants', body)).status).toBe(201);
  });

  const opening = async () => (await portal.call('GET', `/tenants/${code}/opening`)).body;
  const ask = (url: string, more: Record<string, string> = {}) =>
    portal.gateway.inject({ url, headers: { host: code, ...more } });
  const changes = async () =>
    ((await portal.call('GET', `/audit?tenant=${code}`)).body.changes as { action: string; who: string }[]).filter(
      ({ action }) => action.startsWith('tenant-'),
    );
  const complete = async () => {
    await completeTenant(database(), portal.releases, code);
    // The gateway has read it when a change of its own has been answered.
    await portal.call('PATCH', `/tenants/${code}`, { backgroundTitle: '已齐备' });
  };

  test('a copy of another tenant has neither its texts nor its facts, and says so', async () => {
    expect(await opening()).toEqual({ code, state: 'preparing', missing: [...facts, ...texts, ...pages] });
    await portal.call('POST', '/tenants', {
      code: 'none',
      hostNames: ['none.example'],
      platformName: '空',
      like: null,
    });
    expect((await portal.call('GET', '/tenants/none/opening')).body.missing).toEqual(openingParts);
    expect((await portal.call('GET', '/tenants/nobody/opening')).status).toBe(404);
  });

  test('[threat: unready tenant] until it opens, every page is 即将开通, and no call of a customer is answered', async () => {
    for (const url of ['/', '/login', '/register/account', '/index/index', '/robots.txt', '/-/override/../boot']) {
      const { statusCode, headers, body } = await ask(url, { 'accept-encoding': 'gzip' });
      expect([url, statusCode]).toEqual([url, 503]);
      if (url.startsWith('/-')) continue;
      expect(headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      expect(body).toContain('即将开通');
      expect(body).toContain(`第${count}银行供应链`);
      expect(body).not.toMatch(/<script/);
    }
    for (const url of [
      '/api/echo',
      '/-/boot',
      '/-/releases/stream',
      '/api/callbacks/../echo',
      '/api/callbacks/%2e%2e/echo',
    ])
      expect([url, (await ask(url)).json()]).toEqual([
        url,
        { status: '503', ok: false, msg: '平台正在筹备，开通后即可访问，感谢您的关注。', body: null },
      ]);
    expect((await portal.gateway.inject({ url: '/login', headers: { host: 'localhost' } })).statusCode).toBe(200);
  });

  test('whether the gateway itself is ready does not depend on the tenant', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect([url, (await ask(url)).json()]).toMatchObject([url, { ready: true }]);
  });

  test('opens in the moment when the last thing arrives, in the name of who brought it', async () => {
    await assignPages(portal.releases, code);
    await portal.call('PATCH', `/tenants/${code}`, operatorFacts);
    expect(await opening()).toMatchObject({ state: 'preparing', missing: texts });
    await storeTexts(database(), code, new Date(Date.now() + 86_400_000));
    expect(await portal.releases.openCompleteTenants()).toEqual([]);
    await storeTexts(database(), code);
    expect(await portal.releases.openTenantWhenComplete({ code, by: '张三' })).toBe(true);
    expect(await portal.releases.openTenantWhenComplete({ code, by: '李四' })).toBe(false);
    expect(await opening()).toEqual({ code, state: 'open', missing: [] });
    expect((await changes())[0]).toMatchObject({ action: 'tenant-open', who: '张三' });
    const noted = await database().db.select().from(auditEvent);
    expect(noted.filter(({ action, tenant }) => action === 'tenant.open' && tenant === code)).toMatchObject([
      { userCode: 'release:张三' },
    ]);
  });

  test('opens by a fact or a release alike, and a text whose day has come opens it without anybody', async () => {
    await storeTexts(database(), code);
    await portal.call('PATCH', `/tenants/${code}`, operatorFacts);
    await assignPages(portal.releases, code, '发布员');
    expect((await changes())[0]).toMatchObject({ action: 'tenant-open', who: '发布员' });

    const other = `later-${code}`;
    await portal.call('POST', '/tenants', { code: other, hostNames: [other], platformName: '后来', like: code });
    await storeTexts(database(), other);
    const changed = await portal.call('PATCH', `/tenants/${other}`, operatorFacts);
    expect(changed.body).toMatchObject({ opened: true });
    const third = `third-${code}`;
    await portal.call('POST', '/tenants', { code: third, hostNames: [third], platformName: '再后', like: code });
    await portal.call('PATCH', `/tenants/${third}`, operatorFacts);
    await storeTexts(database(), third);
    expect(await portal.releases.openCompleteTenants()).toEqual([third]);
  });

  test('what is open stays open when something is taken away or replaced', async () => {
    await complete();
    expect((await ask('/login')).statusCode).toBe(200);
    await portal.call('PATCH', `/tenants/${code}`, { hotline: '' });
    expect(await opening()).toEqual({ code, state: 'open', missing: ['fact:hotline'] });
    expect((await ask('/login')).statusCode).toBe(200);
  });

  test('where an API of another maker has the texts, the operator vouches for them, and for nothing else', async () => {
    const vouch = () => portal.call('POST', `/tenants/${code}/open`, { textsElsewhere: true });
    await assignPages(portal.releases, code);
    expect((await vouch()).body).toMatchObject({ state: 'preparing' });
    await portal.call('PATCH', `/tenants/${code}`, operatorFacts);
    expect((await portal.call('POST', `/tenants/${code}/open`, {})).body).toMatchObject({ state: 'preparing' });
    expect((await vouch()).body).toEqual({ code, state: 'open', missing: texts });
    expect((await changes())[0]).toMatchObject({ action: 'tenant-open', detail: { textsElsewhere: true } });
  });

  test('a tenant of staff needs none of it; one that turns to customers does', async () => {
    const desk = { code: `desk-${code}`, hostNames: [`desk-${code}`], platformName: '工作台', audience: 'staff' };
    expect((await portal.call('POST', '/tenants', desk)).body).toMatchObject({ state: 'open', missing: [] });
    await portal.call('PATCH', `/tenants/${desk.code}`, { audience: 'customers' });
    expect((await portal.call('GET', `/tenants/${desk.code}/opening`)).body.state).toBe('preparing');
  });

  test('[threat: unready tenant] a closed one serves nobody, ends the sessions, and comes back as it was', async () => {
    await complete();
    const { db } = database();
    const now = new Date();
    await db.insert(user).values(person(code));
    await db.insert(session).values({
      ...{
        sessionId: `S-${code}`,
        tenant: code,
        userCode: `U-${code}`,
        accessHash: `a-${code}`,
        refreshHash: `r-${code}`,
      },
      ...{ accessExpiresAt: now, rotatedAt: now, expiresAt: now, lastActiveAt: now, createdAt: now },
      ...{ browserHash: 'b', userAgent: '', address: '' },
    });
    expect((await portal.call('POST', `/tenants/${code}/close`)).body).toEqual({ code, changed: true });
    expect((await portal.call('POST', `/tenants/${code}/close`)).body).toEqual({ code, changed: false });
    const page = await ask('/login', { 'accept-encoding': 'gzip' });
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([410, 'noindex']);
    expect(page.body).toContain('已停止服务');
    expect(page.body).toContain(operatorFacts.hotline);
    const sentence = `本平台已停止服务，感谢您一直以来的支持。如有疑问，请拨打客服热线 ${operatorFacts.hotline}。`;
    expect((await ask('/api/echo')).json()).toMatchObject({ ok: false, status: '503', msg: sentence });
    const [ended] = (await db.select().from(session)).filter(({ tenant }) => tenant === code);
    expect(ended).toMatchObject({ endReason: 'tenantClosed', endedAt: expect.any(Date) });

    expect((await portal.call('POST', `/tenants/${code}/open`, {})).body).toEqual({ code, state: 'open', missing: [] });
    expect((await ask('/login')).statusCode).toBe(200);
    expect((await changes()).slice(0, 2).map(({ action }) => action)).toEqual(['tenant-reopen', 'tenant-close']);
  });

  test('is removed when it serves nobody and holds nothing of anybody; its host name is free then', async () => {
    await complete();
    const refused = await portal.call('DELETE', `/tenants/${code}`);
    expect([refused.status, refused.body.error?.faults?.[0]]).toEqual([422, expect.stringContaining('正在为客户服务')]);
    await portal.call('POST', `/tenants/${code}/close`);
    const { db } = database();
    await db.insert(user).values(person(code));
    const held = await portal.call('DELETE', `/tenants/${code}`);
    expect(held.body.error?.faults).toEqual([`租户 ${code} 还有 1 名用户，须依法留存，不能删除；可以保持停止服务。`]);
    await db.delete(session);
    await db.delete(user);
    await portal.call('POST', '/tokens', { name: `team-${code}`, tenant: code });
    expect((await portal.call('DELETE', `/tenants/${code}`)).body).toEqual({ code, hostNames: [code] });
    expect((await changes())[0]).toMatchObject({ action: 'tenant-remove', detail: { hostNames: [code] } });
    const again = { code: `again-${code}`, hostNames: [code], platformName: '新的' };
    expect((await portal.call('POST', '/tenants', again)).status).toBe(201);
  });

  test('one that never opened is removed without closing it', async () => {
    expect((await portal.call('DELETE', `/tenants/${code}`)).status).toBe(200);
    expect((await portal.call('DELETE', `/tenants/${code}`)).status).toBe(404);
  });

  test('the default tenant stays while there are others, and a token with limits does nothing of this', async () => {
    const refused = await portal.call('POST', '/tenants/localhost/close');
    expect([refused.status, refused.body.error?.faults]).toEqual([422, [expect.stringContaining('--default')]]);
    const { body } = await portal.call('POST', '/tokens', { name: `own-${code}`, tenant: code });
    const own = String(body.token);
    expect((await portal.call('GET', `/tenants/${code}/opening`, undefined, own)).status).toBe(200);
    expect((await portal.call('GET', '/tenants/localhost/opening', undefined, own)).status).toBe(403);
    for (const [method, path] of [
      ['POST', `/tenants/${code}/close`],
      ['POST', `/tenants/${code}/open`],
      ['DELETE', `/tenants/${code}`],
    ] as const)
      expect((await portal.call(method, path, method === 'POST' ? {} : undefined, own)).status).toBe(403);
  });

  test('a tester with a link sees the real thing before it opens, in that browser alone', async () => {
    const { body } = await portal.call('POST', `/tenants/${code}/overrides`, { release: 'account@r1', minutes: 5 });
    const path = String(body.path);
    expect((await ask(path)).statusCode).toBe(200);
    const entered = await portal.gateway.inject({
      method: 'POST',
      url: '/-/override',
      headers: {
        ...{ host: code, 'content-type': 'application/x-www-form-urlencoded' },
        ...{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      },
      payload: new URLSearchParams({ token: path.split('token=')[1] ?? '' }).toString(),
    });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    expect((await ask('/login', { cookie })).statusCode).toBe(200);
    expect((await ask('/api/echo', { cookie })).statusCode).toBe(200);
    expect((await ask('/login')).statusCode).toBe(503);
    expect((await ask('/login', { cookie: `${cookie}x` })).statusCode).toBe(503);
    await portal.call('POST', `/tenants/${code}/close`);
    expect((await ask('/login', { cookie })).statusCode).toBe(410);
  });
});
