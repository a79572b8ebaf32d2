import { metricFamily as family, metricHead as head, type Labels, metricLine as line, type Sample } from '@portal/http';
import { timeLimits } from '@portal/releases';
import type { CatalogSource } from '../catalog/catalog-keeper';
import type { KeptFigures } from '../kept/kept-portal';
import type { LoadSum } from '../loads/load-figures';
import type { RenderFigures } from '../renderer-port';
import type { ServiceFigures } from '../services/slot-service';

function loadLabels({ tenant, slot, package: packageName, build }: LoadSum): Labels {
  return { tenant, slot, package: packageName, build };
}

function loadTimes(sum: LoadSum): string[] {
  const { figures } = sum;
  const labels = loadLabels(sum);
  let seen = 0;
  const buckets = timeLimits.map((limit, at) => {
    seen += figures.timeCounts[at] ?? 0;
    return line('portal_remote_load_seconds_bucket', { ...labels, le: String(limit / 1000) }, seen);
  });
  return [
    ...buckets,
    line('portal_remote_load_seconds_bucket', { ...labels, le: '+Inf' }, figures.loaded),
    line('portal_remote_load_seconds_sum', labels, figures.milliseconds / 1000),
    line('portal_remote_load_seconds_count', labels, figures.loaded),
  ];
}

function renderFamilies({ releases, starts }: RenderFigures): string[] {
  const renders = releases.flatMap(({ package: name, build, rendered, failed }) =>
    Object.entries({ rendered, ...failed }).map(
      ([outcome, count]): Sample => [{ package: name, build, outcome }, count],
    ),
  );
  return [
    ...family('portal_renders_total', 'counter', 'Public pages drawn as HTML, by release and outcome.', renders),
    ...family('portal_renderer_starts_total', 'counter', 'Starts of the process that draws them.', [[{}, starts]]),
  ];
}

function serviceFamilies(services: readonly ServiceFigures[]): string[] {
  const labels = ({ slot, service }: ServiceFigures) => ({ slot, service });
  const of = (value: (figures: ServiceFigures) => number) =>
    services.map((figures): Sample => [labels(figures), value(figures)]);
  const outcomes = services.flatMap((figures) =>
    Object.entries(figures.outcomes).map(([outcome, count]): Sample => [{ ...labels(figures), outcome }, count]),
  );
  return [
    ...family('portal_service_requests_total', 'counter', 'Requests to backends of slots, by outcome.', outcomes),
    ...family(
      'portal_service_answer_seconds_total',
      'counter',
      'Time until their answers began.',
      of(({ seconds }) => seconds),
    ),
    ...family(
      'portal_service_circuit_open',
      'gauge',
      '1: the backend is known to be away, and requests are refused.',
      of(({ circuitOpen }) => (circuitOpen ? 1 : 0)),
    ),
    ...family(
      'portal_service_streams',
      'gauge',
      'Event streams that are open.',
      of(({ streams }) => streams),
    ),
  ];
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

function sourceFamilies({ from, readAt }: CatalogSource): string[] {
  return [
    ...family(
      'portal_served_from_kept',
      'gauge',
      '1: the database was away at the start, and what was kept is served.',
      [[{}, from === 'kept' ? 1 : 0]],
    ),
    ...family('portal_catalog_read_timestamp_seconds', 'gauge', 'When the database told the catalog in service.', [
      [{}, secondsOf(readAt)],
    ]),
  ];
}

function keptFamilies({ bytes, readAt }: KeptFigures): string[] {
  return [
    ...family('portal_kept_timestamp_seconds', 'gauge', 'When the database told the catalog that is kept.', [
      [{}, secondsOf(readAt)],
    ]),
    ...family('portal_kept_bytes', 'gauge', 'Size of the files that are kept.', [[{}, bytes]]),
  ];
}

export interface RequestCount {
  route: string;
  status: string;
  count: number;
  seconds: number;
}

export interface MetricsSource {
  loads: readonly LoadSum[];
  requests: readonly RequestCount[];
  /** Undefined where nothing is drawn as HTML. */
  renders: RenderFigures | undefined;
  services: readonly ServiceFigures[];
  /** Undefined until there is a catalog. */
  source: CatalogSource | undefined;
  /** Undefined where nothing is kept. */
  kept: KeptFigures | undefined;
  /** Tells whether documents can be served. */
  servable: boolean;
  openStreams: number;
  /** Errors that nothing caught. The process ends soon after one. */
  uncaughtErrors: number;
  memory: number;
  uptime: number;
}

/** All figures in the text form that Prometheus reads: pure. */
export function metricsText({ loads, requests, renders, services, ...own }: MetricsSource): string {
  const outcomes = loads.flatMap((sum): Sample[] => {
    const { loaded, failed, fellBack } = sum.figures;
    const of = (outcome: string, value: number): Sample => [{ ...loadLabels(sum), outcome }, value];
    return [of('loaded', loaded), of('failed', failed), of('fell-back', fellBack)];
  });
  const tries = loads.map((sum): Sample => [loadLabels(sum), sum.figures.tries]);
  const crashes = loads.flatMap((sum) =>
    Object.entries(sum.figures.crashes).map(([kind, count]): Sample => [{ ...loadLabels(sum), kind }, count]),
  );
  const served = requests.map(({ route, status, count }): Sample => [{ route, status }, count]);
  const time = requests.map(({ route, status, seconds }): Sample => [{ route, status }, seconds]);
  return [
    ...family(
      'portal_remote_loads_total',
      'counter',
      'Loads of remotes in browsers, by release and outcome.',
      outcomes,
    ),
    ...family('portal_remote_tries_total', 'counter', 'Tries that these loads took.', tries),
    ...head('portal_remote_load_seconds', 'histogram', 'Time until a remote can be shown.'),
    ...loads.flatMap(loadTimes),
    ...family(
      'portal_remote_crashes_total',
      'counter',
      'Visits in which a release threw what nobody caught, by release and kind.',
      crashes,
    ),
    ...family('portal_requests_total', 'counter', 'Answers of the gateway.', served),
    ...family('portal_request_seconds_total', 'counter', 'Time that these answers took.', time),
    ...(renders ? renderFamilies(renders) : []),
    ...serviceFamilies(services),
    ...(own.source ? sourceFamilies(own.source) : []),
    ...(own.kept ? keptFamilies(own.kept) : []),
    ...family('portal_servable', 'gauge', 'Whether the gateway can serve documents.', [[{}, own.servable ? 1 : 0]]),
    ...family('portal_release_streams', 'gauge', 'Open pages that listen for new releases.', [[{}, own.openStreams]]),
    ...family('portal_uncaught_errors_total', 'counter', 'Errors that nothing answered.', [[{}, own.uncaughtErrors]]),
    ...family('process_resident_memory_bytes', 'gauge', 'Resident memory.', [[{}, own.memory]]),
    ...family('process_uptime_seconds', 'gauge', 'Time since the start.', [[{}, own.uptime]]),
    '',
  ].join('\n');
}
