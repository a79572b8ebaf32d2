import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import { carrierSettings, createCarrier, createDemoPages, createPlatform, seedDemo } from '@portal/platform';
import { CommandError, progress } from './progress';
import type { Settings } from './settings';

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformApi(database: Database, { apiUpstream, demo }: Settings): Promise<ApiTarget> {
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream };
  if (demo) {
    await seedDemo(database);
    progress.done('demonstration data');
    if (database.kind === 'postgres')
      progress.warn(
        'Demonstration mode on a real database: codes are shown at /dev/outbox. Set DEMO=off in production.',
      );
    const plugin = createPlatform({ database, config: { demo } });
    return { kind: 'plugin', plugin, devPlugin: createDemoPages(database) };
  }
  const carrier = carrierSettings(process.env);
  if (!carrier)
    throw new CommandError(
      'Without demonstration mode SMS and e-mail need providers: set SMTP_URL, MAIL_FROM, SMS_URL and SMS_TEMPLATE.',
    );
  return { kind: 'plugin', plugin: createPlatform({ database, carrier: createCarrier(carrier) }) };
}
