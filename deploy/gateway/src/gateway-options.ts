import type { Deadlines, TrustedProxies } from '@portal/http';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiTarget } from './api/api-routes';
import type { DeliveryPort } from './delivery-port';
import type { DevRemoteTable } from './dev/dev-remotes';
import type { ReleasesPort } from './releases-port';

export interface GatewayOptions {
  releases: ReleasesPort;
  api: ApiTarget;
  /** With it there is the deploy API, overrides hold, and what pages report is kept and judged. */
  delivery?: DeliveryPort;
  /** Where `/metrics` answers, apart from the public port. */
  metrics?: { port: number; host: string };
  /** Where everything that takes a deploy token answers, apart from the public port; without it, on that one. */
  admin?: { port: number; host: string };
  /**
   * The developers' servers that a link may take a remote from. Without it: none, or in a demonstration those on the
   * tester's own machine.
   */
  overrideOrigins?: readonly string[];
  /** A demonstration: documents say so, and `/dev` exists. */
  demo: boolean;
  /** Whether the public address is https. */
  https: boolean;
  /** Which proxies before the gateway are believed about host, protocol and client address. None by default. */
  trustProxy?: TrustedProxies;
  /** What clients may take their time for, where it is not as usual. */
  deadlines?: Partial<Deadlines>;
  /** Connections of one address that is no trusted proxy. */
  mostConnections?: number;
  /** Event streams that are open at once, of the API's and of the gateway's own each. */
  mostStreams?: number;
  /** Without one nothing is logged. */
  logger?: FastifyBaseLogger;
  /** How long requests under way may take when the gateway stops, in ms. */
  drainFor?: number;
  /** Memory for the files of releases that no tenant uses any more, in bytes. */
  mostBytesUnused?: number;
  /** Slots that developers' servers fill. */
  devRemotes?: DevRemoteTable;
}
