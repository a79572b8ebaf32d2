import { SettingError } from './setting-error';
import { unsafeSettings } from './unsafe-settings';

/** Everything that the environment decides, read once. `README.md` has the same as a table. */
export interface Settings {
  port: number;
  /** Address to listen on. */
  bind: string;
  /** Where customers find the portal; undefined on a developer's machine. */
  publicUrl: string | undefined;
  /** Whether that is https: then cookies are secure and browsers are told to stay with it. */
  https: boolean;
  /** Which proxies in front are believed about the client's address. */
  trustProxy: string | boolean;
  /** Folder of the embedded database. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** A platform API elsewhere; without it the portal runs its own. */
  apiUpstream: string | undefined;
  demo: boolean;
  logLevel: string;
  metrics: { port: number; host: string } | undefined;
  /** A deploy token without limits that the operator chose. */
  platformToken: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingError(`${name}=${text} is not a port number: write one from 1 to 65535.`);
  return port;
}

function webAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new SettingError(`${name}=${text} is not an address: write it like https://portal.example.com.`);
  return text;
}

function proxiesOf(text: string | undefined): string | boolean {
  if (!text || text === 'off') return false;
  return text === 'on' ? true : text;
}

/** Reads the settings and refuses what would harm. */
export function readSettings(environment: Environment, defaultDataDir: string): Settings {
  const { METRICS_PORT: metricsPort } = environment;
  const publicUrl = webAddress('PUBLIC_URL', environment.PUBLIC_URL);
  const settings: Settings = {
    port: portOf('PORT', environment.PORT ?? '8080'),
    bind: environment.BIND ?? '::',
    publicUrl,
    https: publicUrl?.startsWith('https:') ?? false,
    trustProxy: proxiesOf(environment.TRUST_PROXY),
    dataDir: environment.DATA_DIR ?? defaultDataDir,
    databaseUrl: environment.DATABASE_URL || undefined,
    apiUpstream: webAddress('API_UPSTREAM', environment.API_UPSTREAM),
    demo: environment.DEMO !== 'off',
    logLevel: environment.LOG_LEVEL ?? 'warn',
    metrics: metricsPort
      ? { port: portOf('METRICS_PORT', metricsPort), host: environment.METRICS_BIND ?? '127.0.0.1' }
      : undefined,
    platformToken: environment.PLATFORM_TOKEN || undefined,
  };
  const faults = unsafeSettings(settings);
  if (faults.length > 0) throw new SettingError(['Unsafe settings:', ...faults.map((one) => `  · ${one}`)].join('\n'));
  return settings;
}
