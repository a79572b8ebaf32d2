import { CircuitBreaker } from '@portal/http';
import { type Registry, toldGauge } from '@portal/http/metrics';
import { type PortName, ports } from '@portal/shared/codes/ports';

/** Providers are asked seldom, so few calls have to say something, and they lie far apart. */
const choices = { window: 300_000, minCalls: 5, openFor: 30_000 };
/** Tenants may have providers of their own; the addresses of more were typed and given up. */
const mostOfAPort = 500;

/** Knows which providers are away, so that neither people nor queues wait for them. One provider says nothing of another. */
export class PortBreakers {
  readonly #byPort = new Map<PortName, Map<string, CircuitBreaker>>();
  readonly #now: () => number;

  constructor(registry: Registry, now: () => number) {
    this.#now = now;
    toldGauge(registry, {
      name: 'portal_port_circuit_open',
      help: '1: a provider of the port is known to be away, and is not asked.',
      labels: ['port'],
      samples: () => ports.map((port) => [{ port }, this.#refuses(port) ? 1 : 0] as const),
    });
  }

  /** The breaker of the provider at this address. */
  of(port: PortName, url: string): CircuitBreaker {
    const byUrl = this.#byPort.get(port) ?? new Map<string, CircuitBreaker>();
    this.#byPort.set(port, byUrl);
    const breaker = byUrl.get(url) ?? new CircuitBreaker({ ...choices, now: this.#now });
    byUrl.delete(url);
    byUrl.set(url, breaker);
    const [unused] = byUrl.keys();
    if (byUrl.size > mostOfAPort && unused !== undefined) byUrl.delete(unused);
    return breaker;
  }

  #refuses(port: PortName): boolean {
    return [...(this.#byPort.get(port)?.values() ?? [])].some(({ refuses }) => refuses);
  }
}
