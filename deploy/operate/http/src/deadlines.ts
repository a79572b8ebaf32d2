/** The time that a client may take, in ms. */
export interface Deadlines {
  /** Until the head of a request has arrived. */
  readonly headers: number;
  /** From the head of a call until its answer begins and its body has come. A file that is sent may take longer. */
  readonly call: number;
  readonly upload: number;
  /** Every network has at least this many bytes in a second. */
  readonly bytesPerSecond: number;
  /** A body may be slower for at least this long. */
  readonly slowBody: number;
  /** The client may take answers more slowly for at least this long, because systems pass them on in large parts. */
  readonly slowRead: number;
}

export const usualDeadlines: Deadlines = {
  headers: 10_000,
  call: 30_000,
  upload: 60_000,
  bytesPerSecond: 8_192,
  slowBody: 10_000,
  slowRead: 25_000,
};

/** Checks whether bytes come fast enough: a certain number in a certain time, again and again. */
export class RateWindow {
  readonly #length: number;
  readonly #least: number;
  #bytes = 0;
  #at = 0;

  constructor(length: number, least: number) {
    this.#length = length;
    this.#least = least;
  }

  /** Starts the window anew. The time until now is nobody's fault. */
  restart(bytes: number, now: number): void {
    this.#bytes = bytes;
    this.#at = now;
  }

  /**
   * Returns whether the window has passed without enough bytes. `bytes` counts all bytes so far. If so many come `atOnce`
   * that the window is too short for them, it is as much longer.
   */
  tooSlow(bytes: number, now: number, atOnce = 0): boolean {
    if (bytes - this.#bytes >= this.#least) this.restart(bytes, now);
    return now - this.#at >= this.#length * Math.max(1, atOnce / this.#least);
  }
}
