import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Database, DataKeys, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createReleases, type Releases } from '@portal/releases';
import { jointAssignments, jointReleases, jointSlots } from '@portal/releases/testing/joint-releases';
import { type BootDocument, bootElementId } from '@portal/shared/boot-document';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { apiThatIsAway } from './testing/api-that-is-away';
import { type StartedProcess, startedProcess } from './testing/started-process';

/** A host and its remotes move over twenty tenants and back, while each gateway is killed in the middle and starts again. */

/** Processes start six times, on a machine that may be busy. */
jest.setTimeout(300_000);

const tenants = Array.from({ length: 20 }, (_, n) => `t${n}.example`);
/** The tenants at whose turn a gateway is killed. */
const killedAt: Readonly<Record<number, number>> = { 5: 0, 13: 1 };
/** Between two documents of a client, in ms. */
const rest = 10;

const gatewayKey = randomBytes(32).toString('base64');
const platformToken = 'a-token-of-this-test-and-of-no-other-portal';
const closing: (() => Promise<unknown>)[] = [];
let database: Database;
let releases: Releases;
let gateways: StartedProcess[] = [];
let start: () => Promise<StartedProcess>;

beforeAll(async () => {
  if (!postgresAvailable) return;
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  database = await openDatabase({ url });
  closing.push(() => database.close());
  const api = await apiThatIsAway();
  closing.push(async () => api.stop());
  releases = createReleases(database, { secretKeys: new DataKeys(gatewayKey) });
  const by = 'test';
  await seedDemoTenants(releases, by);
  for (const made of [...jointReleases('v1', '1.0.0'), ...jointReleases('v2', '2.0.0')])
    await releases.publish({ ...made, by });
  const brand = { isDefault: false, audience: 'customers', themeColor: '#0B6E4F' } as const;
  const pictures = { companyLogo: '', favicon: '', backgroundImg: '' };
  for (const code of tenants) {
    const own = { code, hostNames: [code], platformName: code };
    await releases.upsertTenant({ ...noTenantFacts, ...brand, ...pictures, ...own }, by);
    await releases.assignTogether({ tenant: code, releases: jointAssignments('v1'), by });
  }
  start = () =>
    startedProcess('gateway', {
      ...{ DATABASE_URL: url, API_UPSTREAM: api.url, GATEWAY_KEY: gatewayKey },
      ...{ PLATFORM_TOKEN: platformToken, RENDERER: 'off' },
    });
  closing.push(() => Promise.all(gateways.map((gateway) => gateway.stop())));
  gateways = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

interface Seen {
  readonly gateway: number;
  readonly tenant: string;
  readonly changeSet: number;
  /** Of the host and each remote, and of all files that the document begins with. */
  readonly builds: ReadonlySet<string>;
}

function seenIn(html: string): Omit<Seen, 'gateway' | 'tenant'> {
  const [before = '', rest = ''] = html.split(`id="${bootElementId}">`);
  const [json = '', after = ''] = rest.split('</script>');
  const boot = JSON.parse(json) as BootDocument;
  expect(boot.remotes.map(({ slot }) => slot).sort()).toEqual([...jointSlots].sort());
  const files = [...`${before}${after}`.matchAll(/\/assets\/[a-z]+\/([a-z0-9]+)\//g)].map(([, build = '']) => build);
  expect(files.length).toBeGreaterThan(0);
  const builds = new Set([boot.host.build, ...boot.remotes.map(({ build }) => build), ...files]);
  return { changeSet: boot.changeSet?.number ?? 0, builds };
}

const seen: Seen[] = [];
/** Which gateways answered nothing, and what they answered when it was no document. */
const unanswered: number[] = [];
const refused: string[] = [];

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks a gateway as one of a tenant's customers; `fetch` would name the gateway's own address as the host. */
function ask(gateway: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get(`${gateways[gateway]?.origin}${path}`, { headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text })).once('error', reject);
    });
    asked.once('error', reject);
  });
}

/** The tenant that is being moved. */
let moving = tenants[0] ?? '';
let done = false;

async function askFor(gateway: number, tenant: string): Promise<void> {
  const answer = await ask(gateway, tenant, '/center/account/list').catch(() => undefined);
  if (!answer) unanswered.push(gateway);
  else if (answer.status === 200) seen.push({ gateway, tenant, ...seenIn(answer.text) });
  else refused.push(`gateway ${gateway}: ${answer.status}`);
}

/** Asks until the end: for the tenant that is being moved, and for the others in turn. */
async function client(gateway: number): Promise<void> {
  for (let turn = 0; !done; turn += 1) {
    const other = tenants[turn % tenants.length] ?? '';
    await askFor(gateway, turn % 4 === 0 ? other : moving);
    await pause(rest);
  }
}

/** A page that was opened before the change asks for the rest of its files. */
const lateFiles: string[] = [];
async function openPages(gateway: number, builds: readonly string[]): Promise<void> {
  for (let turn = 0; !done; turn += 1) {
    const slot = jointSlots[turn % jointSlots.length];
    const path = `/assets/${slot}/${builds[turn % builds.length]}/page.js`;
    const answer = await ask(gateway, moving, path).catch(() => undefined);
    if (answer) lateFiles.push(`${answer.status} ${path}`);
    await pause(rest * 5);
  }
}

/** Makes a call at whichever gateway answers: what a killed one was asked may have happened, or not. */
async function call(method: string, path: string, body: object): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const origin = gateways[tries % gateways.length]?.origin;
    const answer = await fetch(`${origin}/-/api${path}`, {
      method,
      headers: { authorization: `Bearer ${platformToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer?.status === 200 && text !== null) return;
    if (answer && answer.status < 500) throw new Error(`${answer.status} ${text}`);
    await pause(50);
  }
  throw new Error('no gateway answered');
}

const changeSetOf = async (tenant: string) =>
  (await releases.readCatalog()).tenants.find(({ code }) => code === tenant)?.changeSet ?? 0;

/** Moves all tenants one after the other; each gateway is killed once on the way and starts again. */
async function moveAll(move: (tenant: string) => Promise<void>): Promise<void> {
  const started: Promise<void>[] = [];
  for (const [turn, tenant] of tenants.entries()) {
    moving = tenant;
    const killed = killedAt[turn];
    const moved = move(tenant);
    if (killed !== undefined) {
      // In the middle of the change and of documents.
      await Promise.all(started);
      await gateways[killed]?.kill();
      started.push(
        start().then((gateway) => {
          gateways[killed] = gateway;
        }),
      );
    }
    await moved;
    await pause(rest * 10);
  }
  await Promise.all(started);
}

const goTo = (build: string) => (tenant: string) =>
  call('PUT', `/tenants/${tenant}/slots`, {
    releases: jointAssignments(build).map((one) => `${one.package}@${one.build}`),
  });

(postgresAvailable ? test : test.skip)(
  '[threat: bad release] every document holds one change, all old or all new, while gateways are killed; and open pages still find their files',
  async () => {
    const clients = [0, 1].flatMap((gateway) => [client(gateway), client(gateway), openPages(gateway, ['v1', 'v2'])]);
    const back = async (tenant: string) => {
      const changeSet = await changeSetOf(tenant);
      // A call that was lost on its way back has happened if the change is no longer the last one.
      await call('POST', `/tenants/${tenant}/rollback`, { changeSet }).catch(async (error: Error) => {
        if ((await changeSetOf(tenant)) === changeSet) throw error;
      });
    };
    await moveAll(goTo('v2'))
      .then(() => moveAll(back))
      .finally(() => {
        done = true;
      });
    await Promise.all(clients);

    expect(refused).toEqual([]);
    // Otherwise the test has tested nothing.
    expect(seen.length).toBeGreaterThan(500);
    for (const gateway of [0, 1]) {
      const own = seen.filter((one) => one.gateway === gateway);
      expect(new Set(own.flatMap(({ builds }) => [...builds]))).toEqual(new Set(['v1', 'v2']));
      expect(unanswered).toContain(gateway);
    }

    const mixed = seen.filter(({ builds }) => builds.size !== 1);
    expect(mixed).toEqual([]);
    // What each change brought, as the audit has it: the whole of it.
    const brought = new Map<string, Set<string>>();
    const counts = new Map<string, number>();
    for (const tenant of tenants)
      for (const { changeSet, toBuild } of await releases.readAudit({ tenant, limit: 100 })) {
        if (changeSet === null || !toBuild) continue;
        const key = `${tenant} ${changeSet}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        brought.set(key, (brought.get(key) ?? new Set()).add(toBuild.split('@')[1] ?? ''));
      }
    expect([...counts.values()].filter((count) => count !== jointSlots.length + 1)).toEqual([]);
    expect(counts.size).toBe(tenants.length * 3);
    const wrong = seen.filter(({ tenant, changeSet, builds }) => {
      const [only] = builds;
      const told = brought.get(`${tenant} ${changeSet}`);
      return told?.size !== 1 || !told.has(only ?? '');
    });
    expect(wrong).toEqual([]);

    expect(lateFiles.length).toBeGreaterThan(50);
    expect(lateFiles.filter((file) => !file.startsWith('200 '))).toEqual([]);

    // Everything is where it began, at both gateways.
    for (let tries = 0; tries < 100 && (await lastSeen()).some((build) => build !== 'v1'); tries += 1) await pause(100);
    expect(new Set(await lastSeen())).toEqual(new Set(['v1']));
  },
);

async function lastSeen(): Promise<string[]> {
  const found: string[] = [];
  for (const gateway of gateways.keys())
    for (const tenant of tenants) {
      const boot = JSON.parse((await ask(gateway, tenant, '/-/boot')).text) as BootDocument;
      found.push(boot.host.build, ...boot.remotes.map(({ build }) => build));
    }
  return found;
}
