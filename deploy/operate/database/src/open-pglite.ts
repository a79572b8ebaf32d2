import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import { connectionsOf, Observed } from './database-observer';
import { watchHeld } from './held-connections';
import { Listeners } from './listeners';
import { takeLock } from './lock-file';
import { PgliteThread } from './pglite-thread';
import { PortStream } from './port-stream';
import { keepAskers, type StatementWatch, watchedClient } from './watch-statements';
import { watchTransactions } from './watch-transactions';

export interface PgliteOptions extends StatementWatch {
  /** Without it the database is in memory. */
  dataDir?: string | undefined;
  /** File that keeps a new database between runs: reading it is several times faster than making one. Only in memory. */
  template?: string;
  /** File that gets all data when the database is closed. It is the template of other databases. Only in memory. */
  saveTo?: string | undefined;
}

/** PGlite, in a worker thread and behind a lock. */
export async function openPglite({ dataDir, template, saveTo, log, slowMs }: PgliteOptions): Promise<Database> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? takeLock(join(dataDir, 'portal.lock')) : () => undefined;
  let thread: PgliteThread;
  try {
    thread = await PgliteThread.start({ dataDir: dataDir && join(dataDir, 'pglite'), template, saveTo });
  } catch (error) {
    unlock();
    throw error;
  }
  // The only connection also hears the notifications. The pool replaces it after a failed statement. The first
  // statement of the new one subscribes to the channels, so that it misses no notification.
  const observed = new Observed();
  const listeners = new Listeners(observed);
  const pool = new pg.Pool({
    Client: watchedClient(observed, { log, slowMs }),
    user: 'postgres',
    database: 'postgres',
    stream: () => new PortStream(() => thread.connect()),
    // PGlite has one session, so the pool's queue keeps transactions apart. Code in a transaction must not ask the pool
    // for a second connection; the wait for it ends in an error.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    async onConnect(client) {
      client.on('notification', ({ channel, payload }) => listeners.hear(channel, payload));
      const statements = listeners.channels().map((channel) => `listen ${pg.escapeIdentifier(channel)}`);
      if (statements.length > 0) await client.query(statements.join(';'));
    },
  });
  pool.on('error', (err) => log.warn({ err }, 'the connection to the embedded database was lost'));
  watchHeld(pool, log);
  keepAskers(pool);
  return {
    kind: 'pglite',
    db: watchTransactions(drizzle(pool), observed),
    async listen(channel, listening) {
      const remove = listeners.add(channel, listening);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => remove();
    },
    observe: (observer) => observed.add(observer),
    get state() {
      const heard = listeners.channels().map((channel) => [channel, pool.totalCount > 0] as const);
      return { connections: connectionsOf(pool), listening: Object.fromEntries(heard) };
    },
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
      await thread.close();
      unlock();
    },
  };
}
