import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import type { FastifyInstance } from 'fastify';
import {
  accountRelease,
  buildIn,
  type Delivered,
  deliveredGateway,
  patience,
  until,
} from '../testing/delivered-gateway';
import { sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';
import { openGrant, signGrant } from './override-grant';

const ownForm = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const links = '/tenants/localhost/overrides';

jest.setTimeout(patience);

describeDatabase('an override', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database(), { demo: true });
    await portal.upload(accountRelease('fix'));
  });
  afterAll(() => portal?.gateway.close());

  const linkTo = async (body: object) => {
    const answer = await portal.call('POST', links, body);
    return { ...answer, path: String(answer.body.path ?? '') };
  };
  const open = (path: string, host = 'localhost') => portal.gateway.inject({ url: path, headers: { host } });
  const tokenIn = (path: string) => path.split('token=')[1] ?? '';
  /** Confirms like the browser that sends the form of the page behind the link. */
  const confirm = (path: string, headers: Record<string, string> = ownForm, gateway = portal.gateway) =>
    gateway.inject({
      method: 'POST',
      url: '/-/override',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ token: tokenIn(path) }).toString(),
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const documentOf = (cookie: string) =>
    portal.gateway.inject({ url: '/center/crm/index', headers: { host: 'localhost', cookie } });

  test('swaps one remote in one browser, says so, and is audited', async () => {
    const { status, path } = await linkTo({ release: 'account@fix', minutes: 10 });
    expect(status).toBe(201);
    const asked = await open(path);
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined]);
    for (const words of ['确认替换', '供应链金融服务平台', 'account@fix']) expect(asked.body).toContain(words);
    const opened = await confirm(path);
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

  test('a link may lead to a page of the portal, and says so before', async () => {
    const { body, path } = await linkTo({ release: 'account@fix', path: '/center/crm/index?tab=2' });
    expect(body.opens).toBe('/center/crm/index?tab=2');
    expect((await open(path)).body).toContain('<code>/center/crm/index?tab=2</code>');
    expect((await confirm(path)).headers.location).toBe('/center/crm/index?tab=2');
    const alone = await linkTo({ release: 'account@fix', standalone: true, path: '/center/crm/index' });
    expect((await confirm(alone.path)).headers.location).toBe('/standalone/account@fix/center/crm/index');
    const listed = (await portal.call('GET', '/overrides')).body.overrides as { id: string; path: string | null }[];
    expect(listed.find(({ id }) => id === body.id)?.path).toBe('/center/crm/index?tab=2');
    const { changes } = (await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=4')).body;
    expect((changes as { detail: object }[])[3]).toMatchObject({ detail: { path: '/center/crm/index?tab=2' } });
  });

  test.each(['//evil.example', 'https://evil.example/', '/.//evil.example', '/\\evil.example', '/-/override/end'])(
    '[threat: forged override link] no link is made that leads to %s',
    async (to) => {
      const { status, body } = await linkTo({ release: 'account@fix', path: to });
      expect([status, body.error?.code]).toEqual([400, 'bad-path']);
    },
  );

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
    const cookie = cookieOf(await confirm(path));
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

  test('[threat: forged override link] forged, expired, altered or foreign it does nothing', async () => {
    const key = await portal.releases.sharedSecret('override');
    const { path } = await linkTo({ release: 'account@fix', minutes: 10 });
    const signed = path.split('token=')[1] ?? '';
    const grant = openGrant(signed, key);
    if (!grant) throw new Error('the link holds no grant');
    const bad = {
      forged: signGrant(grant, Buffer.alloc(32)),
      expired: signGrant({ ...grant, until: Math.floor(Date.now() / 1000) - 1 }, key),
      altered: `${Buffer.from(JSON.stringify({ ...grant, build: 'r9' })).toString('base64url')}.${signed.split('.')[1]}`,
      'of nobody': signGrant({ ...grant, id: 'nothing', holder: 'browser' }, key),
      unsigned: Buffer.from(JSON.stringify(grant)).toString('base64url'),
      foreign: signGrant({ ...grant, tenant: 'jinqiao.localhost' }, key),
      empty: '',
    };
    for (const [what, token] of Object.entries(bad)) {
      const address = `/-/override?token=${encodeURIComponent(token)}`;
      for (const opened of [await open(address), await confirm(`/-/override?token=${token}`)])
        expect([what, opened.statusCode, opened.headers['set-cookie']]).toEqual([what, 403, undefined]);
      const boot = await portal.boot(`portal_override=${token}`);
      expect([what, buildIn(boot, 'account'), boot.override]).toEqual([what, 'r1', null]);
    }
    expect((await open(path, 'jinqiao.localhost')).statusCode).toBe(403);
  });

  test('[threat: forged override link] is asked for by a page, and no other page or script can press its button', async () => {
    const { path } = await linkTo({ release: 'account@fix' });
    for (const headers of [
      {},
      { ...ownForm, 'sec-fetch-site': 'cross-site' },
      { ...ownForm, 'sec-fetch-mode': 'cors' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const refused = await confirm(path, headers);
      expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect((await confirm(path, { origin: 'http://localhost' })).statusCode).toBe(303);
  });

  test('[threat: forged override link] a link is used once, by one browser, also where two open it at once', async () => {
    const { path } = await linkTo({ release: 'account@fix' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(path)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 403, 403, 403]);
    for (const again of [await open(path), await confirm(path)]) {
      expect(again.statusCode).toBe(403);
      expect(again.body).toContain('链接已使用');
    }
    // The text of the link itself does not work as a cookie that somebody sets by hand.
    expect(buildIn(await portal.boot(`portal_override=${tokenIn(path)}`), 'account')).toBe('r1');
  });

  test('revoked it holds nowhere, opened or not, and the list says what there is', async () => {
    const [first, second] = [await linkTo({ release: 'account@fix' }), await linkTo({ release: 'account@fix' })];
    const cookie = cookieOf(await confirm(first.path));
    expect(buildIn(await portal.boot(cookie), 'account')).toBe('fix');
    const listed = (await portal.call('GET', '/overrides')).body.overrides as { id: string; openedAt: string | null }[];
    expect(listed.find(({ id }) => id === first.body.id)?.openedAt).not.toBeNull();
    expect(listed.find(({ id }) => id === second.body.id)?.openedAt).toBeNull();
    for (const { body } of [first, second])
      expect((await portal.call('DELETE', `/overrides/${body.id}`)).status).toBe(200);
    await until(async () => buildIn(await portal.boot(cookie), 'account') === 'r1');
    expect((await confirm(second.path)).body).toContain('链接已撤销');
    expect((await portal.call('DELETE', `/overrides/${first.body.id}`)).status).toBe(404);
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=1');
    expect(body.changes).toMatchObject([
      { action: 'override-revoke', who: 'platform', detail: { grant: second.body.id } },
    ]);
  });

  test("a team's token: its own package in its own slot, and its own links only", async () => {
    const create = async (name: string, limits: object) =>
      String((await portal.call('POST', '/tokens', { name, ...limits })).body.token);
    const [team, others, jinqiao] = [
      await create('team', { package: 'account' }),
      await create('others', { package: 'other' }),
      await create('jinqiao', { tenant: 'jinqiao.localhost' }),
    ];
    await portal.upload(sampleRemote({ slot: 'account', prefix: '/center/crm', packageName: 'other' }), others);
    const asked = (token: string, release: string) => portal.call('POST', links, { release }, token);
    const own = await asked(team, 'account@fix');
    expect(own.status).toBe(201);
    expect((await asked(others, 'other@r1')).status).toBe(403);
    expect((await asked(jinqiao, 'account@fix')).status).toBe(403);
    for (const token of [others, jinqiao]) {
      expect((await portal.call('GET', '/overrides', undefined, token)).body).toEqual({ overrides: [] });
      expect((await portal.call('DELETE', `/overrides/${own.body.id}`, undefined, token)).status).toBe(404);
    }
    expect((await portal.call('DELETE', `/overrides/${own.body.id}`, undefined, team)).status).toBe(200);
  });

  describe("developers' servers", () => {
    const record = { ...sampleRemote({ slot: 'account', prefix: '/center/crm' }), build: 'dev' };
    const from = (origin: string) => ({ origin, record, minutes: 5 });

    test('in a demonstration only those on the own machine', async () => {
      for (const origin of ['http://localhost:9001', 'http://127.0.0.1:9001', 'http://[::1]:9001'])
        expect((await linkTo(from(origin))).status).toBe(201);
      for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'http://10.0.0.1:9001'])
        expect((await linkTo(from(origin))).body.error?.code).toBe('origin-not-allowed');
    });

    test.each([
      ['none in production', undefined, 403],
      ['those that the operator lists', ['https://dev.bank.example:9001'], 201],
    ])('%s', async (_what, overrideOrigins, status) => {
      const { releases } = portal;
      const gateway = await startedGateway({
        releases,
        delivery: releases,
        ...(overrideOrigins ? { overrideOrigins } : {}),
      });
      const ask = async (origin: string) => {
        const headers = { authorization: `Bearer ${portal.token}` };
        return gateway.inject({ method: 'POST', url: `/-/api${links}`, headers, payload: from(origin) });
      };
      const made = await ask('https://dev.bank.example:9001');
      expect([made.statusCode, (await ask('http://localhost:9001')).statusCode]).toEqual([status, 403]);
      if (status === 201) {
        const { path } = made.json() as { path: string };
        const cookie = cookieOf(await confirm(path, ownForm, gateway));
        const boot = (await gateway.inject({ url: '/-/boot', headers: { host: 'localhost', cookie } })).json();
        expect(boot.override.origin).toBe('https://dev.bank.example:9001');
        // The same cookie is worthless elsewhere, or after the operator takes the server off the list.
        expect((await portal.boot(cookie)).override).toBeNull();
      }
      await gateway.close();
    });
  });

  describe('by itself in the harness', () => {
    let production: FastifyInstance;
    beforeAll(async () => {
      const { releases } = portal;
      production = await startedGateway({ releases, delivery: releases });
    });
    afterAll(() => production?.close());

    const visit = async (path: string, cookie = '', host = 'localhost') =>
      production.inject({ url: `/standalone/${path}`, headers: { host, cookie } });

    test.each(['account', 'account@r1', 'account@fix/center/crm/index', 'account@never'])(
      '[threat: build without a link] outside of a demonstration %s needs a link',
      async (path) => {
        const refused = await visit(path);
        expect(refused.statusCode).toBe(403);
        expect(refused.body).toContain('需要试用链接');
        expect(refused.body).not.toContain('/assets/');
      },
    );

    test('a link opens one build, in one browser, at one tenant, and is audited', async () => {
      const { path, body } = await linkTo({ release: 'account@fix', standalone: true });
      expect((await production.inject({ url: path, headers: { host: 'localhost' } })).body).toContain('确认运行');
      const opened = await confirm(path, ownForm, production);
      expect([opened.statusCode, opened.headers.location]).toEqual([303, '/standalone/account@fix']);
      const cookie = cookieOf(opened);
      const shown = await visit('account@fix/center/crm/index', cookie);
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain('/assets/account/fix/entry.js');
      for (const other of ['account', 'account@r1', 'site@fix'])
        expect((await visit(other, cookie)).statusCode).toBe(403);
      expect((await visit('account@fix', cookie, 'jinqiao.localhost')).statusCode).toBe(403);
      // This cookie swaps nothing, and the cookie of a swap opens no harness.
      expect(buildIn(await portal.boot(cookie.replace('portal_standalone', 'portal_override')), 'account')).toBe('r1');
      const swap = cookieOf(await confirm((await linkTo({ release: 'account@fix' })).path));
      const asHarness = swap.replace('portal_override', 'portal_standalone');
      expect((await visit('account@fix', asHarness)).statusCode).toBe(403);
      const { changes } = (await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=4')).body;
      expect(changes).toMatchObject([
        { action: 'override-open' },
        { action: 'override-create' },
        { action: 'standalone-open', toBuild: 'account@fix', detail: { grant: body.id } },
        { action: 'standalone-create', who: 'platform', toBuild: 'account@fix' },
      ]);
      await portal.call('DELETE', `/overrides/${body.id}`);
      await until(async () => (await visit('account@fix', cookie)).statusCode === 403);
    });
  });

  test.each([
    [{ release: 'account@nothing', minutes: 5 }, 404],
    [{ origin: 'http://localhost:1', record: accountRelease('x'), standalone: true }, 400],
    [{ release: 'host@h1', minutes: 5 }, 422],
    [{ origin: 'javascript:alert(1)', record: accountRelease('x'), minutes: 5 }, 400],
    [{ origin: 'http://localhost:1/path', record: accountRelease('x'), minutes: 5 }, 400],
    [{ release: 'account@fix', minutes: 100_000 }, 400],
    [{ minutes: 5 }, 400],
  ])('a link for %j is not made', async (body, status) => {
    expect((await linkTo(body)).status).toBe(status);
  });
});
