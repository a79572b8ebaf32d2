import { isIP } from 'node:net';
import { shortestAuditDays } from '@portal/database';
import { maxErrorDays } from '@portal/database/schema/release-errors';
import type { SentryDsn } from '@portal/gateway';
import { type AllowedHosts, isLoopback } from '@portal/http';
import { sealingKeysOf } from './data-key';
import { isOnThisMachine } from './database-place';
import { adapterSettings, allowedHosts, providerSettings, simulatorSettings } from './provider-settings';
import { sentryDsn } from './sentry-dsn';
import { SettingError } from './setting-error';
import { SettingFaults } from './setting-faults';
import type { Settings, UnlockBy } from './settings';
import { unsafeSettings } from './unsafe-settings';

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

/** The words for yes and no. Any other word would be a mistake that nobody notices, such as `DEMO=false`. */
function switchOf(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text !== 'on' && text !== 'off') throw new SettingError(`${name}=${text} is not known: write on or off.`);
  return text === 'on';
}

function proxiesOf(text: string | undefined): string | boolean {
  if (!text || text === 'off') return false;
  if (text === 'on') return true;
  const unknown = text.split(',').find((part) => !isNetwork(part.trim()));
  if (unknown !== undefined)
    throw new SettingError(
      `TRUST_PROXY=${text}: "${unknown.trim()}" is no address. Write addresses or networks (10.0.0.0/8) with commas between them, on or off.`,
    );
  return text;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', more] = text.split('/');
  const family = isIP(address);
  return family !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** Whether the database has to be reached by TLS. */
export function needsTls({ DATABASE_URL: url, DATABASE_TLS: tls }: Environment): boolean {
  const wanted = switchOf('DATABASE_TLS', tls, true);
  return wanted && Boolean(url) && !isOnThisMachine(url ?? '');
}

function unlockByOf(text: string | undefined): UnlockBy {
  const way = text || 'any';
  if (way !== 'any' && way !== 'sms') throw new SettingError(`UNLOCK_BY=${text} is not known: write any or sms.`);
  return way;
}

function auditDaysOf(text: string | undefined): number {
  const days = Number(text || '400');
  if (!Number.isInteger(days) || days < shortestAuditDays || days > 36_500)
    throw new SettingError(`AUDIT_DAYS=${text}: the audit is kept for ${shortestAuditDays} days or more.`);
  return days;
}

function errorDaysOf(text: string | undefined): number {
  const days = Number(text || String(maxErrorDays));
  if (!Number.isInteger(days) || days < 1 || days > maxErrorDays)
    throw new SettingError(`ERRORS_DAYS=${text}: errors are kept for 1 to ${maxErrorDays} days.`);
  return days;
}

/** The text is not repeated: it has a key. */
function errorsForwardOf(text: string | undefined, hosts: AllowedHosts | undefined): SentryDsn | undefined {
  if (!text) return undefined;
  const dsn = sentryDsn(text);
  if (!dsn) throw new SettingError('ERRORS_FORWARD_DSN is no DSN: write it like https://<key>@errors.example.com/1.');
  const { protocol, hostname } = new URL(dsn.endpoint);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new SettingError('ERRORS_FORWARD_DSN is not https: anybody in between could read the errors.');
  if (hosts && !hosts.lists(hostname))
    throw new SettingError(`ERRORS_FORWARD_DSN: list ${hostname} in HOOK_HOSTS, the hosts that gateways may tell.`);
  return dsn;
}

function keepOf({ KEEP_DIR: folder, KEEP_MEGABYTES: text }: Environment): Settings['keep'] {
  const megabytes = Number(text || '256');
  if (!Number.isInteger(megabytes) || megabytes < 1)
    throw new SettingError(`KEEP_MEGABYTES=${text} is no size: write a number of megabytes.`);
  return folder ? { folder, maxBytes: megabytes * 1024 * 1024 } : undefined;
}

function identityProviderOf(environment: Environment): Settings['identityProvider'] {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = environment;
  const issuer = webAddress('OIDC_ISSUER', environment.OIDC_ISSUER);
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new SettingError(
      'Staff log in at an identity provider with OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set all three.',
    );
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new SettingError(`OIDC_ISSUER=${issuer} is not https: anybody in between could log in as staff.`);
  return { issuer, clientId, clientSecret };
}

/** The scheme, host and port of each, as browsers write them. */
function originsOf(text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  return text.split(',').map((part) => {
    const origin = part.trim();
    if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol) || new URL(origin).origin !== origin)
      throw new SettingError(
        `OVERRIDE_ORIGINS=${text}: "${origin}" is no origin. Write them like https://dev.example.com:9001, with commas between them.`,
      );
    return origin;
  });
}

/** The files that the operator names, and those in the address of the database. */
function certificatesOf({ CERTIFICATE_FILES: text, DATABASE_URL: url = '' }: Environment): Settings['certificates'] {
  const named = (text ?? '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name = '', file = ''] = /^([a-z][\w-]{0,31})=(.+)$/.exec(entry) ?? [];
      if (!name)
        throw new SettingError(
          `CERTIFICATE_FILES: "${entry}" is no name with a file: write them like site=/etc/nginx/tls/portal.pem.`,
        );
      return [name, file] as const;
    });
  const parts = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  const ofDatabase = [
    ['database-ca', parts.get('sslrootcert') ?? ''] as const,
    ['database', parts.get('sslcert') ?? ''] as const,
  ];
  return Object.fromEntries([...ofDatabase, ...named].filter(([, file]) => file));
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function logLevelOf(text: string | undefined): string {
  const level = text || 'warn';
  if (!logLevels.includes(level)) throw new SettingError(`LOG_LEVEL=${level} is not known: ${logLevels.join(', ')}.`);
  return level;
}

function slowStatementOf(text: string | undefined): number | undefined {
  if (text === 'off') return undefined;
  const ms = Number(text || '500');
  if (!Number.isInteger(ms) || ms < 1)
    throw new SettingError(`SLOW_STATEMENT_MS=${text} is no time: write a number of milliseconds, or off.`);
  return ms;
}

function tracesOf(environment: Environment): Settings['traces'] {
  const { OTEL_TRACES_SAMPLER_ARG: text } = environment;
  const endpoint = webAddress('OTEL_EXPORTER_OTLP_ENDPOINT', environment.OTEL_EXPORTER_OTLP_ENDPOINT);
  const share = Number(text || '1');
  if (!(share >= 0 && share <= 1))
    throw new SettingError(`OTEL_TRACES_SAMPLER_ARG=${text} is no share: write a number from 0 to 1, such as 0.1.`);
  return endpoint ? { endpoint, share } : undefined;
}

/** What one kind of process needs beside that, as reasons for which it does not start. */
export type ProcessNeeds = (settings: Settings, environment: Environment) => readonly string[];

/** Reads the settings and refuses harmful ones, all of them at once. */
export function readSettings(
  environment: Environment,
  defaultDataDir: string,
  needs: ProcessNeeds = () => [],
): Settings {
  const faults = new SettingFaults();
  const port = (name: string, text: string | undefined) => faults.read(() => portOf(name, text ?? ''), 0);
  const address = (name: string) => faults.read(() => webAddress(name, environment[name]), undefined);
  const { METRICS_PORT: metricsPort, ADMIN_PORT: adminPort } = environment;
  const publicUrl = address('PUBLIC_URL');
  // Who mistypes it wanted to change it: the others are read as for production.
  const demo = faults.read(() => switchOf('DEMO', environment.DEMO, true), false);
  const hookHosts = faults.read(() => allowedHosts('HOOK_HOSTS', environment.HOOK_HOSTS, demo), undefined);
  const settings: Settings = {
    port: port('PORT', environment.PORT || '8080'),
    // Everybody knows a demonstration's passwords. So it listens on this machine only, unless a setting says otherwise.
    bind: environment.BIND || (demo ? '127.0.0.1' : '::'),
    publicUrl,
    https: publicUrl?.startsWith('https:') ?? false,
    trustProxy: faults.read(() => proxiesOf(environment.TRUST_PROXY), false),
    dataDir: environment.DATA_DIR || defaultDataDir,
    databaseUrl: environment.DATABASE_URL || undefined,
    databaseTls: faults.read(() => needsTls(environment), true),
    apiUpstream: address('API_UPSTREAM'),
    apiSecret: environment.API_SECRET === 'off' ? undefined : environment.API_SECRET || undefined,
    apiSecretWaived: environment.API_SECRET === 'off',
    dataKey: faults.read(() => sealingKeysOf('DATA_KEY', environment), ''),
    gatewayKey: faults.read(() => sealingKeysOf('GATEWAY_KEY', environment), ''),
    keep: faults.read(() => keepOf(environment), undefined),
    identityProvider: faults.read(() => identityProviderOf(environment), undefined),
    providers: faults.read(() => providerSettings(environment), {}),
    adapters: faults.read(() => adapterSettings(environment), {}),
    callbackUrl: address('PORT_CALLBACK_URL'),
    portHosts: faults.read(() => allowedHosts('PORT_HOSTS', environment.PORT_HOSTS, demo), undefined),
    serviceHosts: faults.read(() => allowedHosts('SERVICE_HOSTS', environment.SERVICE_HOSTS, demo), undefined),
    hookHosts,
    simulator: demo ? faults.read(() => simulatorSettings(environment), undefined) : undefined,
    apiDocs: faults.read(() => switchOf('API_DOCS', environment.API_DOCS, demo), false),
    demo,
    renderer: faults.read(() => switchOf('RENDERER', environment.RENDERER, true), true),
    unlockBy: faults.read(() => unlockByOf(environment.UNLOCK_BY), 'any'),
    errorDays: faults.read(() => errorDaysOf(environment.ERRORS_DAYS), maxErrorDays),
    errorsForward: faults.read(() => errorsForwardOf(environment.ERRORS_FORWARD_DSN, hookHosts), undefined),
    auditDays: faults.read(() => auditDaysOf(environment.AUDIT_DAYS), shortestAuditDays),
    logLevel: faults.read(() => logLevelOf(environment.LOG_LEVEL), 'warn'),
    slowStatementMs: faults.read(() => slowStatementOf(environment.SLOW_STATEMENT_MS), undefined),
    traces: faults.read(() => tracesOf(environment), undefined),
    metrics: metricsPort
      ? { port: port('METRICS_PORT', metricsPort), host: environment.METRICS_BIND || '127.0.0.1' }
      : undefined,
    certificates: faults.read(() => certificatesOf(environment), {}),
    admin: adminPort ? { port: port('ADMIN_PORT', adminPort), host: environment.ADMIN_BIND || '127.0.0.1' } : undefined,
    overrideOrigins: faults.read(() => originsOf(environment.OVERRIDE_ORIGINS), undefined),
    platformToken: environment.PLATFORM_TOKEN || undefined,
  };
  faults.add(...unsafeSettings(settings), ...needs(settings, environment));
  faults.refuse();
  return settings;
}
