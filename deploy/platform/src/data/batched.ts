interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** So many questions at the same time; what comes meanwhile waits and is asked together. */
const atOnce = 4;
const largest = 200;

/**
 * One statement for many requests: alone a key is asked for at once, under load those that came during the last questions
 * go together. The answer is never older than the question. `ask` answers in the order of its keys.
 */
export class Batched<Key, Value> {
  readonly #ask: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly #waiting: Waiting<Key, Value>[] = [];
  #asking = 0;

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    this.#ask = ask;
  }

  get(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#asking >= atOnce) return;
    const batch = this.#waiting.splice(0, largest);
    if (batch.length === 0) return;
    this.#asking += 1;
    try {
      const values = await this.#ask(batch.map(({ key }) => key));
      if (values.length !== batch.length) throw new Error('a batch was not answered in full');
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#asking -= 1;
      void this.#next();
    }
  }
}
