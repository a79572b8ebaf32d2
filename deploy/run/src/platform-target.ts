import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import { type ConfigChoices, createCarrier, createDemoPages, createPlatform, seedDemo } from '@portal/platform';
import { carrierSettings } from './carrier-settings';
import type { Settings } from './settings';

/** The settings of the platform API, in this process or in its own. */
export function platformOptions({ demo, publicUrl, port, apiDocs }: Settings) {
  const config: ConfigChoices = { demo, publicUrl, localUrl: `http://localhost:${port}`, docs: apiDocs };
  return demo ? { config } : { config, carrier: createCarrier(carrierSettings(process.env)) };
}

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformTarget(database: Database, settings: Settings): Promise<ApiTarget> {
  const { apiUpstream, apiSecret, demo } = settings;
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream, secret: apiSecret };
  if (demo) await seedDemo(database);
  const options = platformOptions(settings);
  const plugin = createPlatform({ database, ...options });
  return { kind: 'plugin', plugin, ...(demo ? { devPlugin: createDemoPages(database, options.config) } : {}) };
}
