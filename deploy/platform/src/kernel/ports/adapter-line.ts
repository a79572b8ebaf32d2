import { type Registry, toldCounter } from '@portal/http/metrics';
import type { AdapterLog, CallbackRequest, PortAdapter, TakenCallback } from '@portal/port-adapter';

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

/** Calls an adapter of the operator's own, which runs in this process: within our time, and counted. */
export class AdapterLine {
  readonly port: string;
  readonly #adapter: PortAdapter;
  readonly #counts = { answered: 0, failed: 0 };
  #log: AdapterLog = () => undefined;

  constructor(port: string, adapter: PortAdapter) {
    this.port = port;
    this.#adapter = adapter;
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
    try {
      const answer = await this.#answer(operation, request, { reference, deadlineMs });
      this.#counts.answered += 1;
      return answer;
    } catch (error) {
      this.#counts.failed += 1;
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

  get counts(): Readonly<Record<'answered' | 'failed', number>> {
    return this.#counts;
  }
}

/** Tells how often the adapters of this process were called, and what became of it. */
export function tellAdapters(registry: Registry, lines: readonly AdapterLine[]): void {
  toldCounter(registry, {
    name: 'portal_adapter_calls_total',
    help: 'Calls of adapters, by port: answered, or failed.',
    labels: ['port', 'outcome'],
    samples: () =>
      lines.flatMap(({ port, counts }) =>
        Object.entries(counts).map(([outcome, count]) => [{ port, outcome }, count] as const),
      ),
  });
}
