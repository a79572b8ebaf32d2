export interface Ending {
  readonly outcome: string;
  readonly reason: string;
}

/** The ends that somebody has chosen: of one call by its reference, or of the next call of a port. */
export class Plans {
  readonly #next = new Map<string, Ending>();
  readonly #ofCall = new Map<string, Ending>();

  planNext(port: string, ending: Ending | null): void {
    if (ending) this.#next.set(port, ending);
    else this.#next.delete(port);
  }

  next(port: string): Ending | undefined {
    return this.#next.get(port);
  }

  planCall(reference: string, ending: Ending): void {
    this.#ofCall.set(reference, ending);
  }

  /** Returns the planned end once, or the usual one. */
  take(port: string, reference: string, usual: Ending): Ending {
    const ofCall = this.#ofCall.get(reference);
    if (ofCall) return ofCall;
    const next = this.#next.get(port);
    this.#next.delete(port);
    return next ?? usual;
  }
}
