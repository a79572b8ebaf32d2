import type { Database } from '@portal/database';
import { SharedListener } from '../data/shared-listener';

/** The database announces each change of the queue on this channel, with the case's identifier (`0114_cases.sql`). */
const channel = 'platform_cases';

/** Null: some changes may have been missed, so everything may be different. */
type Hear = (taskId: string | null) => void;

/** Tells the desks at this instance which cases have changed. */
export class CaseNews {
  readonly #hearers = new Set<Hear>();
  readonly #listener: SharedListener;

  constructor(database: Database) {
    this.#listener = new SharedListener(database, channel, (taskId) => {
      for (const hear of [...this.#hearers]) hear(taskId);
    });
  }

  get closed(): boolean {
    return this.#listener.closed;
  }

  /** Calls `hear` at each change until somebody calls the returned function. */
  subscribe(hear: Hear): Promise<() => void> {
    this.#hearers.add(hear);
    return this.#listener.join(() => {
      this.#hearers.delete(hear);
    });
  }

  close = (): Promise<void> => this.#listener.close();
}
