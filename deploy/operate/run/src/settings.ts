import type { SentryDsn } from '@portal/gateway';
import type { AllowedHosts } from '@portal/http';
import type { IdentityProviderSettings, Provider, ProviderDefaults } from '@portal/platform';
import type { AdapterSettings } from './provider-settings';

export type UnlockBy = 'any' | 'sms';

/** Everything that the environment decides, read once. `README.md` has the same as a table. */
export interface Settings {
  port: number;
  /** The address to listen on. */
  bind: string;
  /** The customers' address of the portal; undefined on a developer's machine. */
  publicUrl: string | undefined;
  /** Whether that address is https. Then cookies are secure and browsers are told to stay with https. */
  https: boolean;
  /** The proxies in front that are trusted about the client's address. */
  trustProxy: string | boolean;
  /** The folder of the embedded database. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether the database must be reached by TLS, because it is on another machine. */
  databaseTls: boolean;
  /** The address of a separate platform API. Without it the portal runs its own. */
  apiUpstream: string | undefined;
  /** Gateways and APIs in separate processes recognize each other by it. */
  apiSecret: string | undefined;
  /**
   * `API_SECRET=off` means that something else does its work, such as mutual TLS, or that the API comes from another
   * maker.
   */
  apiSecretWaived: boolean;
  /** The keys that seal what the database must not hold in clear; the first one seals. */
  dataKey: string | undefined;
  /** The keys that seal the secrets of gateways; the first one seals. */
  gatewayKey: string | undefined;
  /** The folder in which a gateway keeps what it needs to start while the database is away. */
  keep: { folder: string; maxBytes: number } | undefined;
  /** The identity provider at which staff log in; undefined: they have name, password and authenticator only. */
  identityProvider: IdentityProviderSettings | undefined;
  /** The providers of the ports, for all tenants that have none of their own. */
  providers: ProviderDefaults;
  /** Code of the operator's own that speaks to providers in the APIs' process. */
  adapters: AdapterSettings;
  /** The address at which providers reach the APIs, where it is not the customers' address. */
  callbackUrl: string | undefined;
  /** The hosts at which staff may name a provider, operators a slot's backend and a receiver; undefined: everywhere. */
  portHosts: AllowedHosts | undefined;
  serviceHosts: AllowedHosts | undefined;
  hookHosts: AllowedHosts | undefined;
  /** Plays providers in a demonstration. */
  simulator: Provider | undefined;
  /** Whether `/api/docs` exists. */
  apiDocs: boolean;
  demo: boolean;
  /** Whether public pages come as HTML. If not, no renderer is started. */
  renderer: boolean;
  /** What opens a locked session: the password or an SMS code as the person likes, or an SMS code alone. */
  unlockBy: UnlockBy;
  /** The number of days for which an error of pages is kept after it was last seen. */
  errorDays: number;
  /** The collector of the operator's own to which gateways send errors on; undefined: nowhere. */
  errorsForward: SentryDsn | undefined;
  /** The number of days for which the audit is kept. */
  auditDays: number;
  logLevel: string;
  /** A statement of the database that takes longer is a warning in the log, in ms; undefined: none is. */
  slowStatementMs: number | undefined;
  /** The collector that gets traces, and the share of requests that it gets; undefined: nothing is recorded. */
  traces: { endpoint: string; share: number } | undefined;
  metrics: { port: number; host: string } | undefined;
  /** The files of certificates whose ends the metrics tell, by name. */
  certificates: Readonly<Record<string, string>>;
  /**
   * The address for everything that takes a deploy token, apart from the public port. Without it, the public port takes
   * these calls.
   */
  admin: { port: number; host: string } | undefined;
  /**
   * The developers' servers from which a signed link may take a remote. Undefined means the demonstration's own rule.
   */
  overrideOrigins: string[] | undefined;
  /** A deploy token without limits that the operator chose. */
  platformToken: string | undefined;
}
