import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { accountRelease, buildIn, type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';
import { sampleRemote } from '../testing/sample-records';
import { openGrant, signGrant } from './override-grant';

const links = '/tenants/localhost/overrides';

jest.setTimeout(patience);

describeDatabases('an override', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database());
    await portal.upload(accountRelease('fix'));
  });
  afterAll(() => portal?.gateway.close());

  const linkTo = async (body: object) => {
    const answer = await portal.call('POST', links, body);
    return { ...answer, path: String(answer.body.path ?? '') };
  };
  const open = (path: string, host = 'localhost') => portal.gateway.inject({ url: path, headers: { host } });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const documentOf = (cookie: string) =>
    portal.gateway.inject({ url: '/center/crm/index', headers: { host: 'localhost', cookie } });

  test('swaps one remote in one browser, says so, and is audited', async () => {
    const { status, path } = await linkTo({ release: 'account@fix', minutes: 10 });
    expect(status).toBe(201);
    const opened = await open(path);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const boot = await portal.boot(cookieOf(opened));
    expect(buildIn(boot, 'account')).toBe('fix');
    expect(boot.override).toMatchObject({ slot: 'account', package: 'account', build: 'fix', origin: null });
    expect((await documentOf(cookieOf(opened))).body).toContain('/assets/account/fix/entry.js');
    const other = await portal.boot();
    expect([buildIn(other, 'account'), other.override]).toEqual(['r1', null]);
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=2');
    expect(body.changes).toMatchObject([
      { action: 'override-open', toBuild: 'account@fix' },
      { action: 'override-create', who: 'platform', toBuild: 'account@fix' },
    ]);
  });

  test('a way out takes it away', async () => {
    const ended = await open('/-/override/end');
    expect([ended.statusCode, String(ended.headers['set-cookie'])]).toEqual([
      303,
      'portal_override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  test("a developer's server is allowed as a source in this browser alone", async () => {
    const record = {
      ...sampleRemote({ slot: 'account', prefix: '/center/crm' }),
      build: 'dev',
      globalName: 'portal_account_dev',
    };
    const { path } = await linkTo({ origin: 'http://localhost:9001', record, minutes: 10 });
    const cookie = cookieOf(await open(path));
    const boot = await portal.boot(cookie);
    expect(boot.remotes.find(({ slot }) => slot === 'account')).toMatchObject({
      build: 'dev',
      entry: 'http://localhost:9001/assets/account/dev/entry.js',
    });
    expect(boot.override?.origin).toBe('http://localhost:9001');
    const { headers } = await documentOf(cookie);
    expect(headers['content-security-policy']).toContain("style-src 'self' http://localhost:9001");
    expect(headers['integrity-policy']).toBeUndefined();
    const others = await documentOf('');
    expect(others.headers['content-security-policy']).not.toContain('9001');
    expect(others.headers['integrity-policy']).toBeDefined();
  });

  test('forged, expired, altered or foreign it does nothing', async () => {
    const key = await portal.releases.sharedSecret('override');
    const { path } = await linkTo({ release: 'account@fix', minutes: 10 });
    const signed = path.split('token=')[1] ?? '';
    const grant = openGrant(signed, key);
    if (!grant) throw new Error('the link holds no grant');
    const bad = {
      forged: signGrant(grant, Buffer.alloc(32)),
      expired: signGrant({ ...grant, until: Math.floor(Date.now() / 1000) - 1 }, key),
      altered: `${Buffer.from(JSON.stringify({ ...grant, build: 'r9' })).toString('base64url')}.${signed.split('.')[1]}`,
      unsigned: Buffer.from(JSON.stringify(grant)).toString('base64url'),
      foreign: signGrant({ ...grant, tenant: 'jinqiao.localhost' }, key),
      empty: '',
    };
    for (const [what, token] of Object.entries(bad)) {
      const opened = await open(`/-/override?token=${encodeURIComponent(token)}`);
      expect([what, opened.statusCode, opened.headers['set-cookie']]).toEqual([what, 403, undefined]);
      const boot = await portal.boot(`portal_override=${token}`);
      expect([what, buildIn(boot, 'account'), boot.override]).toEqual([what, 'r1', null]);
    }
    expect((await open(path, 'jinqiao.localhost')).statusCode).toBe(403);
  });

  test.each([
    [{ release: 'account@nothing', minutes: 5 }, 404],
    [{ release: 'host@h1', minutes: 5 }, 422],
    [{ origin: 'javascript:alert(1)', record: accountRelease('x'), minutes: 5 }, 400],
    [{ origin: 'http://localhost:1/path', record: accountRelease('x'), minutes: 5 }, 400],
    [{ release: 'account@fix', minutes: 100_000 }, 400],
    [{ minutes: 5 }, 400],
  ])('a link for %j is not made', async (body, status) => {
    expect((await linkTo(body)).status).toBe(status);
  });
});
