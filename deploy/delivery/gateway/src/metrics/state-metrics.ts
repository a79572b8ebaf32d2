import { Counter, type Registry, toldGauge } from '@portal/http/metrics';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import type { ForwardFigures } from '../forward/error-forwarder';
import type { KeptFigures } from '../kept/kept-portal';
import type { RendererPort } from '../renderer-port';
import type { ServiceFigures } from '../services/slot-service';
import { forwardMetrics } from './forward-metrics';
import { renderMetrics } from './render-metrics';
import { serviceMetrics } from './service-metrics';

export interface StateOfGateway {
  readonly keeper: Pick<CatalogKeeper, 'source' | 'catalog'>;
  readonly services: { readonly figures: readonly ServiceFigures[] };
  /** Undefined where nothing is drawn as HTML. */
  readonly renderer: Pick<RendererPort, 'figures'> | undefined;
  /** Undefined where nothing is kept. */
  readonly kept: { readonly figures: KeptFigures | undefined } | undefined;
  readonly openStreams: () => number;
  /** Undefined where errors are not sent on. */
  readonly forward: { readonly figures: ForwardFigures } | undefined;
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Until there is a catalog, nothing is told of it. */
function catalogMetrics(registry: Registry, keeper: StateOfGateway['keeper']): void {
  toldGauge(registry, {
    name: 'portal_served_from_kept',
    help: '1: the database was away at the start, and what was kept is served.',
    samples: () => (keeper.source ? [[{}, keeper.source.from === 'kept' ? 1 : 0]] : []),
  });
  toldGauge(registry, {
    name: 'portal_catalog_read_timestamp_seconds',
    help: 'When the database told the catalog in service.',
    samples: () => (keeper.source ? [[{}, secondsOf(keeper.source.readAt)]] : []),
  });
}

function keptMetrics(registry: Registry, kept: { readonly figures: KeptFigures | undefined }): void {
  toldGauge(registry, {
    name: 'portal_kept_timestamp_seconds',
    help: 'When the database told the catalog that is kept.',
    samples: () => (kept.figures ? [[{}, secondsOf(kept.figures.readAt)]] : []),
  });
  toldGauge(registry, {
    name: 'portal_kept_bytes',
    help: 'Size of the files that are kept.',
    samples: () => (kept.figures ? [[{}, kept.figures.bytes]] : []),
  });
}

/** Counts errors that nothing caught. The process ends soon after one. The returned function ends the counting. */
export function uncaughtErrorMetric(registry: Registry): () => void {
  const errors = new Counter({
    ...{ name: 'portal_uncaught_errors_total', help: 'Errors that nothing answered.', registers: [registry] },
  });
  const count = () => errors.inc();
  process.on('uncaughtExceptionMonitor', count);
  return () => process.off('uncaughtExceptionMonitor', count);
}

/** Metrics of what the gateway has and does at the moment. */
export function stateMetrics(registry: Registry, state: StateOfGateway): void {
  const { keeper, services, renderer, kept, openStreams, forward } = state;
  if (renderer) renderMetrics(registry, renderer);
  serviceMetrics(registry, services);
  catalogMetrics(registry, keeper);
  if (kept) keptMetrics(registry, kept);
  forwardMetrics(registry, forward);
  toldGauge(registry, {
    name: 'portal_servable',
    help: 'Whether the gateway can serve documents.',
    samples: () => [[{}, keeper.catalog?.servable ? 1 : 0]],
  });
  toldGauge(registry, {
    name: 'portal_release_streams',
    help: 'Open pages that listen for new releases.',
    samples: () => [[{}, openStreams()]],
  });
}
