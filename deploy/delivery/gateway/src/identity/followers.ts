import type { Identity } from '@portal/http';
import { changesOf } from './changes';

/** An exchange that lasts, such as a stream, and the person for whom it runs. */
export interface Follower {
  readonly identity: Identity;
  /** Asks again for whom the token stands. */
  readonly look: () => Promise<void>;
  readonly over: () => void;
}

/** Finds the exchanges that a change concerns. */
export class Followers {
  readonly #all = new Set<Follower>();
  readonly #byChange = new Map<string, Set<Follower>>();

  add(follower: Follower): void {
    this.#all.add(follower);
    for (const change of changesOf(follower.identity)) {
      const concerned = this.#byChange.get(change) ?? new Set();
      this.#byChange.set(change, concerned.add(follower));
    }
  }

  has(follower: Follower): boolean {
    return this.#all.has(follower);
  }

  remove(follower: Follower): void {
    this.#all.delete(follower);
    for (const change of changesOf(follower.identity)) {
      const concerned = this.#byChange.get(change);
      concerned?.delete(follower);
      if (concerned?.size === 0) this.#byChange.delete(change);
    }
  }

  end(change: string): void {
    for (const follower of [...(this.#byChange.get(change) ?? [])]) follower.over();
  }

  all(): Follower[] {
    return [...this.#all];
  }
}
