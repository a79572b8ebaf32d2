import { ApiError } from './api-error';

/** What a page knows of the answer to a question. */
export interface Held<T> {
  /** The server's last answer; it stays while the question is asked again. */
  readonly value: T | undefined;
  /** The reason why there is no newer answer. */
  readonly error: unknown;
  /** An answer is on its way, or the question has not been asked yet. */
  readonly loading: boolean;
}

/**
 * Why it is asked: a part of a page comes on screen, the person wishes it, or something has happened at the server.
 */
export type Occasion = 'arrival' | 'wish' | 'news';

export type Load<T> = (signal: AbortSignal) => Promise<T>;

/** A question to the server: its last answer, and the parts of pages that show it. They share one request. */
export class Asked<T> {
  #held: Held<T>;
  /** When the answer came, in milliseconds since the document was opened. */
  #at: number;
  #underWay: AbortController | null = null;
  readonly #watchers = new Set<() => void>();

  /** `given`: the document brought the answer along. */
  constructor(given?: Partial<Held<T>>) {
    this.#held = { value: undefined, error: undefined, loading: given === undefined, ...given };
    this.#at = given ? 0 : Number.NEGATIVE_INFINITY;
  }

  readonly read = (): Held<T> => this.#held;

  /** Calls `changed` after each change. The request is ended when the last part of a page leaves. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => {
      this.#watchers.delete(changed);
      if (this.#watchers.size === 0) this.#giveUp();
    };
  };

  isYoungerThan(milliseconds: number): boolean {
    return performance.now() - this.#at < milliseconds;
  }

  /** Asks the server, in place of a request that is under way. */
  ask(load: Load<T>, occasion: Occasion): void {
    this.#giveUp();
    const asking = new AbortController();
    this.#underWay = asking;
    if (!this.#held.loading) this.#hold({ ...this.#held, loading: true });
    const isOver = () => this.#underWay !== asking;
    load(asking.signal).then(
      (value) => {
        if (isOver()) return;
        this.#at = performance.now();
        this.#settle({ value, error: undefined });
      },
      (thrown: unknown) => {
        if (!isOver()) this.#settle(this.#failed(occasion, thrown ?? new Error('')));
      },
    );
  }

  /** For a part of a page that comes on screen: it may share the answer that is on its way. */
  arrive(load: Load<T>): void {
    if (!this.#underWay) this.ask(load, 'arrival');
  }

  /** A write answered the new value. */
  readonly replace = (value: T): void => this.#hold({ value, error: undefined, loading: this.#underWay !== null });

  /**
   * Nobody waits for the answer to news, so a value stays. A value from an earlier visit stays too, unless the server
   * refuses it now: the thing is gone, or not for this person.
   */
  #failed(occasion: Occasion, error: unknown): Omit<Held<T>, 'loading'> {
    const held = this.#held;
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    if (occasion === 'arrival' && isRefused) return { value: undefined, error };
    return occasion === 'wish' || held.value === undefined ? { ...held, error } : held;
  }

  #settle(outcome: Omit<Held<T>, 'loading'>): void {
    this.#underWay = null;
    this.#hold({ ...outcome, loading: false });
  }

  #giveUp(): void {
    this.#underWay?.abort();
    this.#underWay = null;
  }

  #hold(held: Held<T>): void {
    this.#held = held;
    for (const changed of [...this.#watchers]) changed();
  }
}
