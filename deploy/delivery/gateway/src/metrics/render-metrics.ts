import { answerSeconds, type Registry, type Sample, toldCounter, toldGauge } from '@portal/http/metrics';
import type { RendererPort } from '../renderer-port';
import { grouped, totals } from './few-rows';

/** Counts how long the renderer takes for a page. */
export function renderSeconds(registry: Registry): (seconds: number) => void {
  const seconds = answerSeconds(registry, {
    name: 'portal_render_seconds',
    help: 'Time in which the renderer drew a page, or failed to.',
  });
  return (taken) => seconds.observe(taken);
}

export function renderMetrics(registry: Registry, renderer: Pick<RendererPort, 'figures'>): void {
  toldCounter(registry, {
    name: 'portal_renders_total',
    help: 'Public pages drawn as HTML, by release and outcome.',
    labels: ['package', 'build', 'outcome'],
    samples: () =>
      grouped(renderer.figures?.releases ?? [], ['package', 'build']).flatMap(({ labels, rows }) =>
        totals(rows.map(({ rendered, failed }) => ({ rendered, ...failed }))).map(
          ([outcome, count]): Sample => [{ ...labels, outcome }, count],
        ),
      ),
  });
  toldCounter(registry, {
    name: 'portal_renderer_starts_total',
    help: 'Starts of the process that draws them.',
    samples: () => (renderer.figures ? [[{}, renderer.figures.starts]] : []),
  });
  toldGauge(registry, {
    name: 'portal_renderer_up',
    help: '1: the process that draws them runs. Nothing until the first release needs it.',
    samples: () => (renderer.figures?.starts ? [[{}, renderer.figures.up ? 1 : 0]] : []),
  });
}
