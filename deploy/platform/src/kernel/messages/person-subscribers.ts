import type { Database } from '@portal/database';
import { SharedListener } from '../data/shared-listener';
import { personChannel } from './announce';

type Wake = () => void;

/** Knows who at this instance waits for news about which person. */
export class PersonSubscribers {
  readonly #waiting = new Map<string, Set<Wake>>();
  readonly #listener: SharedListener;

  constructor(database: Database) {
    this.#listener = new SharedListener(database, personChannel, (userCode) => this.#wake(userCode));
  }

  get closed(): boolean {
    return this.#listener.closed;
  }

  /** Calls `wake` whenever something may have changed for the person, until somebody calls the returned function. */
  subscribe(userCode: string, wake: Wake): Promise<() => void> {
    const subscribers = this.#waiting.get(userCode) ?? new Set();
    this.#waiting.set(userCode, subscribers.add(wake));
    return this.#listener.join(() => {
      subscribers.delete(wake);
      if (subscribers.size === 0) this.#waiting.delete(userCode);
    });
  }

  close = (): Promise<void> => this.#listener.close();

  /** Wakes everybody if some news may have been missed. */
  #wake(userCode: string | null): void {
    const woken = userCode === null ? [...this.#waiting.values()] : [this.#waiting.get(userCode) ?? []];
    for (const wake of woken.flatMap((subscribers) => [...subscribers])) wake();
  }
}
