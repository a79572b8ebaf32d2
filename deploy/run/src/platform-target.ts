import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import { type ConfigChoices, createCarrier, createDemoPages, createPlatform, seedDemo } from '@portal/platform';
import { carrierSettings } from './carrier-settings';
import { neededDataKey } from './data-key';
import type { Settings } from './settings';

/** The settings of the platform API, in this process or in its own. */
export function platformOptions(settings: Settings) {
  const { demo, publicUrl, port, apiDocs } = settings;
  const dataKey = neededDataKey(settings);
  const config: ConfigChoices = { demo, publicUrl, localUrl: `http://localhost:${port}`, docs: apiDocs };
  return demo ? { config, dataKey } : { config, dataKey, carrier: createCarrier(carrierSettings(process.env)) };
}

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformTarget(database: Database, settings: Settings): Promise<ApiTarget> {
  const { apiUpstream, apiSecret, demo } = settings;
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream, secret: apiSecret };
  const options = platformOptions(settings);
  if (demo) await seedDemo(database, options);
  const plugin = createPlatform({ database, ...options });
  return { kind: 'plugin', plugin, ...(demo ? { devPlugin: createDemoPages(database, options.config) } : {}) };
}
