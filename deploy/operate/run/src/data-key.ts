import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataKeys } from '@portal/database';
import { demoDataKey } from '@portal/platform';
import { settingOrFile } from './read-setting-file';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

type KeyName = 'DATA_KEY' | 'GATEWAY_KEY';
type KeyPlaces = { readonly [Name in KeyName | `${KeyName}_FILE`]?: string | undefined };

/** The keys of a process that seal what the database must not hold in clear; undefined: none are set. */
export function sealingKeysOf(name: KeyName, places: KeyPlaces): string | undefined {
  const fileName = `${name}_FILE` as const;
  const { [name]: text, [fileName]: file } = places;
  const keys = settingOrFile(name, { text, file });
  if (keys === undefined) return undefined;
  try {
    new DataKeys(keys);
  } catch (error) {
    throw new SettingError(`${text ? name : fileName}: ${error instanceof Error ? error.message : error}.`);
  }
  return keys;
}

/** The key of a portal that one person runs. The first start makes it, for everybody who may read the folder. */
function keptDataKey(dataDir: string): string {
  const file = join(dataDir, 'data-key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** The key of an API. A demonstration in this process makes its own; one of several processes uses the usual one. */
export function neededDataKey({ demo, dataKey, dataDir, databaseUrl }: Settings): string {
  // A key that is set and refused has its own reason.
  if (dataKey !== undefined) return dataKey;
  if (!demo)
    throw new SettingError(
      'DEMO=off needs DATA_KEY or DATA_KEY_FILE, the same at all APIs (openssl rand -base64 32): without it nobody can read the sealed data again.',
    );
  return databaseUrl ? demoDataKey : keptDataKey(dataDir);
}

/**
 * The keys that seal the secrets that gateways share. A demonstration has none: its database is never taken for real
 * use.
 */
export function neededGatewayKeys({ demo, gatewayKey }: Settings): DataKeys | undefined {
  if (gatewayKey !== undefined) return new DataKeys(gatewayKey);
  if (demo) return undefined;
  throw new SettingError(
    'DEMO=off needs GATEWAY_KEY or GATEWAY_KEY_FILE at a gateway, the same at all of them (openssl rand -base64 32): without it whoever reads the database signs in their name.',
  );
}
