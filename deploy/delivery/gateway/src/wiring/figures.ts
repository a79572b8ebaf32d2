import { Registry, startMetricsServer } from '@portal/http/metrics';
import type { GatewayOptions } from '../gateway-options';
import { accessLog } from '../http/access-log';
import type { Answered } from '../http/answered';
import { LoadMetrics } from '../metrics/load-metrics';
import { PageMetrics } from '../metrics/page-metrics';
import { renderSeconds } from '../metrics/render-metrics';
import { requestMetrics } from '../metrics/request-metrics';
import { serviceSeconds } from '../metrics/service-metrics';
import { type StateOfGateway, stateMetrics, uncaughtErrorMetric } from '../metrics/state-metrics';

export type Figures = ReturnType<typeof figuresOf>;

/** Counts and logs each answer. */
export function figuresOf({ logger, metrics, api }: GatewayOptions) {
  const registry = new Registry();
  const loads = new LoadMetrics(registry);
  const pages = new PageMetrics(registry);
  const { answered: counted, refused } = requestMetrics(registry);
  const rendered = renderSeconds(registry);
  const serviceAnswered = serviceSeconds(registry);
  const inLog = logger && accessLog(logger);
  const answered: Answered = (answer) => {
    counted(answer);
    inLog?.(answer);
  };

  /** Shows the figures on a port of their own; the returned function ends that. */
  async function show(state: StateOfGateway): Promise<() => void> {
    if (!metrics) return () => {};
    stateMetrics(registry, state);
    const stopCounting = uncaughtErrorMetric(registry);
    const ofProcess = metrics.process ? [metrics.process] : [];
    const ofApi = api.kind === 'plugin' && api.metrics ? [api.metrics] : [];
    const all = Registry.merge([registry, ...ofProcess, ...ofApi]);
    const server = await startMetricsServer({ ...metrics, registry: all });
    return () => {
      stopCounting();
      server.close();
    };
  }

  return { answered, refused, loads, pages, rendered, serviceAnswered, show };
}
