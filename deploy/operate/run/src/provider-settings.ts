import { AllowedHosts, isLoopback } from '@portal/http';
import { type Provider, type ProviderDefaults, ports } from '@portal/platform';
import { secretBits } from './secret-strength';
import { SettingError } from './setting-error';
import { SettingFaults } from './setting-faults';

type Environment = Readonly<Record<string, string | undefined>>;

const minBits = 80;

function checkAddress(name: string, url: string): void {
  if (!URL.canParse(url)) throw new SettingError(`${name}_URL=${url} is not an address.`);
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw new SettingError(`${name}_URL=${url} is not https: personal data would cross the network in the open.`);
}

/** Code of the operator's own that speaks to a vendor, and the settings that it gets. */
export interface AdapterSetting {
  /** A package, or the path of a file. */
  readonly module: string;
  readonly sandbox: boolean;
  readonly settings: Readonly<Record<string, string>>;
}

function adapterOf(name: string, environment: Environment): AdapterSetting | undefined {
  const { [`${name}_ADAPTER`]: module, [`${name}_URL`]: url, [`${name}_SANDBOX`]: sandbox = 'off' } = environment;
  if (!module) return undefined;
  if (url) throw new SettingError(`${name}_ADAPTER and ${name}_URL are both set: one of them speaks to the provider.`);
  if (sandbox !== 'on' && sandbox !== 'off')
    throw new SettingError(`${name}_SANDBOX=${sandbox} is not known: write on or off.`);
  const own = Object.entries(environment).flatMap(([key, value]) =>
    key.startsWith(`${name}_`) && value ? [[key.slice(name.length + 1), value] as const] : [],
  );
  const { ADAPTER: _adapter, SANDBOX: _sandbox, ...settings } = Object.fromEntries(own);
  return { module, sandbox: sandbox === 'on', settings };
}

export type AdapterSettings = { readonly [Port in (typeof ports)[number]]?: AdapterSetting };

/** The adapters of all tenants: `PORT_OCR_ADAPTER`, and so on for each port. */
export function adapterSettings(environment: Environment): AdapterSettings {
  const faults = new SettingFaults();
  const found = ports.map((port) => {
    const name = `PORT_${port.toUpperCase()}`;
    return [port, faults.read(() => adapterOf(name, environment), undefined)] as const;
  });
  faults.refuse();
  return Object.fromEntries(found.filter(([, adapter]) => adapter !== undefined));
}

function providerOf(name: string, environment: Environment): Provider | undefined {
  const { [`${name}_URL`]: url, [`${name}_KEY_ID`]: keyId = 'portal', [`${name}_SECRET`]: secret = '' } = environment;
  if (!url) return undefined;
  const faults = new SettingFaults();
  faults.read(() => checkAddress(name, url), undefined);
  if (secretBits(secret) < minBits)
    faults.add(`${name}_SECRET is missing or easy to guess: both sides sign with it (openssl rand -hex 32).`);
  faults.refuse();
  return { url, keyId, secret, settings: {} };
}

/** The providers of all tenants: `PORT_OCR_URL`, `PORT_OCR_KEY_ID`, `PORT_OCR_SECRET`, and so on for each port. */
export function providerSettings(environment: Environment): ProviderDefaults {
  const faults = new SettingFaults();
  const found = ports.map((port) => {
    const name = `PORT_${port.toUpperCase()}`;
    return [port, faults.read(() => providerOf(name, environment), undefined)] as const;
  });
  faults.refuse();
  return Object.fromEntries(found.filter(([, provider]) => provider !== undefined));
}

/**
 * The hosts that a setting lists, with blanks or commas between them. A demonstration without the setting may call
 * everything; elsewhere nothing that is not listed.
 */
export function allowedHosts(name: string, text: string | undefined, demo: boolean): AllowedHosts | undefined {
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  if (entries.length === 0 && demo) return undefined;
  try {
    return new AllowedHosts(entries);
  } catch (error) {
    throw new SettingError(
      `${name}: ${(error as Error).message}: write names (*.example.com for all below), addresses or networks (10.1.0.0/16).`,
    );
  }
}

/** The simulator of a demonstration: it plays every provider that is not named. */
export const simulatorSettings = ({ SIMULATOR_URL, SIMULATOR_SECRET }: Environment): Provider | undefined =>
  providerOf('SIMULATOR', { SIMULATOR_URL, SIMULATOR_SECRET, SIMULATOR_KEY_ID: 'simulator' });

/** Lets the simulator play the ports that have no provider. */
export function withSimulator(providers: ProviderDefaults, simulator: Provider | undefined): ProviderDefaults {
  if (!simulator) return providers;
  const played = ports.map((port) => [port, { ...simulator, url: `${simulator.url}/${port}` }] as const);
  return { ...Object.fromEntries(played), ...providers };
}
