import { Counter, type Registry } from '@portal/http/metrics';
import { HttpError } from '../http/http-error';

const whose = ['customer', 'staff'] as const;
type Who = (typeof whose)[number];

const outcomes = ['ok', 'more_wanted', 'refused', 'locked', 'failed'] as const;
export type LoginOutcome = (typeof outcomes)[number];

/** Counts logins of customers and staff. */
export class LoginCounts {
  readonly #logins: Counter;
  readonly #locks: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#logins = new Counter({
      name: 'portal_logins_total',
      help: 'Steps of logins: let in, more is wanted, refused, the account is locked, or the server failed.',
      labelNames: ['who', 'outcome'],
      registers,
    });
    this.#locks = new Counter({
      ...{ name: 'portal_account_locks_total', help: 'Locks of accounts after wrong proofs.', registers },
    });
    for (const who of whose) for (const outcome of outcomes) this.#logins.inc({ who, outcome }, 0);
  }

  login(who: Who, outcome: LoginOutcome): void {
    this.#logins.inc({ who, outcome });
  }

  /** A wrong proof locked an account. One that nobody has locks in the same way. */
  locked(): void {
    this.#locks.inc();
  }
}

/** Counts what becomes of a step of a login. */
export const countedLogin =
  <Context extends { readonly logins: LoginCounts }, Input, Reply>(
    who: Who,
    step: (context: Context, input: Input) => Promise<Reply>,
    outcomeOf: (reply: Reply) => LoginOutcome,
  ) =>
  async (context: Context, input: Input): Promise<Reply> => {
    const reply = await step(context, input).catch((error: unknown) => {
      context.logins.login(who, error instanceof HttpError ? 'refused' : 'failed');
      throw error;
    });
    context.logins.login(who, outcomeOf(reply));
    return reply;
  };
