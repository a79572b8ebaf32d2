import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database';
import { silentLog } from './database-log';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { openPglite } from './open-pglite';
import { createPostgresDatabase, serverAnswers } from './scratch-database';

/**
 * The prepared database that many suites start from. The first worker that needs it makes it, once in a test run. Each
 * suite gets a copy of its own, which is several times quicker.
 */
export interface Preparation {
  readonly name: string;
  fill(database: Database): Promise<void>;
}

/** `test/start-run.mjs` sets it; without it every suite makes its own database. */
const folder = process.env.PORTAL_TEST_RUN;

function takeTurn(file: string): boolean {
  try {
    mkdirSync(`${file}.making`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the file. One worker makes it while the others wait. If that worker fails, the next one tries. */
async function madeOnce(file: string, make: (draft: string) => Promise<void>): Promise<string> {
  while (!existsSync(file)) {
    if (!takeTurn(file)) {
      await wait(50);
      continue;
    }
    try {
      if (!existsSync(file)) {
        await make(`${file}.draft`);
        renameSync(`${file}.draft`, file);
      }
    } finally {
      rmdirSync(`${file}.making`);
    }
  }
  return file;
}

/** Opens the database in memory. `template` is the file of an unused PGlite. */
export async function openPreparedPglite({ name, fill }: Preparation, template: string): Promise<Database> {
  async function prepare(saveTo?: string): Promise<Database> {
    const database = await openPglite({ template, saveTo, log: silentLog });
    await migrate(database.db);
    await fill(database);
    return database;
  }
  if (!folder) return prepare();
  const copy = await madeOnce(join(folder, `${name}.tar`), async (draft) => (await prepare(draft)).close());
  return openPglite({ template: copy, log: silentLog });
}

/** Creates the database on the server; `drop` removes it. */
export async function createPreparedPostgres({ name, fill }: Preparation): ReturnType<typeof createPostgresDatabase> {
  async function prepare(): ReturnType<typeof createPostgresDatabase> {
    const created = await createPostgresDatabase('prepared');
    const database = await openDatabase({ url: created.url });
    await fill(database);
    await database.close();
    return created;
  }
  if (!folder) return prepare();
  const file = await madeOnce(join(folder, `${name}.url`), async (draft) =>
    writeFileSync(draft, (await prepare()).url),
  );
  return createPostgresDatabase('test', new URL(readFileSync(file, 'utf8')).pathname.slice(1));
}

/** Returns whether a PostgreSQL server is there. A run asks once, so that no busy moment makes a suite skip it. */
export async function hasPostgres(): Promise<boolean> {
  if (!folder) return serverAnswers();
  const file = await madeOnce(join(folder, 'has-postgres'), async (draft) =>
    writeFileSync(draft, String(await serverAnswers())),
  );
  return readFileSync(file, 'utf8') === 'true';
}
