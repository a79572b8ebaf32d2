import { seedDemoOnce, startPlatform } from '@portal/platform';
import { openPortalDatabase } from './open-portal-database';
import { carrierOf } from './platform-target';
import { runProcess } from './run-process';
import { SettingError } from './setting-error';
import { readSettings } from './settings';

/** One platform API. Only gateways call it: they are believed about tenant and client address. */
await runProcess(async () => {
  const settings = readSettings(process.env, '.data');
  const { databaseUrl, demo, port, bind } = settings;
  if (!databaseUrl) throw new SettingError('A platform API by itself needs DATABASE_URL.');
  const database = await openPortalDatabase(settings);
  if (demo) await seedDemoOnce(database);
  const app = await startPlatform({
    database,
    port,
    host: bind,
    trustProxy: true,
    ...(demo ? { config: { demo } } : { carrier: carrierOf(process.env) }),
  });
  process.stdout.write(`ready: platform API on port ${port}\n`);
  return async () => {
    await app.close();
    await database.close();
  };
});
