import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { ApiTarget } from './api/api-routes';
import type { DeliveryPort } from './delivery-port';
import type { DevRemoteTable } from './dev/dev-remotes';
import type { ReleasesPort } from './releases-port';

export interface GatewayOptions {
  releases: ReleasesPort;
  api: ApiTarget;
  /** With it there is the deploy API, overrides hold, and load reports are kept and judged. */
  delivery?: DeliveryPort;
  /** Where `/metrics` answers, apart from the public port. */
  metrics?: { port: number; host: string };
  /** A demonstration: documents say so, and `/dev` exists. */
  demo: boolean;
  /** Whether the public address is https. */
  https: boolean;
  /** Which proxies before the gateway are believed about host, protocol and client address. None by default. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Without one nothing is logged. */
  logger?: FastifyBaseLogger;
  /** How long requests under way may take when the gateway stops, in ms. */
  drainFor?: number;
  /** Memory for the files of releases that no tenant uses any more, in bytes. */
  mostBytesUnused?: number;
  /** Slots that developers' servers fill. */
  devRemotes?: DevRemoteTable;
}
