import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { ApiClient } from '@portal/platform/testing/api-client';
import { httpTransport } from '@portal/platform/testing/http-transport';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import { createReleases, type Releases } from '@portal/releases';
import { host, remote } from '@portal/releases/testing/records';
import { type StartedProcess, startedProcess } from './testing/started-process';

/** Ends connections to the database at random while an API and a gateway work. */

const calls = 2_000;
const queues = 8;
const changes = 50;

const apiSecret = '9f2c4be17a60d358e1b7429c06fd83a5';
const platformToken = 'a-token-of-this-test-and-of-no-other-portal';
const closing: (() => Promise<unknown>)[] = [];
let database: Database;
let releases: Releases;
let api: StartedProcess;
let gateway: StartedProcess;

const builds = Array.from({ length: changes + 2 }, (_, n) => `r${n}`);

beforeAll(async () => {
  if (!postgresAvailable) return;
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  const shared = { DATABASE_URL: url, API_SECRET: apiSecret, RENDERER: 'off' };
  api = await startedProcess('demo-api', shared);
  closing.push(() => api.stop());
  database = await openDatabase({ url });
  closing.push(() => database.close());
  releases = createReleases(database);
  await seedDemoTenants(releases, 'test');
  for (const build of builds) await releases.publish({ ...remote(build), by: 'test' });
  await releases.publish({ ...host('h1'), by: 'test' });
  const first = [
    { slot: 'host', package: 'host', build: 'h1' },
    { slot: 'account', package: 'account', build: 'r0' },
  ];
  await releases.assignTogether({ tenant: 'localhost', releases: first, by: 'test' });
  gateway = await startedProcess('gateway', {
    ...shared,
    API_UPSTREAM: `${api.origin}/api`,
    PLATFORM_TOKEN: platformToken,
  });
  closing.push(() => gateway.stop());
}, 300_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
}, 60_000);

async function code(recipient: string, purpose: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const answer = await fetch(`${gateway.origin}/dev/outbox?to=${recipient}`);
    const entries = (await answer.json()) as { purpose: string; code: string; at: string }[];
    const entry = entries.find((one) => one.purpose === purpose && Date.parse(one.at) >= after);
    if (entry) return entry.code;
    await pause(20);
  }
  throw new Error('no code came');
}

async function customer(): Promise<ApiClient> {
  const client = new ApiClient(httpTransport(gateway.origin));
  await logIn({ clock: Date.now, code }, client, '13800000001');
  await enterCompany(client);
  return client;
}

/** Ends connections of both processes until it is stopped: half of the time one that works, otherwise any. */
function killing(): () => Promise<number> {
  let stopped = false;
  let killed = 0;
  const kill = async () => {
    while (!stopped) {
      const { rows } = await database.db.execute(
        `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           order by ${Math.random() < 0.5 ? "state = 'idle'," : ''} random() limit 2) as chosen`,
      );
      killed += rows.length;
      await pause(40 * Math.random());
    }
    return killed;
  };
  const running = kill();
  return () => {
    stopped = true;
    return running;
  };
}

/** How calls failed: with which statuses. */
const failed: string[] = [];

interface Answered {
  readonly httpStatus: number;
  readonly envelope: { readonly ok: boolean; readonly status: string };
}

/** Returns whether the call succeeded, and notes its failure. */
function succeeded({ httpStatus, envelope }: Answered): boolean {
  if (!envelope.ok) failed.push(`answered ${httpStatus}, status ${envelope.status}`);
  return envelope.ok;
}

/** The account's id, if the server has confirmed it. */
async function addAccount(client: ApiClient, index: number): Promise<string | undefined> {
  const accountNo = `62220299${String(index).padStart(8, '0')}`;
  const branch = { bankCode: '102', branchNo: '102290000012', branchName: '中国工商银行上海市分行' };
  const account = { ...branch, accountNo, accountNoAgain: accountNo, accountType: 'GENERAL' as const };
  const answer = await client.call('bankAccountAdd', { body: account });
  return succeeded(answer) && answer.envelope.ok ? answer.envelope.body.accountId : undefined;
}

async function read(client: ApiClient, index: number): Promise<void> {
  const page = { pageNum: 1, pageSize: 10 };
  if (index % 4 === 1) succeeded(await client.call('companyView', {}));
  else if (index % 4 === 2) succeeded(await client.call('messageList', { body: page }));
  else succeeded(await client.plain('articleList', { body: { kind: 'news', ...page } }));
}

async function assign(build: string): Promise<boolean> {
  const answer = await fetch(`${gateway.origin}/-/api/tenants/localhost/slots/account`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${platformToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ release: `account@${build}` }),
  });
  await answer.arrayBuffer();
  return answer.status === 200;
}

async function storedAccounts(client: ApiClient): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows, total } = await client.ok('bankAccountList', { body: { pageNum, pageSize: 50 } });
    for (const { accountId } of rows) ids.add(accountId);
    if (rows.length === 0 || pageNum * 50 >= total) return ids;
  }
}

async function served(): Promise<string | undefined> {
  const boot = (await (await fetch(`${gateway.origin}/-/boot`, { headers: { host: 'localhost' } })).json()) as {
    remotes?: { slot: string; build: string }[];
  };
  return boot.remotes?.find(({ slot }) => slot === 'account')?.build;
}

(postgresAvailable ? test : test.skip)(
  '[threat: database away] connections that are lost in the middle of 2,000 calls and 50 changes of releases end no process, and nothing that was confirmed is lost',
  async () => {
    const client = await customer();
    // Here the person proves who they are. The guard of proofs counts a try before it is made, so lost ones would add up.
    const confirmed = [await addAccount(client, calls)];
    const pending = Array.from({ length: calls }, (_, index) => index);
    const stop = killing();
    const lane = async () => {
      for (let index = pending.shift(); index !== undefined; index = pending.shift()) {
        if (index % 4 === 0) confirmed.push(await addAccount(client, index));
        else await read(client, index);
      }
    };
    const changed: string[] = [];
    const change = async () => {
      for (const build of builds.slice(1, changes + 1)) {
        for (let tries = 0; tries < 100 && changed.at(-1) !== build; tries += 1)
          if (await assign(build)) changed.push(build);
      }
    };
    await Promise.all([...Array.from({ length: queues }, lane), change()]).finally(stop);
    const killed = await stop();

    expect({ api: api.runs(), gateway: gateway.runs() }).toEqual({ api: true, gateway: true });
    expect(api.log() + gateway.log()).not.toContain('nothing answered an error');
    // Otherwise the test has tested nothing.
    expect(killed).toBeGreaterThan(100);
    expect(failed.length).toBeGreaterThan(0);
    expect(changed).toHaveLength(changes);
    // Nobody is told anything but that the service is away for a moment.
    expect(failed.filter((why) => !/\b503\b/.test(why))).toEqual([]);

    const ids = confirmed.filter((id) => id !== undefined);
    expect(ids.length).toBeGreaterThan(1);
    const stored = await storedAccounts(client);
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
    const noted = await releases.readAudit({ tenant: 'localhost', slot: 'account', limit: 1_000 });
    expect(changed.filter((build) => !noted.some(({ toBuild }) => toBuild === `account@${build}`))).toEqual([]);
    expect(await served()).toBe(changed.at(-1));

    // Both go on, and the gateway still hears of changes that others make.
    for (const path of [`${api.origin}/healthz`, `${gateway.origin}/healthz`])
      expect((await fetch(path)).status).toBe(200);
    const last = builds.at(-1) ?? '';
    await releases.assignTogether({
      tenant: 'localhost',
      releases: [{ slot: 'account', package: 'account', build: last }],
      by: 'test',
    });
    for (let tries = 0; tries < 100 && (await served()) !== last; tries += 1) await pause(100);
    expect(await served()).toBe(last);
  },
  600_000,
);
