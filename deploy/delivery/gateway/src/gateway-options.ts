import type { AllowedHosts, CircuitBreakerOptions, Deadlines, TrustedProxies } from '@portal/http';
import type { Registry } from '@portal/http/metrics';
import type { Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiTarget } from './api/api-routes';
import type { DevRemoteTable } from './dev/dev-remotes';
import type { SentryDsn } from './forward/sentry-envelope';
import type { WatchChanges } from './hear-changes';
import type { Sealer } from './kept/sealer';
import type { ReleasesPort } from './releases-port';
import type { RendererPort } from './renderer-port';

export interface GatewayOptions {
  releases: ReleasesPort;
  api: ApiTarget;
  /**
   * Hears when a session ends, or a person's rights change. Without it, the gateway believes for some seconds what it
   * knows of a token.
   */
  watchIdentities?: WatchChanges;
  /** With it, the deploy API exists, overrides work, and reports of pages are kept and judged. */
  delivery?: Releases;
  /** The port on which `/metrics` answers, apart from the public port, and what else of the process it tells. */
  metrics?: { port: number; host: string; process?: Registry | undefined };
  /**
   * The port for everything that takes a deploy token, apart from the public port. Without it, the public port takes
   * these calls.
   */
  admin?: { port: number; host: string };
  /**
   * The developers' servers from which a link may take a remote. Without a list there are none; in a demonstration then
   * those on the tester's own machine.
   */
  overrideOrigins?: readonly string[];
  /** In a demonstration, documents say that they are one, and `/dev` exists. */
  demo: boolean;
  /** The address that customers use, for links; left away: links have the address that a request came to. */
  publicUrl?: string | undefined;
  /** Whether the public address is https. */
  https: boolean;
  /** The proxies in front of the gateway that are trusted about host, protocol and client address. None by default. */
  trustProxy?: TrustedProxies;
  /** The clients' deadlines, where they are not the usual ones. */
  deadlines?: Partial<Deadlines>;
  /** The most connections of one address that is not a trusted proxy. */
  maxConnections?: number;
  /** The most event streams open at once: this many of the API, of each service, and of the gateway itself. */
  maxStreams?: number;
  /** The hosts that a slot's backend may have; left away: all. */
  serviceHosts?: AllowedHosts | undefined;
  /** The hosts that a receiver of hooks, or of errors, may have; left away: all. */
  hookHosts?: AllowedHosts | undefined;
  /** For how many days errors of pages are kept, and where they are sent on; left away: 30 days, and nowhere. */
  errors?: { days?: number; forward?: SentryDsn | undefined };
  /** The judgement of services that fail, where it is not the usual one. */
  serviceBreaker?: CircuitBreakerOptions;
  /**
   * The folder in which the gateway keeps what it needs to start while the database is away. Each gateway has its own.
   * Left away: nothing is kept.
   */
  keep?: { folder: string; maxBytes: number; sealer: Sealer } | undefined;
  /** Without a logger nothing is logged. */
  logger?: FastifyBaseLogger;
  /** The time that running requests have when the gateway stops, in ms. */
  drainFor?: number;
  /** The memory for files of releases that no tenant uses any more, in bytes. */
  maxBytesUnused?: number;
  /** Without it, public pages begin with their shells, like all others. */
  rendering?: { renderer: RendererPort; watchContent?: WatchChanges; patience?: number };
  /** The slots that developers' servers fill. */
  devRemotes?: DevRemoteTable;
}
