/** One text that goes to a person. */
export interface Letter {
  readonly tenant: string;
  readonly channel: 'sms' | 'email' | 'captcha';
  readonly recipient: string;
  readonly purpose: string;
  /** The code in it, empty where there is none. */
  readonly code: string;
  readonly text: string;
  /** Of an e-mail; without one it is told by the code. */
  readonly subject?: string;
  /** What a provider's registered template is filled in with; without them the code and the text. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The same at each attempt, so that a provider can leave out what it has already sent. */
  readonly id?: string;
}

/** The way out to people: the outbox of a demonstration, or real providers. */
export interface Carrier {
  deliver(letter: Letter): Promise<void>;
}

/**
 * Sends without making the caller wait: how long a reply takes must not tell whether something was sent. `settled`
 * waits for what is on its way, before the server stops.
 */
export class Messenger {
  readonly #carrier: Carrier;
  readonly #failed: (error: unknown, letter: Letter) => void;
  readonly #underway = new Set<Promise<void>>();

  constructor(carrier: Carrier, failed: (error: unknown, letter: Letter) => void) {
    this.#carrier = carrier;
    this.#failed = failed;
  }

  send(letter: Letter): void {
    const delivery = this.#carrier
      .deliver(letter)
      .catch((error: unknown) => this.#failed(error, letter))
      .finally(() => this.#underway.delete(delivery));
    this.#underway.add(delivery);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
