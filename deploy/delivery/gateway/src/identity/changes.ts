import type { Identity } from '@portal/http';
import { LRUCache } from 'lru-cache';

/** Longer than any question to the API and the time for which an answer is kept, in ms. */
const remembered = 120_000;
const maxRemembered = 100_000;

/** The changes, as the database announces them, that make an identity wrong. */
export function changesOf({ sessionId, userCode, member }: Identity): string[] {
  return [
    `user ${userCode}`,
    ...(sessionId === undefined ? [] : [`session ${sessionId}`]),
    ...(member ? [`employee ${member.employeeCode}`, `company ${member.compCode}`] : []),
  ];
}

/** Numbers the changes that were heard, so that an answer from before a change is recognized. */
export class Changes {
  readonly #last = new LRUCache<string, number>({ max: maxRemembered, ttl: remembered });
  #count = 0;
  #lastOfAll = 0;

  get count(): number {
    return this.#count;
  }

  add(change: string): void {
    this.#count += 1;
    if (change === '') this.#lastOfAll = this.#count;
    else this.#last.set(change, this.#count);
  }

  /** Returns whether something of this identity has changed since the count was `asOf`. */
  since(asOf: number, identity: Identity): boolean {
    return this.#lastOfAll > asOf || changesOf(identity).some((change) => (this.#last.get(change) ?? 0) > asOf);
  }
}
