import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database';
import { silentLog } from './database-log';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { openPglite } from './open-pglite';
import { createPostgresDatabase } from './scratch-database';

/**
 * What many suites start from. It is made once in a test run, by whichever worker comes first; each suite gets a copy of
 * its own, which is several times quicker.
 */
export interface Preparation {
  readonly name: string;
  fill(database: Database): Promise<void>;
}

/** Given by `test/start-run.mjs`; without it every suite makes its own. */
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

/** The file, made by one worker while the others wait. If that one fails, the next tries. */
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

/** In memory. `template` holds a PGlite on which nothing has been done yet. */
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

/** On the server; `drop` removes it. */
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
