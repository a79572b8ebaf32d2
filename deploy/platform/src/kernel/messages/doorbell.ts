/** Waits for somebody to ring. If it rings while nobody waits, the next wait ends at once. */
export class Doorbell {
  #rung = false;
  #answer: (() => void) | undefined;

  readonly ring = () => {
    this.#rung = true;
    this.#answer?.();
  };

  /** Answers true as soon as it rings, and false when the time is over or `signal` ends. */
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
