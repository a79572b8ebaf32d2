import { type Registry, type Sample, toldCounter, toldGauge } from '@portal/http/metrics';
import type { ForwardFigures } from '../forward/error-forwarder';

/** How errors are sent on to the operator's collector; nothing where they are not. */
export function forwardMetrics(registry: Registry, forward: { readonly figures: ForwardFigures } | undefined): void {
  const outcomes = ['sent', 'refused', 'lost'] as const;
  toldCounter(registry, {
    name: 'portal_forwarded_errors_total',
    help: 'Errors of pages for the collector of the operator, by outcome.',
    labels: ['outcome'],
    samples: () => (forward ? outcomes.map((outcome): Sample => [{ outcome }, forward.figures[outcome]]) : []),
  });
  toldGauge(registry, {
    name: 'portal_forwarded_errors_waiting',
    help: 'Errors that wait to be sent on.',
    samples: () => (forward ? [[{}, forward.figures.waiting]] : []),
  });
}
