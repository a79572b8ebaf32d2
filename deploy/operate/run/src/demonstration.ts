import type { Database } from '@portal/database';
import type { PlatformOptions, Provider } from '@portal/platform';
import type { FastifyPluginAsync } from 'fastify';

/**
 * What makes a platform API a demonstration. The package `@portal/demonstration` has it; the servers of production are
 * made without it.
 */
export interface Demonstration {
  /** Fills in generous limits, and the outbox in the place of SMS and e-mail. */
  options(options: Omit<PlatformOptions, 'transport'>): PlatformOptions;
  /** Fills the database; a second run restores the accounts. */
  seed(database: Database, options: PlatformOptions): Promise<void>;
  /** Fills the database if no instance has done so. */
  seedOnce(database: Database, options: PlatformOptions): Promise<void>;
  /** The pages below `/dev`. */
  pages(database: Database, options: PlatformOptions, simulator: Provider | undefined): FastifyPluginAsync;
}
