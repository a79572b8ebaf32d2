import { answerSeconds, type Registry, toldCounter, toldGauge } from '@portal/http/metrics';
import { Failing } from './failing';
import { type Letter, LetterUndelivered, type Transport, TransportUnavailable } from './messenger';

const channels = ['sms', 'email'] as const;
export type CarriedChannel = (typeof channels)[number];

const isCarried = (channel: string): channel is CarriedChannel => (channels as readonly string[]).includes(channel);

/** A code that somebody has asked for: sent or, to a number that nobody has, only pretended. */
export interface AskedCode {
  readonly codeId: string;
  /** The key of the wait until the next code. */
  readonly pauseKey: string;
  /** The time when it was asked for, in ms. */
  readonly at: number;
}

/** More are asked for only in a flood, and then the youngest count. */
const maxAsked = 10_000;

class Channel {
  readonly counts = { sent: 0, failed: 0 };
  /** The codes that were asked for since the last letter arrived. */
  asked: AskedCode[] = [];
  readonly failing = new Failing();

  /** A letter that began to be sent at this time has arrived. */
  arrived(begun: number): void {
    this.counts.sent += 1;
    this.failing.arrived();
    this.asked = this.asked.filter(({ at }) => at > begun);
  }

  failed(error: unknown, recipient: string): void {
    this.counts.failed += 1;
    if (error instanceof TransportUnavailable) this.failing.turnedAway();
    else if (!(error instanceof LetterUndelivered)) this.failing.refused(recipient);
  }
}

interface Needs {
  readonly clock: () => number;
  /** The time that a code is good for, in ms. */
  readonly codeLife: number;
  /** Takes back codes that have not arrived, and the wait after them. */
  readonly takeBack: (codes: readonly AskedCode[]) => Promise<void>;
}

/**
 * Watches how the letters of each channel fare. The judgement is about the transport and never about one number, because
 * most numbers that strangers ask for get no letter at all: whoever sees that one number fails and another does not
 * would know which of them exists.
 */
export class TransportHealth implements Transport {
  readonly #transport: Transport;
  readonly #needs: Needs;
  readonly #channels: Readonly<Record<CarriedChannel, Channel>> = { sms: new Channel(), email: new Channel() };
  #took: ((channel: CarriedChannel, seconds: number) => void) | undefined;

  constructor(transport: Transport, needs: Needs) {
    this.#transport = transport;
    this.#needs = needs;
  }

  /** Returns whether the transport of this channel sends nobody's letters. The next letter that arrives ends it. */
  fails(channel: CarriedChannel): boolean {
    return this.#channels[channel].failing.now;
  }

  /** Notes a code, whether it is really sent or not, so that both are taken back if the transport fails. */
  note(channel: CarriedChannel, code: AskedCode): void {
    const { asked } = this.#channels[channel];
    const over = code.at - this.#needs.codeLife;
    while (asked[0] && (asked[0].at < over || asked.length >= maxAsked)) asked.shift();
    asked.push(code);
  }

  async deliver(letter: Letter): Promise<void> {
    const { channel: name } = letter;
    if (!isCarried(name)) return this.#transport.deliver(letter);
    const channel = this.#channels[name];
    const begun = this.#needs.clock();
    const since = performance.now();
    try {
      await this.#transport.deliver(letter).finally(() => {
        this.#took?.(name, (performance.now() - since) / 1000);
      });
    } catch (error) {
      channel.failed(error, letter.recipient);
      if (channel.failing.now && channel.asked.length > 0) await this.#needs.takeBack(channel.asked.splice(0));
      throw error;
    }
    channel.arrived(begun);
  }

  tellMetrics(registry: Registry): void {
    this.#transport.tellMetrics?.(registry);
    const seconds = answerSeconds(registry, {
      ...{ name: 'portal_letter_seconds', help: 'Time until a provider took an SMS or e-mail, or did not.' },
      labels: ['channel'],
    });
    this.#took = (channel, took) => seconds.observe({ channel }, took);
    toldCounter(registry, {
      name: 'portal_letters_total',
      help: 'Attempts to send SMS and e-mail, by outcome.',
      labels: ['channel', 'outcome'],
      samples: () =>
        channels.flatMap((channel) =>
          Object.entries(this.#channels[channel].counts).map(
            ([outcome, count]) => [{ channel, outcome }, count] as const,
          ),
        ),
    });
    toldGauge(registry, {
      name: 'portal_carrier_failing',
      help: "1: the transport sends nobody's letters.",
      labels: ['channel'],
      samples: () => channels.map((channel) => [{ channel }, this.#channels[channel].failing.now ? 1 : 0] as const),
    });
  }
}
