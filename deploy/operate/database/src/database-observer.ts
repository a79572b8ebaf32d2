import type pg from 'pg';

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

export function connectionsOf(pool: pg.Pool): DatabaseState['connections'] {
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max ?? 0 };
}
