import { Counter, type Registry, type Sample, toldCounter, toldGauge } from '@portal/http/metrics';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import type { KeptFigures } from '../kept/kept-portal';
import type { RendererPort } from '../renderer-port';
import type { ServiceFigures } from '../services/slot-service';

export interface StateOfGateway {
  readonly keeper: Pick<CatalogKeeper, 'source' | 'catalog'>;
  readonly services: { readonly figures: readonly ServiceFigures[] };
  /** Undefined where nothing is drawn as HTML. */
  readonly renderer: Pick<RendererPort, 'figures'> | undefined;
  /** Undefined where nothing is kept. */
  readonly kept: { readonly figures: KeptFigures | undefined } | undefined;
  readonly openStreams: () => number;
}

function renderMetrics(registry: Registry, renderer: Pick<RendererPort, 'figures'>): void {
  toldCounter(registry, {
    name: 'portal_renders_total',
    help: 'Public pages drawn as HTML, by release and outcome.',
    labels: ['package', 'build', 'outcome'],
    samples: () =>
      (renderer.figures?.releases ?? []).flatMap(({ package: name, build, rendered, failed }) =>
        Object.entries({ rendered, ...failed }).map(
          ([outcome, count]): Sample => [{ package: name, build, outcome }, count],
        ),
      ),
  });
  toldCounter(registry, {
    name: 'portal_renderer_starts_total',
    help: 'Starts of the process that draws them.',
    samples: () => (renderer.figures ? [[{}, renderer.figures.starts]] : []),
  });
}

function serviceMetrics(registry: Registry, services: StateOfGateway['services']): void {
  const of = (value: (figures: ServiceFigures) => number) => () =>
    services.figures.map((figures): Sample => [{ slot: figures.slot, service: figures.service }, value(figures)]);
  const labels = ['slot', 'service'];
  toldCounter(registry, {
    name: 'portal_service_requests_total',
    help: 'Requests to backends of slots, by outcome.',
    labels: [...labels, 'outcome'],
    samples: () =>
      services.figures.flatMap(({ slot, service, outcomes }) =>
        Object.entries(outcomes).map(([outcome, count]): Sample => [{ slot, service, outcome }, count]),
      ),
  });
  toldCounter(registry, {
    ...{ name: 'portal_service_answer_seconds_total', help: 'Time until their answers began.', labels },
    samples: of(({ seconds }) => seconds),
  });
  toldGauge(registry, {
    name: 'portal_service_circuit_open',
    help: '1: the backend is known to be away, and requests are refused.',
    labels,
    samples: of(({ circuitOpen }) => (circuitOpen ? 1 : 0)),
  });
  toldGauge(registry, {
    ...{ name: 'portal_service_streams', help: 'Event streams that are open.', labels },
    samples: of(({ streams }) => streams),
  });
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
  const { keeper, services, renderer, kept, openStreams } = state;
  if (renderer) renderMetrics(registry, renderer);
  serviceMetrics(registry, services);
  catalogMetrics(registry, keeper);
  if (kept) keptMetrics(registry, kept);
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
  toldGauge(registry, {
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    samples: () => [[{}, process.memoryUsage.rss()]],
  });
  toldGauge(registry, {
    name: 'process_uptime_seconds',
    help: 'Time since the start.',
    samples: () => [[{}, process.uptime()]],
  });
}
