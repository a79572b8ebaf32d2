import { neededDataKey, neededGatewayKeys } from './data-key';
import type { ProcessNeeds } from './read-settings';
import { SettingError } from './setting-error';
import { transportSettings } from './transport-settings';

/** The reasons for which something cannot be had from the settings. */
function reasonsOf(reading: () => unknown): readonly string[] {
  try {
    reading();
    return [];
  } catch (error) {
    if (error instanceof SettingError) return error.reasons;
    throw error;
  }
}

/** What a platform API by itself needs. A demonstration brings its own key and letters. */
export const apiNeeds: ProcessNeeds = (settings, environment) => {
  const { databaseUrl, demo, apiSecret, apiSecretWaived } = settings;
  const reasons = databaseUrl ? [] : ['A platform API by itself needs DATABASE_URL.'];
  if (demo) return reasons;
  if (apiSecret === undefined && !apiSecretWaived)
    reasons.push(
      'A platform API by itself needs API_SECRET, the same at gateways and APIs (openssl rand -hex 32), or API_SECRET=off where mutual TLS does its work.',
    );
  return [...reasons, ...reasonsOf(() => neededDataKey(settings)), ...reasonsOf(() => transportSettings(environment))];
};

/** What a gateway by itself needs. */
export const gatewayNeeds: ProcessNeeds = (settings) => [
  ...(settings.databaseUrl && settings.apiUpstream
    ? []
    : ['A gateway by itself needs DATABASE_URL and API_UPSTREAM (such as http://api:9000/api).']),
  // A key that is set and refused has its own reason.
  ...(settings.gatewayKey === '' ? [] : reasonsOf(() => neededGatewayKeys(settings))),
];
