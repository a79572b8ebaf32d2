import { type Registry, toldCounter, toldGauge } from '@portal/http/metrics';
import type { AdapterLog, CallbackRequest, PortAdapter, TakenCallback } from '@portal/port-adapter';

/** As many failures in a row let a vendor rest. */
const mostFailures = 5;
const restMs = 30_000;

interface Asking {
  readonly reference: string;
  readonly deadlineMs: number;
}

type AnyOperation = (request: unknown, call: unknown) => Promise<unknown>;

const longest = 300;

/** An adapter is somebody else's code: what it says may be longer than it should, and hold numbers of people. */
const inLog = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\d{7,}[\dXx]?/g, '***')
    .slice(0, longest);

/** The words of an error for the log. */
export const adapterWords = (error: unknown) => inLog(error instanceof Error ? error.message : String(error));

/**
 * Calls an adapter of the operator's own, which runs in this process: within our time, counted, and not at all for a
 * while after it has failed several times in a row.
 */
export class AdapterLine {
  readonly port: string;
  readonly #adapter: PortAdapter;
  readonly #clock: () => number;
  readonly #counts = { answered: 0, failed: 0, rested: 0 };
  #failures = 0;
  #restsUntil = 0;
  #log: AdapterLog = () => undefined;

  constructor(port: string, adapter: PortAdapter, clock: () => number = Date.now) {
    this.port = port;
    this.#adapter = adapter;
    this.#clock = clock;
  }

  get name(): string {
    return this.#adapter.name;
  }

  /** The log of the process, once there is one. */
  logTo(log: { info(facts: object, message: string): void }): void {
    this.#log = (message, facts = {}) => {
      const told = Object.entries(facts).map(([name, value]) => [name, inLog(String(value))]);
      log.info({ adapter: this.name, ...Object.fromEntries(told) }, inLog(message));
    };
  }

  /** Throws an error for the log, which names the adapter. */
  async ask(operation: string, request: object, { reference, deadlineMs }: Asking): Promise<unknown> {
    if (this.#clock() < this.#restsUntil) {
      this.#counts.rested += 1;
      throw new Error(`the adapter ${this.name} has failed ${this.#failures} times and is left alone for a while`);
    }
    try {
      const answer = await this.#answer(operation, request, { reference, deadlineMs });
      this.#counts.answered += 1;
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#counts.failed += 1;
      this.#failures += 1;
      if (this.#failures >= mostFailures) this.#restsUntil = this.#clock() + restMs;
      throw new Error(`the adapter ${this.name} failed: ${adapterWords(error)}`);
    }
  }

  /** Returns what a vendor has sent in the portal's form; throws for what the vendor has not signed. */
  async takeCallback(request: CallbackRequest): Promise<TakenCallback> {
    if (!this.#adapter.takeCallback) throw new Error(`the adapter ${this.name} takes no results`);
    return this.#adapter.takeCallback(request);
  }

  /** An adapter may heed no signal, so the time ends here, too. */
  async #answer(operation: string, request: object, { reference, deadlineMs }: Asking): Promise<unknown> {
    const signal = AbortSignal.timeout(deadlineMs);
    const call = { signal, reference, log: this.#log };
    const over = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`not within ${deadlineMs} ms`)), { once: true });
    });
    const asked = async () => {
      if (operation === 'ping') {
        await this.#adapter.ping(call);
        return { ok: true };
      }
      const operations = this.#adapter.operations as unknown as Readonly<Record<string, AnyOperation>>;
      return operations[operation]?.(request, call);
    };
    return Promise.race([asked(), over]);
  }

  get figures() {
    return { ...this.#counts, resting: this.#clock() < this.#restsUntil };
  }
}

/** Tells how often the adapters of this process were called, and what became of it. */
export function tellAdapters(registry: Registry, lines: readonly AdapterLine[]): void {
  toldCounter(registry, {
    name: 'portal_adapter_calls_total',
    help: 'Calls of adapters, by port: answered, failed, or rested: not made, because several before it had failed.',
    labels: ['port', 'outcome'],
    samples: () =>
      lines.flatMap(({ port, figures: { resting: _, ...counts } }) =>
        Object.entries(counts).map(([outcome, count]) => [{ port, outcome }, count] as const),
      ),
  });
  toldGauge(registry, {
    name: 'portal_adapter_resting',
    help: '1: the adapter of this port is left alone for a while.',
    labels: ['port'],
    samples: () => lines.map(({ port, figures }) => [{ port }, figures.resting ? 1 : 0] as const),
  });
}
