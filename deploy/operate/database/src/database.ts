import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DatabaseObserver, DatabaseState } from './database-observer';

/** A notification's text; PostgreSQL allows 8000 bytes of it. */
export type NotificationHandler = (payload: string) => void;

export interface Listening {
  onNotification: NotificationHandler;
  /** Called after a time in which notifications may have been missed: read again what you follow. */
  onGap?: () => void;
}

/**
 * The one database of a process. Behind it is PostgreSQL, or PGlite in a worker thread. Driver, SQL and results are the
 * same, so no code outside this package needs to know which one it is.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: NodePgDatabase;
  /** Hears a channel until the returned function is called. */
  listen(channel: string, listening: Listening): Promise<() => Promise<void>>;
  /** Tells this one from now on how the database fares. */
  observe(observer: DatabaseObserver): void;
  /** Undefined: it was not opened yet. */
  readonly state: DatabaseState | undefined;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database itself or a transaction in it. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
