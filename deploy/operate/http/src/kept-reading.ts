import { setTimeout as wait } from 'node:timers/promises';

export interface KeptReadingOptions {
  /** A reading counts for so long, in ms. */
  readonly keptForMs: number;
  /** Nobody waits for a reading longer than this. */
  readonly patienceMs: number;
}

/**
 * Something that is read when somebody asks, at most once in a while and never twice at a time. Whoever asks is not told
 * of faults and does not wait for long: then there is nothing to tell.
 */
export class KeptReading<T> {
  readonly #read: () => Promise<T>;
  readonly #options: KeptReadingOptions;
  #reading: { readonly begun: number; readonly value: Promise<T | undefined> } | undefined;
  #kept: { readonly at: number; readonly value: T | undefined } | undefined;

  constructor(read: () => Promise<T>, options: KeptReadingOptions) {
    this.#read = read;
    this.#options = options;
  }

  async get(): Promise<T | undefined> {
    const { keptForMs, patienceMs } = this.#options;
    const now = performance.now();
    if (this.#kept && now - this.#kept.at < keptForMs) return this.#kept.value;
    this.#reading ??= { begun: now, value: this.#readNow() };
    const left = this.#reading.begun + patienceMs - now;
    if (left <= 0) return undefined;
    return Promise.race([this.#reading.value, wait(left, undefined, { ref: false })]);
  }

  async #readNow(): Promise<T | undefined> {
    const value = await this.#read().catch(() => undefined);
    this.#kept = { at: performance.now(), value };
    this.#reading = undefined;
    return value;
  }
}
