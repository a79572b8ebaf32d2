import { openPortalDatabase } from './open-portal-database';
import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { SettingError } from './setting-error';

/** Brings the schema up to date and ends. It runs before an upgrade, as a job of its own. */
await runProcess(async () => {
  const settings = readSettings(process.env, '.data');
  if (!settings.databaseUrl) throw new SettingError('There is nothing to migrate: set DATABASE_URL.');
  const database = await openPortalDatabase(settings);
  await database.close();
  process.stdout.write('ready: the schema is up to date\n');
  process.exit(0);
});
