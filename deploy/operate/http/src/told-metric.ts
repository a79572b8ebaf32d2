import { Counter, Gauge, type Registry } from 'prom-client';

export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

export interface ToldMetric {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** The values now. */
  readonly samples: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** Without labels, a metric of prom-client has a value from the start; here it has those that it is told. */
function forget(metric: Counter | Gauge, labels: readonly string[]): void {
  metric.reset();
  if (labels.length === 0) metric.remove();
}

/** A counter that something else keeps; whoever asks gets its values of that moment. */
export function toldCounter(registry: Registry, { name, help, labels = [], samples }: ToldMetric): void {
  new Counter({
    ...{ name, help, labelNames: labels, registers: [registry] },
    async collect() {
      // Two may ask at once, so nothing waits between the end of the old values and the new ones.
      const told = await samples();
      forget(this, labels);
      for (const [of, value] of told) this.inc(of, value);
    },
  });
}

export function toldGauge(registry: Registry, { name, help, labels = [], samples }: ToldMetric): void {
  new Gauge({
    ...{ name, help, labelNames: labels, registers: [registry] },
    async collect() {
      const told = await samples();
      forget(this, labels);
      for (const [of, value] of told) this.set(of, value);
    },
  });
}
