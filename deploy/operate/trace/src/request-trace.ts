import type { IncomingMessage } from 'node:http';
import { requestNumber } from '@portal/shared/contract/request-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runFor, runningTrace } from './running';
import { beginSpan, isChosen, type Span } from './span';
import { newTrace, readTraceparent, type Trace, traceparentOf } from './trace';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `followRequests`. */
    trace: Trace;
  }
}

/**
 * Names a request by its trace id, and writes the `traceparent` that counts into its headers. A client's own is taken
 * for its id alone.
 */
export function numberRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const trace = readTraceparent(headers.traceparent) ?? newTrace();
  headers.traceparent = traceparentOf(trace);
  return requestNumber(trace.traceId);
}

export interface Following {
  /** Names the first span of a request here. */
  readonly name: string;
  /** Whether the caller, a process of the portal, says which requests are recorded; left away: it is decided here. */
  readonly asTheCallerSays?: boolean;
}

/** A question that a process asks itself belongs to the request for which it asks. */
function withinOwn(trace: Trace): Trace | undefined {
  const outer = runningTrace();
  return outer?.traceId === trace.traceId ? outer : undefined;
}

function attributesOf({ method, url, host }: FastifyRequest) {
  const end = url.search(/[?#;]/);
  return {
    'http.request.method': method,
    'url.path': end < 0 ? url : url.slice(0, end),
    'server.address': host,
  };
}

/** Follows each request of a server to its end. The server numbers them by `numberRequest`. */
export function followRequests(app: FastifyInstance, { name, asTheCallerSays = false }: Following): void {
  app.decorateRequest('trace', null as unknown as Trace);

  function beginning(request: FastifyRequest): { trace: Trace; span?: Span | undefined } {
    const said = readTraceparent(request.headers.traceparent) ?? newTrace();
    const outer = withinOwn(said);
    const trace = { ...said, sampled: outer?.sampled ?? (asTheCallerSays ? said.sampled : isChosen()) };
    if (!trace.sampled) return { trace };
    // What a client calls its own span, nobody has recorded.
    const parentId = outer?.spanId ?? (asTheCallerSays ? said.spanId : undefined);
    const span = beginSpan(trace, {
      name,
      kind: 'server',
      attributes: { ...attributesOf(request), 'portal.number': request.id },
      parentId,
    });
    return { trace: span ? { ...trace, spanId: span.id } : trace, span };
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { trace, span } = beginning(request);
    request.trace = trace;
    if (span)
      reply.raw.once('close', () => {
        const { statusCode, writableEnded } = reply.raw;
        span.tell({ 'http.response.status_code': statusCode });
        if (!writableEnded) span.fail('the client left');
        else if (statusCode >= 500) span.fail(String(statusCode));
        span.end();
      });
    runFor(trace, done);
  });
  // The body comes by events of the connection, which know of no request.
  app.addHook('preHandler', (request, _reply, done) => runFor(request.trace, done));
}
