import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { addressKey, CircuitBreaker, failAnswer, isApiProof, proofHeader } from '@portal/http';
import { beginSpan, outgoingTrace, runFor, type Span } from '@portal/trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteRefusal } from '../http/note-answer';
import { sendFault } from '../http/send-fault';
import { isStreamCall, isUploadCall } from './call-kinds';
import { headersForClient, headersForUpstream } from './forwarded-headers';
import { audienceHeader, tenantHeader } from './tenant-scope';
import { outcomeOf } from './upstream-outcome';
import { defaultMostStreams, UpstreamPools, uploadTimeout } from './upstream-pools';

export interface UpstreamApiOptions {
  /** Replaces the scope's prefix: with `http://api:9000/v1`, `/api/x` goes to `/v1/x`. */
  url: string;
  /** The gateway and that API recognize each other by it. */
  secret?: string | undefined;
  https: boolean;
  breaker?: CircuitBreaker;
  /** The most event streams from this gateway to that API. Further streams are told to come back later. */
  maxStreams?: number | undefined;
}

/** The API's answer. The types of the proxy call it a reply of the framework, which it is not. */
interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly stream: Readable;
}

/**
 * The asking client as it was at the beginning: with the last byte, the proxy's client takes the connection off the
 * request.
 */
interface Asking {
  readonly reply: FastifyReply;
  readonly caller: string;
  readonly socket: Socket;
  /** Lasts until the answer begins. */
  readonly span: Span | undefined;
}

/**
 * Catches errors that are thrown when the API answers. Nobody else would answer them, because no handler is running
 * then.
 */
function contained(reply: FastifyReply, act: () => void): void {
  try {
    act();
  } catch (error) {
    reply.request.log.error({ err: error }, 'an answer of the API failed');
    failAnswer(reply.raw, 500);
  }
}

export function upstreamApi(scope: FastifyInstance, options: UpstreamApiOptions) {
  const { url, secret, https, breaker = new CircuitBreaker(), maxStreams = defaultMostStreams } = options;
  const { origin, host } = new URL(url);
  const pools = new UpstreamPools(origin, maxStreams);
  let openStreams = 0;

  function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (!breaker.admits(addressKey(request.ip))) {
      noteRefusal(reply, 'circuit_open');
      request.log.warn('the API is not asked: it has not answered before');
      sendFault(reply, 503);
      return;
    }
    if (isStreamCall(request.url)) {
      if (openStreams >= maxStreams) {
        noteRefusal(reply, 'stream_limit');
        sendFault(reply.header('retry-after', '30'), 503);
        return;
      }
      openStreams += 1;
      reply.raw.once('close', () => {
        openStreams -= 1;
      });
    }
    done();
  }

  /** Does not pass on an answer of the API. */
  function refuse(reply: FastifyReply, stream: Readable, why: string): void {
    reply.request.log.error(why);
    stream.destroy();
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    sendFault(reply, 502);
  }

  function answer({ reply, caller, span }: Asking, { statusCode, headers, stream }: Answered): void {
    span?.tell({ 'http.response.status_code': statusCode });
    span?.end();
    const { request } = reply;
    if (secret && !isApiProof(secret, headers[proofHeader], request.id)) {
      refuse(reply, stream, 'the API does not know API_SECRET');
      return;
    }
    if (statusCode < 500) breaker.succeeded();
    else breaker.failed(caller);
    if (String(headers['content-type']).startsWith('text/event-stream') && !isStreamCall(request.url)) {
      refuse(reply, stream, 'the API answers with events where the contract has none');
      return;
    }
    reply.send(stream);
  }

  function answerNothing({ reply, caller, socket, span }: Asking, error: Error): void {
    const outcome = outcomeOf(error, reply.raw, socket);
    span?.fail(outcome);
    span?.end();
    if (outcome === 'unreachable') breaker.failed();
    if (outcome === 'unanswered') breaker.failed(caller);
    sendFault(reply, 502);
  }

  scope.register(httpProxy, {
    upstream: url,
    disableRequestLogging: true,
    destroyAgent: true,
    // By its types, `request` of undici also returns a promise. The proxy uses only the callback.
    undici: pools as unknown as { request: never },
    preHandler: admit,
    handler: (request, reply, dest, replyOptions) => {
      const unwanted = new AbortController();
      reply.raw.once('close', () => unwanted.abort());
      const { trace } = request;
      const span = beginSpan(trace, {
        name: 'ask the API',
        kind: 'client',
        attributes: { 'server.address': host },
        parentId: trace.spanId,
      });
      const asking = { reply, caller: addressKey(request.ip), socket: request.raw.socket, span };
      const stream = isStreamCall(request.url);
      const send = () =>
        reply.from(dest, {
          ...replyOptions,
          ...(isUploadCall(request.url) ? { timeout: uploadTimeout } : {}),
          onResponse: (_request, _reply, response) =>
            contained(reply, () => answer(asking, response as unknown as Answered)),
          onError: (_reply, { error }) => contained(reply, () => answerNothing(asking, error)),
        });
      pools.going({ pool: stream ? 'streams' : 'calls', signal: unwanted.signal }, () => {
        if (span) runFor({ ...trace, spanId: span.id }, send);
        else send();
      });
      return reply;
    },
    replyOptions: {
      // Only the client knows whether a call may be repeated.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) =>
        headersForUpstream(
          { ...headers, ...outgoingTrace() },
          {
            tenant: String(request.headers[tenantHeader]),
            audience: String(request.headers[audienceHeader]),
            ip: request.ip,
            host: request.host,
            protocol: https ? 'https' : request.protocol,
            requestId: request.id,
          },
          secret,
        ),
      rewriteHeaders: (headers) => headersForClient(headers),
    },
  });
}
