import { existsSync } from 'node:fs';
import { type Database, examineDatabase, heldDemonstration, openAsItIs } from '@portal/database';
import type { Settings } from '../settings';
import { type Finding, fault, note, ok, reasonOf } from './finding';

const about = 'database';
/** PostgreSQL 15. */
const oldestVersion = 150_000;
/** Sessions, codes and signed links hold for minutes, and are compared by both clocks. */
const clockMs = { noted: 500, bad: 5_000 };

export type OpenedDatabase =
  | { readonly findings: readonly Finding[]; readonly database: undefined }
  | { readonly findings: readonly Finding[]; readonly database: Database; readonly isCurrent: boolean };

/** Opens the database of the settings. It changes nothing there. */
async function reach({ databaseUrl, databaseTls, dataDir }: Settings): Promise<Database> {
  // To open an embedded database is to make it.
  if (!databaseUrl && !existsSync(dataDir)) throw new Error(`there is no folder ${dataDir}`);
  const database = await openAsItIs(databaseUrl ? { url: databaseUrl, tls: databaseTls } : { dataDir });
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function clockFinding(aheadMs: number): Finding {
  const size = Math.abs(aheadMs);
  const text = `the database's clock is ${(size / 1000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} that of this machine`;
  if (size <= clockMs.noted) return ok('clock', 'this machine and the database agree about the time');
  return (size <= clockMs.bad ? note : fault)(
    'clock',
    text,
    'let both follow the same time server (chrony, timesyncd)',
  );
}

async function findingsOf(database: Database, { demo, databaseTls }: Settings): Promise<[Finding[], boolean]> {
  const { version, versionNumber, tls, pending, altered, later, aheadMs } = await examineDatabase(database);
  const isCurrent = pending.length === 0 && altered.length === 0;
  const findings = [
    versionNumber < oldestVersion
      ? fault(about, `PostgreSQL ${version} is too old`, 'use PostgreSQL 15 or later')
      : ok(about, `PostgreSQL ${version}${database.kind === 'pglite' ? ', embedded' : ''} answers`),
  ];
  if (altered.length > 0)
    findings.push(
      fault(about, `migrations ran with another text: ${altered.join(', ')}`, 'use the files of the release'),
    );
  else if (pending.length > 0)
    findings.push(
      fault(about, `${pending.length} migrations of this release have not run`, 'run migrate-process of this release'),
    );
  else findings.push(ok(about, 'the schema is up to date'));
  if (later.length > 0)
    findings.push(note(about, `a later release has added ${later.length} migrations`, 'upgrade this machine, too'));
  if (tls === true) findings.push(ok(about, 'the connection uses TLS'));
  if (tls === false)
    findings.push(
      (databaseTls ? fault : note)(
        about,
        'the connection uses no TLS',
        'right only within one machine or a safe network',
      ),
    );
  if (isCurrent && !demo && (await heldDemonstration(database.db)))
    findings.push(
      fault(about, 'it held a demonstration, whose accounts everybody knows', 'begin with an empty database'),
    );
  return [[...findings, clockFinding(aheadMs)], isCurrent];
}

/** The database itself. It stays open for the other examinations. */
export async function examineAndOpen(settings: Settings): Promise<OpenedDatabase> {
  let database: Database;
  try {
    database = await reach(settings);
  } catch (error) {
    const mend = settings.databaseUrl
      ? 'look at DATABASE_URL, and whether the server takes connections from here'
      : undefined;
    return { findings: [fault(about, `it does not answer: ${reasonOf(error)}`, mend)], database: undefined };
  }
  try {
    const [findings, isCurrent] = await findingsOf(database, settings);
    return { findings, database, isCurrent };
  } catch (error) {
    await database.close();
    throw error;
  }
}
