import type pg from 'pg';
import type { DatabaseLog } from './database-log';

/**
 * The pool hears of lost connections only while they are idle. The loss of one that a call holds would be an event
 * that nothing hears, and that ends the process. The call itself fails: with its statement, or with the next one.
 *
 * A lost connection also leaves the pool here. Its holder may never give it back: the ORM does not when `begin` fails.
 */
export function watchHeld(pool: pg.Pool, log: DatabaseLog): void {
  const held = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (err) => {
      if (held.has(client)) log.warn({ err }, 'a database connection was lost while it was in use');
    });
    client.on('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
}
