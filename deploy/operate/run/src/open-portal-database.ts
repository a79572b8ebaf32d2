import {
  type Database,
  DatabaseInUseError,
  heldDemonstration,
  holdsRealPortal,
  markDemonstration,
  openDatabase,
} from '@portal/database';
import { processLog } from './process-log';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

/** The database must not be used with these settings. */
export class UnsafeDatabase extends SettingError {}

async function opened(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseTls, dataDir, slowStatementMs } = settings;
  const common = { log: processLog(settings), slowStatementMs };
  try {
    return await openDatabase(databaseUrl ? { url: databaseUrl, tls: databaseTls, ...common } : { dataDir, ...common });
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw new SettingError(error.message);
    if (databaseUrl)
      throw new SettingError(
        `The database at DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}`,
        { cause: error },
      );
    throw error;
  }
}

/** The reason why this database must not be used with these settings. */
async function misuse({ db }: Database, demo: boolean): Promise<string | undefined> {
  if (demo && (await holdsRealPortal(db)))
    return 'Demonstration mode on a database with real customers or staff: their codes would be shown to everybody. Set DEMO=off.';
  if (!demo && (await heldDemonstration(db)))
    return 'This database held a demonstration, whose accounts and tokens everybody knows: DEMO=off needs an empty one.';
  return undefined;
}

/** The database of the settings, with its schema up to date. If it cannot be had, the error says why in words. */
export async function openPortalDatabase(settings: Settings): Promise<Database> {
  const database = await opened(settings);
  try {
    const reason = await misuse(database, settings.demo);
    if (reason !== undefined) throw new UnsafeDatabase(reason);
    if (settings.demo) await markDemonstration(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
