import { answerSeconds, Counter, type Registry, toldGauge } from '@portal/http/metrics';
import { type PortName, ports } from '@portal/shared/codes/ports';

/** Runs a call to a provider and counts how it fares. */
export type CountedCall = <Reply>(call: () => Promise<Reply>) => Promise<Reply>;

/** One failure may be the fault of one call. */
const failuresInARow = 2;

/** Counts the calls to providers, for all tenants together. */
export class PortCounts {
  readonly #calls: Counter;
  readonly #seconds: ReturnType<typeof answerSeconds<'port'>>;
  readonly #failures = new Map<PortName, number>();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#calls = new Counter({
      name: 'portal_port_calls_total',
      help: 'Calls to providers, by port and outcome.',
      labelNames: ['port', 'outcome'],
      registers,
    });
    this.#seconds = answerSeconds(registry, {
      name: 'portal_port_call_seconds',
      help: 'Time until providers answered, or did not.',
      labels: ['port'],
    });
    toldGauge(registry, {
      name: 'portal_port_failing',
      help: '1: the last two calls of this process to the port failed, or more.',
      labels: ['port'],
      samples: () =>
        ports.map((port) => [{ port }, (this.#failures.get(port) ?? 0) >= failuresInARow ? 1 : 0] as const),
    });
  }

  of(port: PortName): CountedCall {
    return async (call) => {
      const begun = performance.now();
      let failed = true;
      try {
        const reply = await call();
        failed = false;
        return reply;
      } finally {
        this.#seconds.observe({ port }, (performance.now() - begun) / 1000);
        this.#calls.inc({ port, outcome: failed ? 'failed' : 'ok' });
        this.#failures.set(port, failed ? (this.#failures.get(port) ?? 0) + 1 : 0);
      }
    };
  }
}
