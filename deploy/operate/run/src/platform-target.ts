import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import { Registry } from '@portal/http/metrics';
import { type ConfigChoices, createPlatform, createTransport, type PlatformOptions } from '@portal/platform';
import { neededDataKey } from './data-key';
import type { Demonstration } from './demonstration';
import { loadAdapters } from './load-adapters';
import { withSimulator } from './provider-settings';
import { SettingError } from './setting-error';
import type { Settings, UnlockBy } from './settings';
import { transportSettings } from './transport-settings';

/** The spec's codes of the ways to prove oneself after an idle time. */
const logoutWays = { any: '10', sms: '20' } as const satisfies Record<UnlockBy, string>;

/** The demonstration, if the settings want one. */
export function wantedDemonstration({ demo }: Settings, known: Demonstration | undefined): Demonstration | undefined {
  if (!demo) return undefined;
  if (!known) throw new SettingError('This process has no demonstration: set DEMO=off, or use npm start.');
  return known;
}

/** The settings of the platform API, in this process or in its own. */
export async function platformOptions(
  database: Database,
  settings: Settings,
  demonstration: Demonstration | undefined,
): Promise<PlatformOptions> {
  const { publicUrl, port, apiDocs, identityProvider, callbackUrl, simulator, unlockBy, portHosts } = settings;
  const dataKey = neededDataKey(settings);
  const localUrl = `http://localhost:${port}`;
  const session = { logoutWay: logoutWays[unlockBy] };
  const config: ConfigChoices = { publicUrl, localUrl, callbackUrl, docs: apiDocs, session };
  const adapters = await loadAdapters(settings.adapters);
  const providers = { ...withSimulator(settings.providers, simulator), ...adapters };
  const options = { database, config, dataKey, identityProvider, providers, portHosts };
  if (demonstration) return demonstration.options(options);
  const sending = transportSettings(process.env);
  const smsReports = { first: sending.sms, second: sending.secondSms };
  return { ...options, smsReports, transport: createTransport(sending) };
}

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformTarget(
  database: Database,
  settings: Settings,
  known?: Demonstration,
): Promise<ApiTarget> {
  const { apiUpstream, apiSecret, simulator } = settings;
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream, secret: apiSecret };
  const demonstration = wantedDemonstration(settings, known);
  const options = await platformOptions(database, settings, demonstration);
  await demonstration?.seed(database, options);
  const devPlugin = demonstration?.pages(database, options, simulator);
  const metrics = new Registry();
  const plugin = createPlatform({ ...options, metrics });
  return { kind: 'plugin', plugin, metrics, ...(devPlugin && { devPlugin }) };
}
