import { Counter, FewLabels, Histogram, type Registry } from '@portal/http/metrics';
import { timeLimits } from '@portal/releases';
import { crashes, type LoadReport } from '@portal/shared/open-page';
import type { JudgedReport } from '../loads/report-collector';
import { idleMs, mostOfAKind } from './few-rows';

const outcomes: readonly LoadReport['outcome'][] = ['loaded', 'failed', 'fell-back'];
const release = ['tenant', 'slot', 'package', 'build'] as const;
type OfRelease = Readonly<Record<(typeof release)[number], string>>;

const keyOf = (labels: OfRelease) => Object.values(labels).join('\n');

/** How releases work in customers' browsers, by the reports that count. */
export class LoadMetrics {
  readonly #loads: Counter;
  readonly #tries: Counter;
  readonly #seconds: Histogram;
  readonly #crashes: Counter;
  readonly #seen = new Set<string>();
  readonly #few = new FewLabels<(typeof release)[number]>({
    most: mostOfAKind,
    idleMs,
    onLeave: (labels) => this.#forget(labels),
  });

  constructor(registry: Registry) {
    const registers = [registry];
    this.#loads = new Counter({
      ...{
        name: 'portal_remote_loads_total',
        help: 'Loads of remotes in browsers, by release and outcome.',
        registers,
      },
      labelNames: [...release, 'outcome'],
    });
    this.#tries = new Counter({
      ...{ name: 'portal_remote_tries_total', help: 'Tries that these loads took.', registers },
      labelNames: release,
    });
    this.#seconds = new Histogram({
      ...{ name: 'portal_remote_load_seconds', help: 'Time until a remote can be shown.', registers },
      labelNames: release,
      buckets: timeLimits.map((limit) => limit / 1000),
    });
    this.#crashes = new Counter({
      name: 'portal_remote_crashes_total',
      help: 'Visits in which a release threw what nobody caught, by release and kind.',
      labelNames: [...release, 'kind'],
      registers,
    });
  }

  count(tenant: string, report: JudgedReport): void {
    const { slot, package: packageName, build } = report;
    const labels = this.#few.of({ tenant, slot, package: packageName, build });
    this.#beginWithZeros(labels);
    if ('crash' in report) {
      this.#crashes.inc({ ...labels, kind: report.crash });
      return;
    }
    this.#loads.inc({ ...labels, outcome: report.outcome });
    this.#tries.inc(labels, Math.round(report.tries));
    // Only where the remote came on screen: a failure's time is the time of the tries.
    if (report.outcome === 'loaded') this.#seconds.observe(labels, Math.round(report.ms) / 1000);
  }

  /** The first report of a release begins all its figures, so that none of them appears with its first fault. */
  #beginWithZeros(labels: OfRelease): void {
    const key = keyOf(labels);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    for (const outcome of outcomes) this.#loads.inc({ ...labels, outcome }, 0);
    for (const kind of crashes) this.#crashes.inc({ ...labels, kind }, 0);
    this.#tries.inc(labels, 0);
    this.#seconds.zero(labels);
  }

  #forget(labels: OfRelease): void {
    this.#seen.delete(keyOf(labels));
    for (const outcome of outcomes) this.#loads.remove({ ...labels, outcome });
    for (const kind of crashes) this.#crashes.remove({ ...labels, kind });
    this.#tries.remove(labels);
    this.#seconds.remove(labels);
  }
}
