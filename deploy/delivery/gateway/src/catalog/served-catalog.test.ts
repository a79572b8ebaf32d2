import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type BootDocument, tokenCookie } from '@portal/shared/boot-document';
import type { FastifyInstance } from 'fastify';
import { type FakeReleases, pointer, sampleReleases } from '../testing/fake-releases';
import { sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

async function gatewayOn(releases: FakeReleases, demo = false): Promise<FastifyInstance> {
  const gateway = await startedGateway({ releases, demo });
  open.push(gateway);
  return gateway;
}

async function bootOf(gateway: FastifyInstance, url = '/index/index'): Promise<BootDocument> {
  const { body } = await gateway.inject({ url, headers: { host: 'localhost' } });
  return JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as BootDocument;
}

async function siteBuild(gateway: FastifyInstance): Promise<string | undefined> {
  return (await bootOf(gateway)).remotes.find(({ slot }) => slot === 'site')?.build;
}

/** Puts another build of the public site in use, as an assignment in the database does. */
function assignSite(releases: FakeReleases, build: string): void {
  const release = releases.publish(sampleRemote({ slot: 'site', prefix: '/index', build }));
  releases.tenants = releases.tenants.map((tenant) => ({
    ...tenant,
    pointers: tenant.pointers.map((one) => (one.slot === 'site' ? pointer('site', release, one.release) : one)),
  }));
  releases.announce();
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let count = 0; !(await condition()); count++) {
    if (count > 100) throw new Error('waited in vain');
    await pause(20);
  }
}

describe('a changed catalog', () => {
  test('is served within a second, with its files in memory, and the one before as last good', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases);
    assignSite(releases, 'r2');
    await until(async () => (await siteBuild(gateway)) === 'r2');
    const remote = (await bootOf(gateway)).remotes.find(({ slot }) => slot === 'site');
    expect(remote?.lastGood).toMatchObject({ build: 'r1', entry: '/assets/site/r1/entry.js' });
    releases.away = true;
    for (const build of ['r1', 'r2'])
      expect((await gateway.inject({ url: `/assets/site/${build}/entry.js` })).statusCode).toBe(200);
  });

  test('takes the place of the old one only as a whole', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases);
    const readAssets = releases.readAssets.bind(releases);
    let release = () => {};
    releases.readAssets = async (id) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return readAssets(id);
    };
    assignSite(releases, 'r2');
    await pause(50);
    expect(await siteBuild(gateway)).toBe('r1');
    release();
    await until(async () => (await siteBuild(gateway)) === 'r2');
  });

  test('during a read is read after it', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases);
    assignSite(releases, 'r2');
    assignSite(releases, 'r3');
    assignSite(releases, 'r4');
    await until(async () => (await siteBuild(gateway)) === 'r4');
  });

  test('whose files are not all there stays out of service and is tried again', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases);
    const readAssets = releases.readAssets.bind(releases);
    releases.readAssets = async () => new Map();
    assignSite(releases, 'r2');
    await pause(100);
    expect(await siteBuild(gateway)).toBe('r1');
    releases.readAssets = readAssets;
    await until(async () => (await siteBuild(gateway)) === 'r2');
  });
});

describe('while the database is away', () => {
  test('everything in memory goes on', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases);
    releases.away = true;
    releases.announce();
    await pause(50);
    for (const url of ['/', '/login', '/index/detail/1', '/assets/host/h1/main.js', '/brand/abc123.svg', '/healthz'])
      expect((await gateway.inject({ url, headers: { host: 'jinqiao.localhost' } })).statusCode).toBe(200);
  });

  test('a gateway that starts says so and serves as soon as it is back', async () => {
    const releases = sampleReleases();
    releases.away = true;
    const gateway = await gatewayOn(releases);
    const page = await gateway.inject({ url: '/login' });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await gateway.inject({ url: '/api/echo' })).json()).toMatchObject({ status: '503', ok: false });
    expect((await gateway.inject({ url: '/healthz' })).statusCode).toBe(503);
    releases.away = false;
    await until(async () => (await gateway.inject({ url: '/healthz' })).statusCode === 200);
    expect(await siteBuild(gateway)).toBe('r1');
    assignSite(releases, 'r2');
    await until(async () => (await siteBuild(gateway)) === 'r2');
  });
});

describe('health', () => {
  test('needs a tenant with a host', async () => {
    const releases = sampleReleases();
    releases.tenants = releases.tenants.map((tenant) => ({ ...tenant, pointers: [] }));
    const gateway = await gatewayOn(releases);
    expect((await gateway.inject({ url: '/healthz' })).statusCode).toBe(503);
    expect((await gateway.inject({ url: '/login' })).statusCode).toBe(503);
  });

  test('is answered to HEAD and kept by nobody', async () => {
    const gateway = await gatewayOn(sampleReleases());
    const response = await gateway.inject({ method: 'HEAD', url: '/healthz' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('standalone in a demonstration', () => {
  test('runs one remote alone below its own address', async () => {
    const gateway = await gatewayOn(sampleReleases(), true);
    const boot = await bootOf(gateway, '/standalone/account/center/crm/index');
    expect(boot.standalone).toEqual({ slot: 'account', basePath: '/standalone/account' });
    expect(boot.remotes.map(({ slot, build, lastGood }) => ({ slot, build, lastGood }))).toEqual([
      { slot: 'account', build: 'r1', lastGood: null },
    ]);
    const { body } = await gateway.inject({ url: '/standalone/account/center/crm/index' });
    expect(body).toContain('href="/assets/account/r1/list.js"');
  });

  test('a page that needs a login begins with the login, for whoever is not logged in', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases, true);
    const record = sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'closed' });
    const page = { path: '/center/crm/list', title: '列表', permission: true, assets: ['list.js'], needs: [] };
    releases.publish({ ...record, pages: [page] });
    const bodyFor = async (cookie: string) =>
      (await gateway.inject({ url: '/standalone/account@closed/center/crm/list', headers: { cookie } })).body;
    const login = 'href="/assets/host/h1/login.js"';
    expect(await bodyFor('')).toContain(login);
    expect(await bodyFor(`${tokenCookie}=x`)).not.toContain(login);
  });

  test('of any published build', async () => {
    const releases = sampleReleases();
    const gateway = await gatewayOn(releases, true);
    releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'old' }));
    for (const build of ['r0', 'r1', 'old']) {
      const boot = await bootOf(gateway, `/standalone/account@${build}/center/crm`);
      expect(boot.standalone?.basePath).toBe(`/standalone/account@${build}`);
      expect(boot.remotes.map((remote) => remote.build)).toEqual([build]);
      expect(boot.integrity[`/assets/account/${build}/entry.js`]).toMatch(/^sha384-/);
      expect((await gateway.inject({ url: `/assets/account/${build}/entry.js` })).statusCode).toBe(200);
    }
  });

  test.each(['/standalone', '/standalone/'])('%s lists what can run alone', async (url) => {
    const gateway = await gatewayOn(sampleReleases(), true);
    const response = await gateway.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<a href="/standalone/account"><b>account</b>');
    expect(response.body).toContain('account@r1');
  });

  test.each([
    '/standalone/nobody',
    '/standalone/account@never',
    '/standalone/host',
    '/standalone/host@h1',
    '/standalone/account@',
    '/standalone/account@../x',
    '/standalone/Account',
    '/standalone/__proto__',
  ])('%s is a page that says there is none, and what there is', async (url) => {
    const gateway = await gatewayOn(sampleReleases(), true);
    const response = await gateway.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('没有这个模块或版本');
    expect(response.body).toContain('<a href="/standalone/account"><b>account</b>');
    expect(response.body).not.toContain('<script');
    const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(response.body) ?? [];
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(response.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });
});

describe('stopping', () => {
  test('lets a request under way finish and takes no more', async () => {
    let reached = () => {};
    const started = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const gateway = await startedGateway({
      drainFor: 2_000,
      api: {
        kind: 'plugin',
        plugin: async (scope) => {
          scope.get('/slow', async () => {
            reached();
            await pause(300);
            return { done: true };
          });
        },
      },
    });
    const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${address}/api/slow`);
    await started;
    const closed = gateway.close();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('does not wait for ever', async () => {
    const gateway = await startedGateway({
      drainFor: 100,
      api: {
        kind: 'plugin',
        plugin: async (scope) => {
          scope.get('/never', () => new Promise(() => {}));
        },
      },
    });
    const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${address}/api/never`).catch(() => 'cut');
    await pause(50);
    const begun = performance.now();
    await gateway.close();
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(await answer).toBe('cut');
  });
});
