import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataKeys, demoDataKey } from '@portal/platform';
import { SettingError } from './setting-error';
import type { Settings } from './settings';

interface KeyPlaces {
  readonly DATA_KEY?: string | undefined;
  readonly DATA_KEY_FILE?: string | undefined;
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingError(`DATA_KEY_FILE=${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The keys that seal what the database must not hold in clear; undefined: none are set. */
export function dataKeyOf({ DATA_KEY: text, DATA_KEY_FILE: file }: KeyPlaces): string | undefined {
  if (text && file) throw new SettingError('DATA_KEY and DATA_KEY_FILE are both set: leave one of them out.');
  const keys = text || (file ? readKeyFile(file) : undefined);
  if (keys === undefined) return undefined;
  try {
    new DataKeys(keys);
  } catch (error) {
    const name = text ? 'DATA_KEY' : 'DATA_KEY_FILE';
    throw new SettingError(`${name}: ${error instanceof Error ? error.message : error}.`);
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
  if (dataKey !== undefined) return dataKey;
  if (!demo)
    throw new SettingError(
      'DEMO=off needs DATA_KEY or DATA_KEY_FILE, the same at all APIs (openssl rand -base64 32): without it nobody can read the sealed data again.',
    );
  return databaseUrl ? demoDataKey : keptDataKey(dataDir);
}
