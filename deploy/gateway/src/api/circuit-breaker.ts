export interface CircuitBreakerOptions {
  /** Of how long the calls are counted, in ms. */
  window?: number;
  /** With fewer calls than this in a window it says nothing. */
  leastCalls?: number;
  /** The share of them that has to fail, from 0 to 1. */
  share?: number;
  /** Failures of one caller that count in a window. */
  mostByOne?: number;
  /** How long calls are refused, in ms; then one call tries again. */
  openFor?: number;
  now?: () => number;
}

/** A part of the window, so that what is old is forgotten bit by bit. */
interface Slice {
  readonly number: number;
  calls: number;
  failures: number;
  readonly byCaller: Map<string, number>;
}

const slicesInWindow = 10;

/**
 * Spares customers the wait for a server that is known to be away: it opens when, of the calls of the last seconds, too
 * large a share failed. A failure that a request may have brought about itself is told with its caller, and of one
 * caller only a few count: nobody can shut the server to others by what they ask of it.
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
      leastCalls: 10,
      share: 0.5,
      mostByOne: 3,
      openFor: 2_000,
      now: () => performance.now(),
      ...options,
    };
  }

  /** Whether a call may go out. While open, one in each period: should it never end, the next period has its own. */
  admits(caller?: string): boolean {
    if (!this.#open) return true;
    const { openFor, now } = this.#options;
    if (now() < this.#refusesUntil) return false;
    // Whose call was the last try leaves the next one to others, where there are any.
    if (caller !== undefined && caller === this.#lastTry && now() < this.#refusesUntil + openFor) return false;
    this.#refusesUntil = now() + openFor;
    this.#lastTry = caller;
    return true;
  }

  succeeded(): void {
    if (this.#open) this.#close();
    else this.#slice().calls += 1;
  }

  /** `caller` where the request may be the cause; without it the server is away, whoever asks. */
  failed(caller?: string): void {
    if (this.#open) {
      this.#refusesUntil = this.#options.now() + this.#options.openFor;
      return;
    }
    const slice = this.#slice();
    if (caller !== undefined) {
      if (this.#failuresOf(caller) >= this.#options.mostByOne) return;
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
    return calls >= this.#options.leastCalls && sum('failures') >= calls * this.#options.share;
  }

  #failuresOf(caller: string): number {
    return this.#slices.reduce((all, { byCaller }) => all + (byCaller.get(caller) ?? 0), 0);
  }

  /** The slice of this moment; those that have left the window are forgotten. */
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
