export interface CircuitBreakerOptions {
  /** Failures in a row after which calls are refused at once. */
  failuresToOpen?: number;
  /** How long they are, in ms; then one call tries again. */
  openFor?: number;
  now?: () => number;
}

/** Spares customers the wait for a server that is known to be away. */
export class CircuitBreaker {
  readonly #failuresToOpen: number;
  readonly #openFor: number;
  readonly #now: () => number;
  #failures = 0;
  #refusesUntil = 0;

  constructor({ failuresToOpen = 5, openFor = 2_000, now = () => performance.now() }: CircuitBreakerOptions = {}) {
    this.#failuresToOpen = failuresToOpen;
    this.#openFor = openFor;
    this.#now = now;
  }

  /** Whether a call may go out. While open, one in each period: should it never end, the next period has its own. */
  admits(): boolean {
    if (this.#failures < this.#failuresToOpen) return true;
    if (this.#now() < this.#refusesUntil) return false;
    this.#refusesUntil = this.#now() + this.#openFor;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#failuresToOpen) this.#refusesUntil = this.#now() + this.#openFor;
  }
}
