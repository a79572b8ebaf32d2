import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listening } from './database';

const reconnectPause = 500;
const longestPause = 10_000;

/** One connection that hears channels, made anew whenever it is lost. */
class Listener {
  readonly #url: string;
  readonly #heard = new Map<string, Set<Listening>>();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async add(channel: string, listening: Listening): Promise<() => Promise<void>> {
    const heard = this.#heard.get(channel) ?? new Set();
    heard.add(listening);
    this.#heard.set(channel, heard);
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
    return async () => {
      heard.delete(listening);
    };
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 1_000, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotification } of this.#heard.get(channel) ?? []) onNotification(payload);
    });
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      this.#client = undefined;
      if (!this.#closed) void this.#reconnect();
    };
    await client.connect();
    client.on('error', onLost);
    client.on('end', onLost);
    this.#client = client;
    for (const channel of this.#heard.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async #reconnect(): Promise<void> {
    for (let pause = reconnectPause; !this.#closed; pause = Math.min(pause * 2, longestPause)) {
      await wait(pause, undefined, { ref: false });
      try {
        await this.#connect();
        for (const heard of this.#heard.values()) for (const { onGap } of heard) onGap?.();
        return;
      } catch {
        // Still away: the next, longer pause.
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }
}

/** A PostgreSQL server, through a pool. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  // A connection that dies while idle is replaced at the next query.
  pool.on('error', () => undefined);
  const listener = new Listener(url);
  return {
    kind: 'postgres',
    db: drizzle(pool),
    listen: (channel, listening) => listener.add(channel, listening),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
