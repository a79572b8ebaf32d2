import {
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as tracing,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Attributes, Beginning, Recorder, Span } from './span';
import type { Trace } from './trace';

export interface ExportOptions {
  /** The collector, as `OTEL_EXPORTER_OTLP_ENDPOINT` names it. */
  readonly endpoint: string;
  /** The share of requests that are recorded, from 0 to 1. */
  readonly share: number;
  /** The process, such as `portal-gateway`. */
  readonly service: string;
  readonly log: { warn(details: object, message: string): void };
}

export interface SpanExport {
  readonly recorder: Recorder;
  /** Gives the collector what waits. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Spans wait so long at most, so that a request can be looked at soon. */
const exportEveryMs = 1_000;
/** A collector that does not answer must keep no process from its end. */
const exportTimeoutMs = 5_000;

/** Whoever begins a trace has its id already: it is the request's. */
class GivenTraceIds extends RandomIdGenerator {
  next = '';
  override generateTraceId = () => this.next;
}

/** Says once that the collector takes nothing, and once that it does again. */
class SaidExporter extends OTLPTraceExporter {
  readonly #log: ExportOptions['log'];
  #isFailing = false;

  constructor(url: string, log: ExportOptions['log']) {
    super({ url, timeoutMillis: exportTimeoutMs });
    this.#log = log;
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      const isFailing = result.error !== undefined;
      if (isFailing && !this.#isFailing) this.#log.warn({ err: result.error }, 'the collector takes no traces');
      else if (!isFailing && this.#isFailing) this.#log.warn({}, 'the collector takes traces again');
      this.#isFailing = isFailing;
      done(result);
    });
  }
}

const toldBy = (span: OtelSpan): Span => ({
  id: span.spanContext().spanId,
  tell(attributes: Attributes) {
    span.setAttributes({ ...attributes });
  },
  fail(why: string) {
    span.setAttribute('error.type', why);
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
  end() {
    span.end();
  },
});

/**
 * Records spans by OpenTelemetry and gives them to a collector by OTLP. Nothing of it is loaded unless the settings want
 * traces.
 */
export function exportSpans({ endpoint, share, service, log }: ExportOptions): SpanExport {
  const ids = new GivenTraceIds();
  const exporter = new SaidExporter(`${endpoint.replace(/\/$/, '')}/v1/traces`, log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    // Who is recorded is decided before a span begins.
    sampler: new AlwaysOnSampler(),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: exportEveryMs,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  const tracer = provider.getTracer('portal');

  function begin({ traceId }: Trace, { name, kind, attributes, parentId }: Beginning): Span {
    ids.next = traceId;
    const parent = parentId === undefined ? undefined : { traceId, spanId: parentId, traceFlags: TraceFlags.SAMPLED };
    const context = parent ? tracing.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    return toldBy(tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context));
  }

  return { recorder: { share, begin }, close: () => provider.shutdown() };
}
