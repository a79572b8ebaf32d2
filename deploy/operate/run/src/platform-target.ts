import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import {
  asDemonstration,
  type ConfigChoices,
  createCarrier,
  createDemoPages,
  createPlatform,
  type PlatformOptions,
  seedDemo,
  type TenantPlaces,
} from '@portal/platform';
import { addOwnTenant, createReleases, removeOwnTenant } from '@portal/releases';
import { carrierSettings } from './carrier-settings';
import { neededDataKey } from './data-key';
import { withSimulator } from './provider-settings';
import type { Settings, UnlockBy } from './settings';

/** The spec's codes of the ways to prove oneself after an idle time. */
const logoutWays = { any: '10', sms: '20' } as const satisfies Record<UnlockBy, string>;

/** The settings of the platform API, in this process or in its own. */
export function platformOptions(database: Database, settings: Settings): PlatformOptions {
  const { demo, publicUrl, port, apiDocs, identityProvider, callbackUrl, simulator, unlockBy } = settings;
  const dataKey = neededDataKey(settings);
  const localUrl = `http://localhost:${port}`;
  const session = { logoutWay: logoutWays[unlockBy] };
  const config: ConfigChoices = { publicUrl, localUrl, callbackUrl, docs: apiDocs, session };
  const providers = withSimulator(settings.providers, simulator);
  const { portHosts } = settings;
  const options = { database, config, dataKey, identityProvider, providers, portHosts };
  return demo ? asDemonstration(options) : { ...options, carrier: createCarrier(carrierSettings(process.env)) };
}

/** The pages that a demonstration has below `/dev`. */
export function devPluginFor(database: Database, { config, dataKey }: PlatformOptions, { demo, simulator }: Settings) {
  if (!demo) return undefined;
  const releases = createReleases(database);
  const places: TenantPlaces = {
    add: (code, like) => addOwnTenant(releases, code, like),
    remove: (code) => removeOwnTenant(database, code),
  };
  return createDemoPages(database, { choices: config, simulator, places, dataKey });
}

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformTarget(database: Database, settings: Settings): Promise<ApiTarget> {
  const { apiUpstream, apiSecret, demo } = settings;
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream, secret: apiSecret };
  const options = platformOptions(database, settings);
  if (demo) await seedDemo(database, options);
  const devPlugin = devPluginFor(database, options, settings);
  let metrics = () => '';
  const plugin = createPlatform({
    ...options,
    onMetrics: (text) => {
      metrics = text;
    },
  });
  return { kind: 'plugin', plugin, metrics: () => metrics(), ...(devPlugin && { devPlugin }) };
}
