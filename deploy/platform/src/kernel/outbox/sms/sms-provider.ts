import type { Letter } from '../messenger';

/** Why a provider has not taken an SMS. */
export interface SmsFault {
  /**
   * What it says about other SMS. `number`: nothing, because this number is refused. `letter`: perhaps something, such as a
   * template that nobody has approved. `provider`: that nobody's are sent.
   */
  readonly of: 'number' | 'letter' | 'provider';
  /** True: it may have gone out all the same, so nobody else may send it. */
  readonly perhapsSent: boolean;
  /** For the log: it names neither numbers nor keys. */
  readonly why: string;
}

/** A provider has taken an SMS. */
export interface Taken {
  /** What it calls the SMS in its delivery report; empty: it tells no name. */
  readonly receipt: string;
}

export interface SmsProvider {
  send(letter: Letter): Promise<Taken | SmsFault>;
}
