import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Hears how a database fares, for figures. */
export interface DatabaseObserver {
  /** A statement was answered, with rows or with an error. */
  statement(seconds: number): void;
  /** A transaction ended; the time includes the wait for a connection. */
  transaction(outcome: 'committed' | 'rolled_back', seconds: number): void;
  notification(channel: string): void;
}

export interface DatabaseState {
  readonly connections: {
    readonly used: number;
    readonly idle: number;
    /** Statements and transactions that wait for a connection. */
    readonly waiting: number;
    readonly max: number;
  };
  /** The channels that somebody wants to hear, and whether they are heard now. */
  readonly listening: Readonly<Record<string, boolean>>;
}

/** Whoever wants to know how the database fares. Usually nobody or one. */
export class Observed {
  readonly #observers: DatabaseObserver[] = [];

  add(observer: DatabaseObserver): void {
    this.#observers.push(observer);
  }

  readonly tell = (about: (observer: DatabaseObserver) => void): void => {
    for (const observer of this.#observers) about(observer);
  };
}

const since = (begun: number) => (performance.now() - begun) / 1000;

type Done = (error: unknown, result: unknown) => void;

/** A client that tells how long its statements take. They have a callback, or a promise is their answer. */
export function observedClient({ tell }: Observed, Client: typeof pg.Client = pg.Client): typeof pg.Client {
  return class extends Client {
    // The driver has a dozen forms of it.
    override query(...asked: never[]): never {
      const begun = performance.now();
      const told = () => tell((observer) => observer.statement(since(begun)));
      const done = asked.at(-1) as unknown;
      const query = super.query as (...asked: unknown[]) => unknown;
      if (typeof done === 'function') {
        const last: Done = (error, result) => {
          told();
          (done as Done)(error, result);
        };
        return query.call(this, ...asked.slice(0, -1), last) as never;
      }
      const answer = query.call(this, ...asked);
      if (answer instanceof Promise) answer.then(told, told);
      return answer as never;
    }
  };
}

/** Tells of transactions too. Those inside of others are parts of them. */
export function observedTransactions(db: NodePgDatabase, { tell }: Observed): NodePgDatabase {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const begun = performance.now();
    let outcome: 'committed' | 'rolled_back' = 'rolled_back';
    try {
      const result = await transaction(work, config);
      outcome = 'committed';
      return result;
    } finally {
      tell((observer) => observer.transaction(outcome, since(begun)));
    }
  };
  return db;
}

export function connectionsOf(pool: pg.Pool): DatabaseState['connections'] {
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max ?? 0 };
}
