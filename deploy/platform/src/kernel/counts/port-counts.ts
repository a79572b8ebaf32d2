import { answerSeconds, Counter, type Registry, toldGauge } from '@portal/http/metrics';
import { type PortName, ports } from '@portal/shared/codes/ports';
import { PortFault } from '../ports/port-fault';

/** Runs a call to a provider and counts how it fares. One that was not asked neither fails again nor takes time. */
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
      help: 'Calls to providers, by port and outcome; refused: not made, because the provider is known to be away.',
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
      const took = () => this.#seconds.observe({ port }, (performance.now() - begun) / 1000);
      try {
        const reply = await call();
        took();
        this.#calls.inc({ port, outcome: 'ok' });
        this.#failures.delete(port);
        return reply;
      } catch (error) {
        const refused = error instanceof PortFault && error.kind === 'refused';
        this.#calls.inc({ port, outcome: refused ? 'refused' : 'failed' });
        if (!refused) {
          took();
          this.#failures.set(port, (this.#failures.get(port) ?? 0) + 1);
        }
        throw error;
      }
    };
  }
}
