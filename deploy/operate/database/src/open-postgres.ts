import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import { connectionsOf, Observed } from './database-observer';
import { watchHeld } from './held-connections';
import { PostgresListener } from './postgres-listener';
import { keepAskers, type StatementWatch, watchedClient } from './watch-statements';
import { watchTransactions } from './watch-transactions';

/**
 * The pool soon gives up a server that does not answer. A busy server needs a second to start the processes of twenty
 * connections. A query may wait longer for its turn when the database is busy.
 */
const connectMs = 3_000;
const turnMs = 10_000;

class PoolClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectMs });
  }
}

/** Opens a PostgreSQL server through a pool. With `tls` every connection uses TLS, or it fails. */
export function openPostgres(url: string, tls: boolean, watch: StatementWatch): Database {
  const { log } = watch;
  const config = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(tls ? { ssl: true } : {}),
  };
  const observed = new Observed();
  const pool = new pg.Pool({
    ...config,
    Client: watchedClient(observed, watch, PoolClient),
    connectionTimeoutMillis: turnMs,
    max: 20,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces a connection that dies while idle at the next query.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
  watchHeld(pool, log);
  keepAskers(pool);
  const listener = new PostgresListener(config, log, observed);
  return {
    kind: 'postgres',
    db: watchTransactions(drizzle(pool), observed),
    listen: (channel, listening) => listener.add(channel, listening),
    observe: (observer) => observed.add(observer),
    get state() {
      return { connections: connectionsOf(pool), listening: listener.listening };
    },
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
