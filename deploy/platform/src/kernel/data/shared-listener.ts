import type { Database } from '@portal/database';

/** Null: some news may have been missed, so everything may be different. */
type Tell = (payload: string | null) => void;

/** One listener at the database for all at this instance who wait for news of a channel. */
export class SharedListener {
  readonly #listen: () => Promise<() => Promise<void>>;
  readonly #tell: Tell;
  #closed = false;
  #listening: Promise<() => Promise<void>> | undefined;

  constructor(database: Database, channel: string, tell: Tell) {
    this.#tell = tell;
    this.#listen = () => database.listen(channel, { onNotification: tell, onGap: () => tell(null) });
  }

  /** True: the instance stops, so streams end. */
  get closed(): boolean {
    return this.#closed;
  }

  /**
   * Listens from the first call on, for one more who waits, and gives back `leave`. If it fails, the one has left, and
   * the next call tries again.
   */
  async join(leave: () => void): Promise<() => void> {
    this.#listening ??= this.#listen();
    try {
      await this.#listening;
      return leave;
    } catch (error) {
      this.#listening = undefined;
      leave();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#tell(null);
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }
}
