import type { Database } from './database';
import { type DatabaseLog, silentLog } from './database-log';
import { migrate } from './migrate';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database is embedded. */
  url?: string | undefined;
  /** True: the connection to that server must use TLS. */
  tls?: boolean;
  /** Folder of the embedded database; without it everything is in memory. */
  dataDir?: string | undefined;
  log?: DatabaseLog;
  /** A statement that takes longer is told in the log, in ms; left away: none is. */
  slowStatementMs?: number | undefined;
}

/** Opens the database as it is, also where its schema is not up to date. */
export async function openAsItIs(options: DatabaseOptions): Promise<Database> {
  const { url, tls = false, dataDir, log = silentLog, slowStatementMs: slowMs } = options;
  return url ? openPostgres(url, tls, { log, slowMs }) : openPglite({ dataDir, log, slowMs });
}

/** Opens the database with its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openAsItIs(options);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
