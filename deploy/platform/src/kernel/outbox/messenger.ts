import type { Registry } from '@portal/http/metrics';

/** One text that goes to a person. */
export interface Letter {
  readonly tenant: string;
  /** The last two are shown by a demonstration's outbox only, and no transport gets them. */
  readonly channel: 'sms' | 'email' | 'captcha' | 'authenticator';
  readonly recipient: string;
  readonly purpose: string;
  /** The code in the text; empty if there is none. */
  readonly code: string;
  readonly text: string;
  /** The subject of an e-mail. Without it the e-mail is known by its code. */
  readonly subject?: string;
  /** The variables that fill in a provider's registered template. Without them the code and the text fill it in. */
  readonly variables?: Readonly<Record<string, string>>;
  /** It is the same at each attempt, so that a provider can skip a letter that it has already sent. */
  readonly id?: string;
  /** The row of its code or its dispatch: delivery reports are kept for it. */
  readonly reference?: string;
}

/** Which of the providers sends an SMS: the usual one, or the one that takes over. */
export type SmsPlace = 'first' | 'second';

/** An SMS that a provider has taken. */
export interface Receipt {
  readonly provider: SmsPlace;
  /** What the provider calls the SMS in its delivery report; empty: it tells no name. */
  readonly receipt: string;
  /** Why the other provider has not taken it; left away: the other one was not asked. */
  readonly insteadOf?: string;
}

export type ReceiptListener = (letter: Letter, receipt: Receipt) => Promise<void>;

/** A transport cannot be reached or turns us away, so it sends nobody's letters. */
export class TransportUnavailable extends Error {
  override readonly name = 'TransportUnavailable';
}

/** One letter did not arrive, and that says nothing about others: its number is refused, or another provider sends them. */
export class LetterUndelivered extends Error {
  override readonly name = 'LetterUndelivered';
}

/** Brings letters to people: the outbox of a demonstration, or real providers. */
export interface Transport {
  deliver(letter: Letter): Promise<void>;
  tellMetrics?(registry: Registry): void;
  /** Tells the listener of each SMS that a provider takes. */
  tellReceipts?(listener: ReceiptListener): void;
}

const isCarried = ({ channel }: Letter) => channel === 'sms' || channel === 'email';

/**
 * Sends without making the caller wait: the time of a reply must not show whether something was sent. Before the server
 * stops, `settled` waits for the letters on their way.
 */
export class Messenger {
  readonly #transport: Transport;
  readonly #purposes: ReadonlySet<string>;
  readonly #failed: (error: unknown, letter: Letter) => void;
  readonly #underway = new Set<Promise<void>>();

  /** `purposes`: all that a letter can be for. A provider of registered templates needs one for each. */
  constructor(transport: Transport, purposes: readonly string[], failed: (error: unknown, letter: Letter) => void) {
    this.#transport = transport;
    this.#purposes = new Set(purposes);
    this.#failed = failed;
  }

  send(letter: Letter): void {
    if (isCarried(letter) && !this.#purposes.has(letter.purpose))
      throw new Error(`no feature sends letters for ${letter.purpose}`);
    const delivery = this.#transport
      .deliver(letter)
      .catch((error: unknown) => this.#failed(error, letter))
      .finally(() => this.#underway.delete(delivery));
    this.#underway.add(delivery);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
