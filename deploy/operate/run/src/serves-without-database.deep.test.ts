import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Database, DataKeys, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createReleases, type Releases } from '@portal/releases';
import { host, remote } from '@portal/releases/testing/records';
import { apiThatIsAway } from './testing/api-that-is-away';
import { type SeverableDatabase, severableDatabase } from './testing/severable-database';
import { type StartedProcess, startedProcess } from './testing/started-process';

/** Eight processes start, on a machine that may be busy. */
jest.setTimeout(240_000);

const gatewayKey = randomBytes(32).toString('base64');
const platformToken = 'a-token-of-this-test-and-of-no-other-portal';
/** The page is public, so that its document needs no session. */
const open = {
  pages: [{ path: '/center/crm/user', title: '个人信息', permission: false, assets: ['page.js'], needs: ['react'] }],
  owns: [{ prefix: '/center/crm', permission: false }],
};
const builds = ['r1', 'r2', 'r3'];
const closing: (() => Promise<unknown>)[] = [];

let database: Database;
let releases: Releases;
let way: SeverableDatabase;
let apiUrl: string;
let folders: string[];
let gateways: StartedProcess[];

const settingsOf = (folder: string) => ({
  DATABASE_URL: way.url,
  API_UPSTREAM: apiUrl,
  GATEWAY_KEY: gatewayKey,
  PLATFORM_TOKEN: platformToken,
  RENDERER: 'off',
  KEEP_DIR: folder,
});

const started = (folder: string) => startedProcess('gateway', settingsOf(folder));

async function startAll(): Promise<void> {
  gateways = await Promise.all(folders.map(started));
}

const stopAll = () => Promise.all(gateways.map((gateway) => gateway.stop()));

beforeAll(async () => {
  if (!postgresAvailable) return;
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  way = await severableDatabase(url);
  closing.push(() => way.cut());
  const api = await apiThatIsAway();
  apiUrl = api.url;
  closing.push(async () => api.stop());
  database = await openDatabase({ url });
  closing.push(() => database.close());
  releases = createReleases(database, { secretKeys: new DataKeys(gatewayKey) });
  await seedDemoTenants(releases, 'test');
  for (const build of builds) await releases.publish({ ...remote(build, open), by: 'test' });
  await releases.publish({ ...host('h1'), by: 'test' });
  await assign([{ slot: 'host', package: 'host', build: 'h1' }]);
  for (const build of ['r1', 'r2']) await assign([{ slot: 'account', package: 'account', build }]);
  folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'kept-')));
  closing.push(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  closing.push(() => stopAll());
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function assign(chosen: { slot: string; package: string; build: string }[]): Promise<void> {
  await releases.assignTogether({ tenant: 'localhost', releases: chosen, by: 'test' });
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries > 300) throw new Error('waited in vain');
    await pause(100);
  }
}

interface Boot {
  readonly remotes: readonly { slot: string; build: string; entry: string }[];
  readonly tenant: { readonly companyLogo: string };
  readonly tickets?: Record<string, string>;
}

const get = (gateway: StartedProcess, path: string) => fetch(gateway.origin + path);
const readiness = async (gateway: StartedProcess): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${gateway.origin}/readyz`);
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};
const bootOf = async (gateway: StartedProcess) => (await (await get(gateway, '/-/boot')).json()) as Boot;
const accountOf = async (gateway: StartedProcess) =>
  (await bootOf(gateway)).remotes.find(({ slot }) => slot === 'account');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What a customer gets of the tenant: the document, a file of its release, its picture. */
async function shown(gateway: StartedProcess) {
  const document = await get(gateway, '/center/crm/user');
  const { remotes, tickets, ...boot } = await bootOf(gateway);
  const entry = remotes.find(({ slot }) => slot === 'account')?.entry ?? '';
  const logo = /\/brand\/[0-9a-f]+\.webp/.exec(JSON.stringify(boot))?.[0] ?? '';
  const files = await Promise.all([entry, logo].map((path) => get(gateway, path)));
  return {
    statuses: [document, ...files].map(({ status }) => status),
    title: /<title>(.*?)<\/title>/.exec(await document.text())?.[1],
    entry,
    logo,
    hashes: await Promise.all(files.map(async (file) => sha256(Buffer.from(await file.arrayBuffer())))),
    tickets: Object.keys(tickets ?? {}),
    keys: await (await get(gateway, '/-/jwks.json')).text(),
  };
}

const onServer = postgresAvailable ? describe : describe.skip;

onServer('[threat: database away] two gateways whose database is away', () => {
  let before: Awaited<ReturnType<typeof shown>>;

  test('keep what they serve', async () => {
    await startAll();
    for (const folder of folders)
      await until(() => ['catalog', 'secrets'].every((name) => existsSync(join(folder, name))));
    before = await shown(gateways[0] as StartedProcess);
    expect(before).toMatchObject({
      statuses: [200, 200, 200],
      title: expect.stringContaining('供应链金融服务平台'),
      entry: '/assets/account/r2/entry.js',
      logo: expect.stringMatching(/^\/brand\//),
      tickets: expect.arrayContaining(['account']),
    });
    expect(await readiness(gateways[0] as StartedProcess)).toMatchObject({ status: 200, servedFrom: 'database' });
    await stopAll();
  });

  test('start, serve the same, and say from where', async () => {
    await way.cut();
    await startAll();
    for (const gateway of gateways) {
      expect(await readiness(gateway)).toMatchObject({
        status: 200,
        ready: true,
        servedFrom: 'kept',
        since: expect.any(String),
        catalogReadAt: expect.any(String),
      });
      expect(await shown(gateway)).toEqual(before);
      // A call goes on to the API, which says that it is away.
      const call = await get(gateway, '/api/web/portal/api/province/list');
      expect([call.status, ((await call.json()) as { msg: string }).msg]).toEqual([503, '服务暂时不可用']);
      const change = await fetch(`${gateway.origin}/-/api/tenants`, {
        headers: { authorization: `Bearer ${platformToken}` },
      });
      expect([change.status, await change.json()]).toEqual([
        503,
        { error: { code: 'unavailable', message: expect.stringContaining('暂时不可用') } },
      ]);
      expect(gateway.log()).toContain('the database cannot be used: it is tried again');
    }
  });

  test('[threat: altered volume] serve no altered file and take no altered catalog', async () => {
    await stopAll();
    const [first, second] = folders as [string, string];
    const path = join(first, 'files', before.hashes[0] ?? '');
    writeFileSync(path, readFileSync(path, 'utf8').replace('r2', 'rX'));
    const sealed = readFileSync(join(second, 'catalog'));
    sealed[sealed.length >> 1] = (sealed[sealed.length >> 1] ?? 0) ^ 1;
    writeFileSync(join(second, 'catalog'), sealed);
    await startAll();
    const [one, other] = gateways as [StartedProcess, StartedProcess];
    expect(await accountOf(one)).toMatchObject({ build: 'r1', entry: '/assets/account/r1/entry.js' });
    expect((await get(one, before.entry)).status).toBe(503);
    expect(one.log()).toContain('a kept release was altered');
    expect(await readiness(other)).toMatchObject({ status: 503, ready: false, servedFrom: null });
    expect((await get(other, '/center/crm/user')).status).toBe(503);
    expect(other.log()).toContain('what was kept is not taken');
  });

  test('take what was assigned meanwhile when it is back, without a restart', async () => {
    await assign([{ slot: 'account', package: 'account', build: 'r3' }]);
    await way.mend();
    for (const gateway of gateways) {
      await until(async () => (await readiness(gateway)).servedFrom === 'database');
      expect((await accountOf(gateway))?.build).toBe('r3');
      expect(await readiness(gateway)).toMatchObject({ status: 200, ready: true });
    }
    // From now on they hear of changes like all others, and what was altered is mended.
    await assign([{ slot: 'account', package: 'account', build: 'r2' }]);
    for (const gateway of gateways) await until(async () => (await accountOf(gateway))?.build === 'r2');
    const path = join(folders[0] ?? '', 'files', before.hashes[0] ?? '');
    await until(() => existsSync(path) && sha256(readFileSync(path)) === before.hashes[0]);
    expect(gateways.every((gateway) => gateway.runs())).toBe(true);
  });
});

onServer('a gateway that has kept nothing', () => {
  test('waits for the database, and ends if it must not use it', async () => {
    const { url, drop } = await createPostgresDatabase();
    closing.push(drop);
    const real = await openDatabase({ url });
    await real.db.execute(`insert into platform.staff
      (staff_id, login_name, display_name, state, created_at) values ('T1', 'boss', '王总', 'invited', now())`);
    await real.close();
    const own = await severableDatabase(url);
    await own.cut();
    const gateway = await startedProcess('gateway', { DATABASE_URL: own.url, API_UPSTREAM: apiUrl, RENDERER: 'off' });
    expect(await readiness(gateway)).toMatchObject({ status: 503, ready: false, servedFrom: null });
    expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(503);
    expect(gateway.log()).toContain('the database cannot be used: it is tried again');
    await own.mend();
    await until(() => !gateway.runs());
    expect(gateway.log()).toContain('✗ Demonstration mode on a database with real customers or staff');
    await own.cut();
  });

  test('does not start with an address that is wrong', async () => {
    const url = new URL(way.url);
    url.pathname = '/portal_that_nobody_made';
    const wrong = { ...settingsOf(folders[0] ?? ''), DATABASE_URL: url.href };
    await expect(startedProcess('gateway', wrong)).rejects.toThrow('portal_that_nobody_made');
  });
});
