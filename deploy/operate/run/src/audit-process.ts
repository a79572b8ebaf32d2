import { once } from 'node:events';
import { type Database, exportAudit, journals, verifyAudit } from '@portal/database';
import { openPortalDatabase } from './open-portal-database';
import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { SettingError } from './setting-error';

/**
 * Computes all hashes anew. The output ends with the newest hash of each journal: note these outside of the database.
 */
async function verify({ db }: Database, noted: readonly string[]): Promise<boolean> {
  const missing = new Set(noted);
  let good = true;
  for (const name of journals) {
    const { journal, blocks, rows, removed, head, faults } = await verifyAudit(db, name, missing);
    good &&= faults.length === 0;
    process.stdout.write(
      `${journal}: ${rows} rows in ${blocks} blocks, ${removed} of them removed, newest ${head || '—'}\n`,
    );
    for (const fault of faults) process.stdout.write(`  ✗ ${fault}\n`);
  }
  for (const hash of missing) process.stdout.write(`  ✗ no block has the noted hash ${hash}\n`);
  return good && missing.size === 0;
}

/** Writes only as fast as the reader reads. */
async function writeOut({ db }: Database): Promise<void> {
  for (const journal of journals) {
    for await (const line of exportAudit(db, journal)) {
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    }
  }
}

/** Checks the audit from outside: `verify [noted hash …]`, or `export` as lines of JSON. */
await runProcess(async () => {
  const [command, ...noted] = process.argv.slice(2);
  if (command !== 'verify' && command !== 'export') throw new SettingError('Write verify [hash …] or export.');
  const database = await openPortalDatabase(readSettings(process.env, '.data'));
  let good = true;
  if (command === 'verify') good = await verify(database, noted);
  else await writeOut(database);
  await database.close();
  process.exit(good ? 0 : 1);
});
