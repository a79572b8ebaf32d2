import { type Database, DatabaseInUseError, openDatabase } from '@portal/database';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

/** The database that the settings name, its schema up to date; says in words why it cannot be had. */
export async function openPortalDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  try {
    return await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw new SettingError(error.message);
    if (databaseUrl)
      throw new SettingError(
        `The database at DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}`,
      );
    throw error;
  }
}
