/** Whether a transport or a provider sends nobody's letters. The next one that arrives ends it. */
export class Failing {
  #now = false;
  readonly #refused = new Set<string>();

  get now(): boolean {
    return this.#now;
  }

  arrived(): void {
    this.#now = false;
    this.#refused.clear();
  }

  /** It turns everybody away. */
  turnedAway(): void {
    this.#now = true;
  }

  /** One recipient may be refused for reasons of their own, so it takes two. */
  refused(recipient: string): void {
    if (this.#refused.size < 2) this.#refused.add(recipient);
    this.#now ||= this.#refused.size > 1;
  }
}
