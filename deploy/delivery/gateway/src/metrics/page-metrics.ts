import { Counter, FewLabels, Histogram, type Registry } from '@portal/http/metrics';
import { platformOwner } from '@portal/releases';
import type { CallFault, CallReport, VitalsReport } from '@portal/shared/open-page';
import { idleMs, mostOfAKind } from './few-rows';

const faults: readonly CallFault[] = ['network', 'timeout', 'server'];

/** Fine around the limits of "good" and "poor": 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25. */
const buckets = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const;

type OfSlot = Readonly<Record<'slot', string>>;

/** How fast and steady pages were for their visitors, and which calls of them failed, by the reports that count. */
export class PageMetrics {
  readonly #lcp: Histogram<'slot'>;
  readonly #inp: Histogram<'slot'>;
  readonly #cls: Histogram<'slot'>;
  readonly #calls: Counter<'slot' | 'kind'>;
  readonly #few = new FewLabels<'slot'>({
    most: mostOfAKind,
    idleMs,
    onLeave: (labels) => this.#forget(labels as OfSlot),
  });

  constructor(registry: Registry) {
    const registers = [registry];
    const labelNames = ['slot'] as const;
    this.#lcp = new Histogram({
      ...{ name: 'portal_page_lcp_seconds', help: 'Time until the largest part of a page was painted.' },
      ...{ buckets: [...buckets.lcp], labelNames, registers },
    });
    this.#inp = new Histogram({
      ...{ name: 'portal_page_inp_seconds', help: 'Slowest answer of a page to a click, a tap or a key.' },
      ...{ buckets: [...buckets.inp], labelNames, registers },
    });
    this.#cls = new Histogram({
      ...{ name: 'portal_page_cls', help: 'How far the parts of a page moved by themselves.' },
      ...{ buckets: [...buckets.cls], labelNames, registers },
    });
    this.#calls = new Counter({
      ...{ name: 'portal_failed_calls_total', help: 'Calls of pages that failed in browsers, by owner and kind.' },
      ...{ labelNames: ['slot', 'kind'], registers },
    });
    for (const kind of faults) this.#calls.inc({ slot: platformOwner.slot, kind }, 0);
  }

  countVitals({ slot, vitals: { lcp, inp, cls } }: VitalsReport): void {
    const labels = this.#few.of({ slot });
    if (lcp !== undefined) this.#lcp.observe(labels, lcp / 1000);
    if (inp !== undefined) this.#inp.observe(labels, inp / 1000);
    if (cls !== undefined) this.#cls.observe(labels, cls);
  }

  /** A call that is told of the host went to the platform. */
  countCall({ slot, failure }: CallReport): void {
    const labels = slot === 'host' ? { slot: platformOwner.slot } : this.#few.of({ slot });
    this.#calls.inc({ ...labels, kind: failure });
  }

  #forget(labels: OfSlot): void {
    for (const figure of [this.#lcp, this.#inp, this.#cls]) figure.remove(labels);
    for (const kind of faults) this.#calls.remove({ ...labels, kind });
  }
}
