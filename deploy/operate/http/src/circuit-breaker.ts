export interface CircuitBreakerOptions {
  /** The length of the window in which calls are counted, in ms. */
  window?: number;
  /** The breaker does not judge a window with fewer calls than this. */
  minCalls?: number;
  /** The share of calls that has to fail, from 0 to 1. */
  share?: number;
  /** The most failures of one caller that count in a window. */
  maxByOne?: number;
  /** The time for which calls are refused, in ms; then one call tries again. */
  openFor?: number;
  now?: () => number;
}

/** A part of the window. Old calls are forgotten slice by slice. */
interface Slice {
  readonly number: number;
  calls: number;
  failures: number;
  readonly byCaller: Map<string, number>;
}

const slicesInWindow = 10;

/**
 * Customers do not wait for a server that is known to be away: the breaker opens when too large a share of the calls of
 * the last seconds failed. A failure that the request itself may have caused comes with its caller, and only a few
 * failures of one caller count. So nobody can close the server to others by what they ask.
 */
export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  #slices: Slice[] = [];
  #open = false;
  #refusesUntil = 0;
  #lastTry: string | undefined;

  constructor(options: CircuitBreakerOptions = {}) {
    this.#options = {
      window: 10_000,
      minCalls: 10,
      share: 0.5,
      maxByOne: 3,
      openFor: 2_000,
      now: () => performance.now(),
      ...options,
    };
  }

  /**
   * Returns whether a call may go out. While the breaker is open, one call may go out in each period. If that call never
   * ends, the next period still has its own.
   */
  admits(caller?: string): boolean {
    if (!this.#open) return true;
    const { openFor, now } = this.#options;
    if (now() < this.#refusesUntil) return false;
    // The caller who made the last try leaves the next try to others, if there are any.
    if (caller !== undefined && caller === this.#lastTry && now() < this.#refusesUntil + openFor) return false;
    this.#refusesUntil = now() + openFor;
    this.#lastTry = caller;
    return true;
  }

  /** True: calls are refused until one try succeeds. */
  get open(): boolean {
    return this.#open;
  }

  /** True: a call that came now would be refused. */
  get refuses(): boolean {
    return this.#open && this.#options.now() < this.#refusesUntil;
  }

  succeeded(): void {
    if (this.#open) this.#close();
    else this.#slice().calls += 1;
  }

  /** Gives `caller` if the request may be the cause. Without `caller` the server is away for everybody. */
  failed(caller?: string): void {
    if (this.#open) {
      this.#refusesUntil = this.#options.now() + this.#options.openFor;
      return;
    }
    const slice = this.#slice();
    if (caller !== undefined) {
      if (this.#failuresOf(caller) >= this.#options.maxByOne) return;
      slice.byCaller.set(caller, (slice.byCaller.get(caller) ?? 0) + 1);
    }
    slice.calls += 1;
    slice.failures += 1;
    if (this.#tooMany()) {
      this.#open = true;
      this.#lastTry = undefined;
      this.#refusesUntil = this.#options.now() + this.#options.openFor;
    }
  }

  #close(): void {
    this.#open = false;
    this.#slices = [];
  }

  #tooMany(): boolean {
    const sum = (of: 'calls' | 'failures') => this.#slices.reduce((all, slice) => all + slice[of], 0);
    const calls = sum('calls');
    return calls >= this.#options.minCalls && sum('failures') >= calls * this.#options.share;
  }

  #failuresOf(caller: string): number {
    return this.#slices.reduce((all, { byCaller }) => all + (byCaller.get(caller) ?? 0), 0);
  }

  /** The current slice. Slices that have left the window are forgotten. */
  #slice(): Slice {
    const { window, now } = this.#options;
    const number = Math.floor((now() * slicesInWindow) / window);
    const last = this.#slices.at(-1);
    if (last?.number === number) return last;
    const slice: Slice = { number, calls: 0, failures: 0, byCaller: new Map() };
    this.#slices = [...this.#slices.filter((one) => one.number > number - slicesInWindow), slice];
    return slice;
  }
}
