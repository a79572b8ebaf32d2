import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DatabaseInUseError } from './lock-file';
import { openDatabase } from './open-database';
import { openTestDatabase } from './testing';

/** Writes rows one after the other and prints each number after it is stored. */
const writer = (dataDir: string) => `
  const { openDatabase } = await import(${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)});
  const { sql } = await import('drizzle-orm');
  const { db } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
  await db.execute(sql\`create table kept (n int primary key)\`);
  for (let n = 1; ; n += 1) {
    await db.execute(sql\`insert into kept values (\${n})\`);
    process.stdout.write(n + '\\n');
  }`;

test('a second process is refused in words; one that was killed has lost no row and leaves the folder free', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer(dataDir)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  while (said.split('\n').length < 30) await wait(20);

  const refused = await openDatabase({ dataDir }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseInUseError);
  expect(String(refused)).toContain(`The database folder is in use by process ${child.pid}`);

  child.kill('SIGKILL');
  await once(child, 'close');
  const stored = said.split('\n').length - 1;
  const database = await openDatabase({ dataDir });
  const { rows } = await database.db.execute<{ count: string }>(sql`select count(*) from kept`);
  await database.close();
  rmSync(dataDir, { recursive: true });
  expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(stored);
}, 120_000);

test('while it is busy, the thread around it is not', async () => {
  const database = await openTestDatabase();
  const busy = Promise.all(
    Array.from({ length: 40 }, () => database.db.execute(sql`select count(*) from generate_series(1, 100000)`)),
  );
  const lags: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const started = performance.now();
    await wait(2);
    lags.push(performance.now() - started - 2);
  }
  await busy;
  await database.close();
  // The test takes the median, because a busy machine delays some timers by itself.
  expect(lags.sort((a, b) => a - b)[25]).toBeLessThan(20);
}, 60_000);

test('what one connection leaves behind does not reach the next', async () => {
  const database = await openTestDatabase();
  const broken = database.db.transaction(async (transaction) => {
    await transaction.execute(sql`set application_name = 'left behind'`);
    await transaction.execute(sql`create table half_done (n int)`);
    await transaction.execute(sql`select 1 / 0`);
  });
  await expect(broken).rejects.toThrow();
  await database.db.execute(sql`set application_name = 'left behind'`);
  // A failed statement outside a transaction ends its connection.
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  const { rows } = await database.db.execute(
    sql`select current_setting('application_name') as name, to_regclass('half_done') as half_done`,
  );
  expect(rows).toEqual([{ name: '', half_done: null }]);
  await database.close();
}, 60_000);

test('after closing, a question is refused instead of hanging', async () => {
  const database = await openTestDatabase();
  await database.close();
  await expect(database.ping()).rejects.toThrow();
}, 60_000);
