import type { Database } from '@portal/database';
import { createReleases, sealSharedSecrets } from '@portal/releases';
import { neededGatewayKeys } from './data-key';
import { openPortalDatabase } from './open-portal-database';
import type { Settings } from './settings';

/** The database as gateways need it: with its shared secrets sealed, and the operator's own token. */
export async function openGatewayDatabase(settings: Settings): Promise<Database> {
  const secretKeys = neededGatewayKeys(settings);
  const database = await openPortalDatabase(settings);
  try {
    if (secretKeys) await sealSharedSecrets(database, secretKeys);
    if (settings.platformToken) await createReleases(database).ensureToken('platform', settings.platformToken);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
