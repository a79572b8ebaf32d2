import { addressKey } from '@portal/http';
import { LRUCache } from 'lru-cache';

interface Sent {
  readonly since: number;
  readonly bytes: number;
}

const minuteMs = 60_000;
/** The address that was quiet longest is forgotten first. */
const maxAddresses = 50_000;

/**
 * Counts what each network address sends to calls that need no login: reading it takes time of this process before
 * anything is known of the sender. Each instance counts for itself, because it is its own time.
 */
export class PublicBytes {
  readonly #most: number;
  readonly #clock: () => number;
  readonly #sent = new LRUCache<string, Sent>({ max: maxAddresses });

  constructor(most: number, clock: () => number) {
    this.#most = most;
    this.#clock = clock;
  }

  /** Returns whether the address may send so many bytes more in this minute. */
  admits(address: string, bytes: number): boolean {
    const now = this.#clock();
    const key = addressKey(address);
    const known = this.#sent.get(key);
    const before = known && now - known.since < minuteMs ? known : { since: now, bytes: 0 };
    const after = before.bytes + bytes;
    if (after > this.#most) return false;
    this.#sent.set(key, { ...before, bytes: after });
    return true;
  }
}
