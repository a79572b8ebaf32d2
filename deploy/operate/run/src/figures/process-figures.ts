import { readFileSync } from 'node:fs';
import type { Database } from '@portal/database';
import { Registry, tellProcess } from '@portal/http/metrics';
import type { Settings } from '../settings';
import { tellDatabase } from './database-figures';
import { tellMachine } from './machine-figures';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What a process tells of itself, its database and its machine, whatever it serves. */
export function processFigures(kind: 'gateway' | 'api', settings: Settings, database: Database): Registry {
  const registry = new Registry();
  // Without a port nobody asks, and some of it costs time.
  if (!settings.metrics) return registry;
  tellProcess(registry, { process: kind, version });
  tellDatabase(registry, database);
  tellMachine(registry, settings);
  return registry;
}
