import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AdapterLine, type ProviderDefaults } from '@portal/platform';
import { type AdapterPort, adapterModule, createAdapter } from '@portal/port-adapter';
import type { AdapterSetting, AdapterSettings } from './provider-settings';
import { SettingError } from './setting-error';
import { SettingFaults } from './setting-faults';

/** A package is looked for where the process runs, because what is built has no packages beside it. */
function addressOf(module: string, folder: string): string {
  const path = /^[./]/.test(module) ? resolve(folder, module) : createRequire(join(folder, 'any.js')).resolve(module);
  return pathToFileURL(path).href;
}

async function loadAdapter(
  port: AdapterPort,
  { module, sandbox, settings }: AdapterSetting,
  folder: string,
): Promise<AdapterLine> {
  const setting = `PORT_${port.toUpperCase()}_ADAPTER=${module}`;
  try {
    const exported: unknown = await import(addressOf(module, folder));
    return new AdapterLine(port, await createAdapter(adapterModule(exported, port), { settings, sandbox }));
  } catch (error) {
    throw new SettingError(`${setting}: ${(error as Error).message}`);
  }
}

/** Loads the operator's own adapters. Whatever is wrong with one of them is said in words, and no API starts. */
export async function loadAdapters(wanted: AdapterSettings, folder = process.cwd()): Promise<ProviderDefaults> {
  const faults = new SettingFaults();
  const loaded: [string, ProviderDefaults[AdapterPort]][] = [];
  for (const [port, setting] of Object.entries(wanted)) {
    try {
      const adapter = await loadAdapter(port as AdapterPort, setting, folder);
      loaded.push([port, { url: `adapter:${adapter.name}`, keyId: '', secret: '', settings: {}, adapter }]);
    } catch (error) {
      faults.read(() => {
        throw error;
      }, undefined);
    }
  }
  faults.refuse();
  return Object.fromEntries(loaded);
}
