import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import {
  type Carrier,
  carrierSettings,
  createCarrier,
  createDemoPages,
  createPlatform,
  seedDemo,
} from '@portal/platform';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

/** Who sends SMS and e-mail where nothing is a demonstration. */
export function carrierOf(environment: NodeJS.ProcessEnv): Carrier {
  const settings = carrierSettings(environment);
  if (settings) return createCarrier(settings);
  throw new SettingError(
    'Without demonstration mode SMS and e-mail need providers: set SMTP_URL, MAIL_FROM, SMS_URL and SMS_TEMPLATE.',
  );
}

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformTarget(database: Database, { apiUpstream, demo }: Settings): Promise<ApiTarget> {
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream };
  if (!demo) return { kind: 'plugin', plugin: createPlatform({ database, carrier: carrierOf(process.env) }) };
  await seedDemo(database);
  const plugin = createPlatform({ database, config: { demo } });
  return { kind: 'plugin', plugin, devPlugin: createDemoPages(database) };
}
