import { answerSeconds, FewLabels, type Registry, type Sample, toldCounter, toldGauge } from '@portal/http/metrics';
import type { ServiceAnswered, ServiceFigures } from '../services/slot-service';
import { grouped, idleMs, mostOfAKind, sumOf, totals } from './few-rows';

const labels = ['slot', 'service'] as const;

/** Counts how long services take until their answers begin. */
export function serviceSeconds(registry: Registry): ServiceAnswered {
  const seconds = answerSeconds(registry, {
    name: 'portal_service_answer_seconds',
    help: 'Time until answers of backends of slots began.',
    labels,
  });
  const few = new FewLabels<(typeof labels)[number]>({
    most: mostOfAKind,
    idleMs,
    onLeave: (gone) => seconds.remove(gone),
  });
  return (of, taken) => seconds.observe(few.of(of), taken);
}

export function serviceMetrics(registry: Registry, services: { readonly figures: readonly ServiceFigures[] }): void {
  const each = (tell: (rows: readonly ServiceFigures[]) => number) => () =>
    grouped(services.figures, labels).map(({ labels: of, rows }): Sample => [of, tell(rows)]);
  toldCounter(registry, {
    name: 'portal_service_requests_total',
    help: 'Requests to backends of slots, by outcome.',
    labels: [...labels, 'outcome'],
    samples: () =>
      grouped(services.figures, labels).flatMap(({ labels: of, rows }) =>
        totals(rows.map(({ outcomes }) => outcomes)).map(([outcome, count]): Sample => [{ ...of, outcome }, count]),
      ),
  });
  toldGauge(registry, {
    name: 'portal_service_circuit_open',
    help: '1: the backend is known to be away, and requests are refused.',
    labels,
    samples: each((rows) => (rows.some(({ circuitOpen }) => circuitOpen) ? 1 : 0)),
  });
  toldGauge(registry, {
    ...{ name: 'portal_service_streams', help: 'Event streams that are open.', labels },
    samples: each((rows) => sumOf(rows, ({ streams }) => streams)),
  });
}
