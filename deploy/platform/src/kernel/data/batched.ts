import { isDataFault } from './data-fault';

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** The most questions at the same time. Keys that come meanwhile wait and are asked together. */
const atOnce = 2;
const largest = 200;

/**
 * Uses one statement for many requests. Requests that were read from their sockets in the same turn of the event loop
 * go together. Under load those that came during the last questions join them. The answer is never older than the
 * question. `ask` answers in the order of its keys.
 *
 * A key that the database refuses fails alone: its batch is asked again in halves, down to the guilty key. That costs
 * about sixteen questions instead of two hundred. If the fault is the database's own, nothing is asked again.
 */
export class Batched<Key, Value> {
  readonly #ask: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly #waiting: Waiting<Key, Value>[] = [];
  #asking = 0;
  #turn: NodeJS.Immediate | undefined;

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    this.#ask = ask;
  }

  get(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      this.#turn ??= setImmediate(() => {
        this.#turn = undefined;
        void this.#next();
      });
    });
  }

  async #next(): Promise<void> {
    if (this.#asking >= atOnce) return;
    const batch = this.#waiting.splice(0, largest);
    if (batch.length === 0) return;
    this.#asking += 1;
    await this.#answer(batch);
    this.#asking -= 1;
    void this.#next();
  }

  async #answer(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await this.#ask(batch.map(({ key }) => key));
      if (values.length !== batch.length) throw new Error('a batch was not answered in full');
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
    } catch (error) {
      if (batch.length > 1 && isDataFault(error)) {
        const middle = batch.length >> 1;
        await this.#answer(batch.slice(0, middle));
        await this.#answer(batch.slice(middle));
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  }
}
