/** Waits for somebody to ring. A ring while nobody waits is answered by the next who does. */
export class Doorbell {
  #rung = false;
  #answer: (() => void) | undefined;

  readonly ring = () => {
    this.#rung = true;
    this.#answer?.();
  };

  /** True as soon as it rings, false when the time is over or `signal` ends. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#rung && !signal.aborted) await this.#silence(milliseconds, signal);
    const rung = this.#rung;
    this.#rung = false;
    return rung;
  }

  #silence(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.#answer = undefined;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
      this.#answer = end;
    });
  }
}
