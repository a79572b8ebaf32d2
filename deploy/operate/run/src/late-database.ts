import { setTimeout as wait } from 'node:timers/promises';
import {
  type Database,
  type DatabaseObserver,
  type DatabaseState,
  isDatabaseAway,
  type Listening,
} from '@portal/database';
import type { Logger } from 'pino';
import { UnsafeDatabase } from './open-portal-database';

/**
 * One that is away fails within seconds. One that answers may be busy with migrations; a start does not wait longer for
 * it, in ms.
 */
const maxStartMs = 30_000;
const firstPause = 500;
const maxPause = 5_000;

export interface LateDatabaseOptions {
  readonly open: () => Promise<Database>;
  /** The database came back, and must not be used with these settings. */
  readonly onUnsafe: (error: UnsafeDatabase) => void;
  readonly log: Logger;
}

/**
 * The PostgreSQL of a process that can serve without it. Until it was opened every use fails, and it is tried again and
 * again. After that it is a database like any other.
 */
export class LateDatabase implements Database {
  readonly kind = 'postgres';
  readonly #options: LateDatabaseOptions;
  readonly #observers: DatabaseObserver[] = [];
  #opened: Database | undefined;
  #closed = false;

  private constructor(options: LateDatabaseOptions) {
    this.#options = options;
  }

  /** Opens the database, or goes on without it if it is away. Any other fault of it is one of the settings: it fails. */
  static async open(options: LateDatabaseOptions): Promise<LateDatabase> {
    const late = new LateDatabase(options);
    const first = late.#try();
    const known = first.catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
    await Promise.race([known, wait(maxStartMs, undefined, { ref: false })]);
    if (!late.#opened) void late.#tryAgain(first);
    return late;
  }

  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  get db(): Database['db'] {
    return this.#there().db;
  }

  get state(): DatabaseState | undefined {
    return this.#opened?.state;
  }

  observe(observer: DatabaseObserver): void {
    this.#observers.push(observer);
    this.#opened?.observe(observer);
  }

  async listen(channel: string, listening: Listening): Promise<() => Promise<void>> {
    return this.#there().listen(channel, listening);
  }

  async ping(): Promise<void> {
    await this.#there().ping();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#opened?.close();
  }

  #there(): Database {
    if (!this.#opened) throw new Error('the database has not been there since the start');
    return this.#opened;
  }

  async #try(): Promise<void> {
    const database = await this.#options.open();
    if (this.#closed) return database.close();
    for (const observer of this.#observers) database.observe(observer);
    this.#opened = database;
  }

  async #tryAgain(first: Promise<void>): Promise<void> {
    const { log, onUnsafe } = this.#options;
    let trying = first;
    for (let pause = firstPause; !this.#closed; pause = Math.min(pause * 2, maxPause)) {
      try {
        await trying;
        log.warn('the database is there');
        return;
      } catch (err) {
        if (err instanceof UnsafeDatabase) return onUnsafe(err);
        // A wrong password too: what is served meanwhile is worth more than an end.
        log.error({ err }, 'the database cannot be used: it is tried again');
      }
      await wait(pause, undefined, { ref: false });
      trying = this.#try();
    }
  }
}
