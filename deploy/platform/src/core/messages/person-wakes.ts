import type { Database } from '@portal/database';
import { personChannel } from './announce';

type Wake = () => void;

/** Knows who at this instance waits for news about which person. All of them share one listener at the database. */
export class PersonWakes {
  readonly #database: Database;
  readonly #waiting = new Map<string, Set<Wake>>();
  #closed = false;
  #listening: Promise<() => Promise<void>> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** True: the instance stops, so streams end. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Calls `wake` whenever something may have changed for the person, until somebody calls the returned function. */
  async subscribe(userCode: string, wake: Wake): Promise<() => void> {
    const wakes = this.#waiting.get(userCode) ?? new Set();
    this.#waiting.set(userCode, wakes.add(wake));
    const leave = () => {
      wakes.delete(wake);
      if (wakes.size === 0) this.#waiting.delete(userCode);
    };
    try {
      await this.#listen();
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wakeAll();
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }

  #listen(): Promise<unknown> {
    this.#listening ??= this.#database.listen(personChannel, {
      onNotification: (userCode) => this.#wake(this.#waiting.get(userCode)),
      onGap: () => this.#wakeAll(),
    });
    // If the listener could not start, the next subscriber tries again.
    this.#listening.catch(() => {
      this.#listening = undefined;
    });
    return this.#listening;
  }

  #wakeAll(): void {
    for (const wakes of [...this.#waiting.values()]) this.#wake(wakes);
  }

  #wake(wakes: ReadonlySet<Wake> = new Set()): void {
    for (const wake of [...wakes]) wake();
  }
}
