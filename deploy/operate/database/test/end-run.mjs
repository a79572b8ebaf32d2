import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Removes what `start-run.mjs` began: the folder, and the databases on the server that its files name. */
export default async function endRun() {
  const folder = process.env.PORTAL_TEST_RUN;
  if (!folder) return;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.url'))) {
    const url = new URL(readFileSync(join(folder, name), 'utf8'));
    const database = url.pathname.slice(1);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
    await client.end();
  }
  rmSync(folder, { recursive: true, force: true });
}
