import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import type { ApiClient } from './api-client';
import { enterCompany, logIn } from './log-in';
import { ServedPlatform } from './served-platform';

/** Plays a power failure in the middle of writing. Afterwards all acknowledged writes must be there. */

const cleanings: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const clean of cleanings.reverse()) await clean();
}, 60_000);

type Where = Parameters<typeof ServedPlatform.start>[0];

function embedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  cleanings.push(() => rmSync(dataDir, { recursive: true }));
  return { dataDir };
}

async function onServer() {
  const { url, drop } = await createPostgresDatabase();
  cleanings.push(drop);
  return { url };
}

async function started(where: Where): Promise<ServedPlatform> {
  const served = await ServedPlatform.start(where);
  cleanings.push(() => served.kill());
  return served;
}

async function manager(served: ServedPlatform): Promise<ApiClient> {
  const client = served.client();
  await logIn(served, client, '13800000001');
  await enterCompany(client);
  return client;
}

const writes = 200;
const killAfter = 80;

async function write(client: ApiClient, index: number): Promise<string> {
  const accountNo = `62220299${String(index).padStart(8, '0')}`;
  const branch = { bankCode: '102', branchNo: '102290000012', branchName: '中国工商银行上海市分行' };
  const body = { ...branch, accountNo, accountNoAgain: accountNo, accountType: 'GENERAL' as const };
  return (await client.ok('bankAccountAdd', { body })).accountId;
}

async function storedIds(client: ApiClient): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows, total } = await client.ok('bankAccountList', { body: { pageNum, pageSize: 50 } });
    for (const { accountId } of rows) ids.add(accountId);
    if (rows.length === 0 || pageNum * 50 >= total) return ids;
  }
}

async function killInTheMiddle(where: Where): Promise<void> {
  const served = await started(where);
  const client = await manager(served);
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  let killed: Promise<void> | undefined;
  const pending = Array.from({ length: writes }, (_, index) => index);
  const lane = async () => {
    for (let index = pending.shift(); index !== undefined; index = pending.shift()) {
      await write(client, index).then(
        (id) => acknowledged.push(id),
        (error) => refused.push(error),
      );
      if (acknowledged.length >= killAfter) killed ??= served.kill();
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
  expect(refused.length).toBeGreaterThan(0);

  const again = await started(where);
  // The session is a row, too, so nobody has to log in again.
  const stored = await storedIds(Object.assign(again.client(), { keys: client.keys, accessToken: client.accessToken }));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await again.stop();
}

// The tests run at the same time: each has processes of its own, and waits for them most of the time.
test.concurrent(
  '[threat: killed process] a killed API loses no acknowledged write, on PGlite',
  () => killInTheMiddle(embedded()),
  300_000,
);

test.concurrent('a second start on the same folder is refused in words', async () => {
  const where = embedded();
  const database = await openDatabase(where);
  await expect(ServedPlatform.start(where)).rejects.toThrow(/in use by process \d+/);
  await database.close();
}, 300_000);

(postgresAvailable ? test.concurrent : test.skip)(
  'a killed API loses no acknowledged write, on PostgreSQL',
  async () => killInTheMiddle(await onServer()),
  300_000,
);
