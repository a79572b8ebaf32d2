/**
 * Of the connections that wait to be taken Node takes one in each turn of its loop, and in a turn it answers everybody
 * who asks. When many come at once, the last of them would wait until the others had been answered as often as there
 * are: for 200, most of a second. So while connections come a turn gives one answer; whoever has to wait keeps
 * their place.
 */
export class FairTurns<Call> {
  readonly #serve: (call: Call) => void;
  #waiting: Call[] = [];
  #cameNow = false;
  /** From the first newcomer until a turn in which nobody came. */
  #crowded = false;

  constructor(serve: (call: Call) => void) {
    this.#serve = serve;
  }

  /** A connection was taken. */
  readonly newcomer = (): void => {
    this.#cameNow = true;
    if (this.#crowded) return;
    this.#crowded = true;
    setImmediate(this.#endTurn);
  };

  /** Somebody asks for something. */
  readonly call = (call: Call): void => {
    if (this.#crowded) this.#waiting.push(call);
    else this.#serve(call);
  };

  readonly #endTurn = (): void => {
    this.#crowded = this.#cameNow;
    this.#cameNow = false;
    if (this.#crowded) setImmediate(this.#endTurn);
    const now = this.#crowded ? this.#waiting.splice(0, 1) : this.#waiting.splice(0);
    for (const call of now) this.#serve(call);
  };
}
