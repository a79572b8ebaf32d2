import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Listening } from './database';
import type { DatabaseLog } from './database-log';
import type { DatabaseState, Observed } from './database-observer';
import { Listeners } from './listeners';

const firstPause = 100;
const maxPause = 5_000;
/**
 * After one heartbeat and one answer time the listener notices a server that vanished without closing the connection.
 */
const heartbeat = 10_000;
const answerTime = 5_000;

/** One connection beside the pool, which hears the channels. It is made again whenever it is lost. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #log: DatabaseLog;
  readonly #listeners: Listeners;
  #client: Promise<pg.Client> | undefined;
  /** The driver takes one statement at a time. */
  #statements: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Whether the connection hears now. */
  #live = false;

  constructor(config: pg.ClientConfig, log: DatabaseLog, observed: Observed) {
    this.#config = config;
    this.#log = log;
    this.#listeners = new Listeners(observed);
  }

  get listening(): DatabaseState['listening'] {
    return Object.fromEntries(this.#listeners.channels().map((channel) => [channel, this.#live]));
  }

  async add(channel: string, listening: Listening): Promise<() => Promise<void>> {
    const remove = this.#listeners.add(channel, listening);
    try {
      const client = await this.#connected();
      await this.#run(client, `listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      remove();
      throw error;
    }
    return async () => remove();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #connected(): Promise<pg.Client> {
    if (!this.#client) {
      const connecting = this.#connect();
      this.#client = connecting;
      connecting.catch(() => {
        if (this.#client === connecting) this.#client = undefined;
      });
    }
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#config, query_timeout: answerTime });
    let beat: NodeJS.Timeout | undefined;
    let live = false;
    const lose = (err: unknown) => {
      clearInterval(beat);
      if (!live) return;
      live = false;
      this.#live = false;
      this.#client = undefined;
      // Ends the connection properly if the server still hears it. No code waits for that.
      client.end().catch(() => undefined);
      if (this.#closed) return;
      this.#log.warn({ err }, 'the database connection for notifications was lost');
      void this.#reconnect();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('the server closed the connection')));
    client.on('notification', ({ channel, payload }) => this.#listeners.hear(channel, payload));
    await client.connect();
    try {
      const statements = this.#listeners.channels().map((channel) => `listen ${pg.escapeIdentifier(channel)}`);
      if (statements.length > 0) await this.#run(client, statements.join(';'));
    } catch (error) {
      // It never heard anything, so nothing is lost with it: whoever wanted it tries again.
      client.end().catch(() => undefined);
      throw error;
    }
    live = true;
    this.#live = true;
    beat = setInterval(() => this.#run(client, 'select 1').catch(lose), heartbeat);
    beat.unref();
    return client;
  }

  #run(client: pg.Client, statement: string): Promise<unknown> {
    const done = this.#statements.then(() => client.query(statement));
    this.#statements = done.catch(() => undefined);
    return done;
  }

  async #reconnect(): Promise<void> {
    for (let pause = firstPause; !this.#closed; pause = Math.min(pause * 2, maxPause)) {
      await wait(pause, undefined, { ref: false });
      try {
        await this.#connected();
        this.#listeners.gap();
        return;
      } catch {
        // The server is still away. The loop tries again after a longer pause.
      }
    }
  }
}
