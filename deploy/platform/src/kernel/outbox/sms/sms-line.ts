import { type Registry, toldCounter, toldGauge } from '@portal/http/metrics';
import { Failing } from '../failing';
import {
  type Letter,
  LetterUndelivered,
  type ReceiptListener,
  type SmsPlace,
  TransportUnavailable,
} from '../messenger';
import type { SmsFault, SmsProvider, Taken } from './sms-provider';

/**
 * While the first provider fails, one SMS in this time tries it. It is longer than the wait until a person's next code, so
 * that whoever asks again after such a trial gets the code from the second provider.
 */
const trialMs = 180_000;

/** From the fault that says least about other SMS to the one that says most. */
const kinds: readonly SmsFault['of'][] = ['number', 'letter', 'provider'];

class Watched {
  readonly failing = new Failing();
  readonly counts = { taken: 0, number: 0, letter: 0, provider: 0 };
  readonly name: SmsPlace;
  readonly #provider: SmsProvider;

  constructor(name: SmsPlace, provider: SmsProvider) {
    this.name = name;
    this.#provider = provider;
  }

  async send(letter: Letter): Promise<Taken | SmsFault> {
    const outcome = await this.#provider.send(letter);
    this.counts['receipt' in outcome ? 'taken' : outcome.of] += 1;
    if ('receipt' in outcome) this.failing.arrived();
    else if (outcome.of === 'provider') this.failing.turnedAway();
    else if (outcome.of === 'letter') this.failing.refused(letter.recipient);
    return outcome;
  }
}

/**
 * One provider, or two. The second one takes over while the first fails, and gets each SMS that the first one says it has
 * not sent. An SMS that may have gone out is never sent again: whoever waits for a code asks for the next one.
 */
export class SmsLine {
  readonly #providers: readonly Watched[];
  readonly #clock: () => number;
  /** When the first provider is tried again, if it fails. */
  #nextTrial = 0;
  #listener: ReceiptListener = async () => undefined;

  constructor(providers: readonly SmsProvider[], clock: () => number) {
    this.#providers = providers.map((provider, at) => new Watched(at === 0 ? 'first' : 'second', provider));
    this.#clock = clock;
  }

  async send(letter: Letter): Promise<void> {
    const faults: SmsFault[] = [];
    for (const provider of this.#order()) {
      const outcome = await provider.send(letter);
      if ('receipt' in outcome) {
        const insteadOf = faults.length > 0 && { insteadOf: faults.map(({ why }) => why).join('; ') };
        return this.#listener(letter, { provider: provider.name, receipt: outcome.receipt, ...insteadOf });
      }
      faults.push(outcome);
      if (outcome.perhapsSent) break;
    }
    const why = faults.map((fault) => fault.why).join('; ');
    const kind = kinds.find((of) => faults.some((fault) => fault.of === of));
    const anotherSends = faults.length < this.#providers.length && this.#providers.some(({ failing }) => !failing.now);
    if (kind === 'number' || anotherSends) throw new LetterUndelivered(why);
    throw kind === 'provider' ? new TransportUnavailable(why) : new Error(why);
  }

  #order(): readonly Watched[] {
    const now = this.#clock();
    if (this.#providers[0]?.failing.now && now < this.#nextTrial) return this.#providers.toReversed();
    this.#nextTrial = now + trialMs;
    return this.#providers;
  }

  tellReceipts(listener: ReceiptListener): void {
    this.#listener = listener;
  }

  tellMetrics(registry: Registry): void {
    toldCounter(registry, {
      name: 'portal_sms_total',
      help: 'Attempts to send SMS by each provider: taken, or refused for the sake of the number, the letter or the provider.',
      labels: ['provider', 'outcome'],
      samples: () =>
        this.#providers.flatMap(({ name, counts }) =>
          Object.entries(counts).map(([outcome, count]) => [{ provider: name, outcome }, count] as const),
        ),
    });
    toldGauge(registry, {
      name: 'portal_sms_provider_failing',
      help: "1: this provider sends nobody's SMS; another one may.",
      labels: ['provider'],
      samples: () => this.#providers.map(({ name, failing }) => [{ provider: name }, failing.now ? 1 : 0] as const),
    });
  }
}
