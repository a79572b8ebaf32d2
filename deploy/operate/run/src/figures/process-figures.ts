import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '@portal/database';
import { Registry, type RunningBuild, tellProcess } from '@portal/http/metrics';
import type { Settings } from '../settings';
import { tellDatabase } from './database-figures';
import { tellMachine } from './machine-figures';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The beginning of the SHA-256 of the file that Node was started with: a built process is one file. */
function ownBuild(): string {
  const [, started = ''] = process.argv;
  try {
    return createHash('sha256').update(readFileSync(started)).digest('hex').slice(0, 12);
  } catch {
    return '';
  }
}

/** What a process tells of itself, its database and its machine, whatever it serves. */
export function processFigures(kind: RunningBuild['process'], settings: Settings, database: Database): Registry {
  const registry = new Registry();
  // Without a port nobody asks, and some of it costs time.
  if (!settings.metrics) return registry;
  tellProcess(registry, { process: kind, version, build: ownBuild() });
  tellDatabase(registry, database);
  tellMachine(registry, settings);
  return registry;
}
