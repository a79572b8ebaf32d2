/** How long a client may take, in ms. */
export interface Deadlines {
  /** Until the head of a request is there. */
  readonly headers: number;
  /** From the head of a call until its answer begins; a file that is sent takes longer. */
  readonly call: number;
  readonly upload: number;
  /** Bytes in a second that a network has at least. */
  readonly bytesPerSecond: number;
  /** So long at least a body may be slower. */
  readonly slowBody: number;
  /** So long at least answers may be taken more slowly: the system takes and gives them in large parts. */
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

/** Whether bytes come as fast as they have to: so many in so long, again and again. */
export class RateWindow {
  readonly #length: number;
  readonly #least: number;
  #bytes = 0;
  #at = 0;

  constructor(length: number, least: number) {
    this.#length = length;
    this.#least = least;
  }

  /** Nobody is to blame for the time until now. */
  restart(bytes: number, now: number): void {
    this.#bytes = bytes;
    this.#at = now;
  }

  /** Whether the window has passed without its bytes; `bytes` are all that ever came. */
  tooSlow(bytes: number, now: number): boolean {
    if (bytes - this.#bytes >= this.#least) this.restart(bytes, now);
    return now - this.#at >= this.#length;
  }
}
