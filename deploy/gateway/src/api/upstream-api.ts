import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { sendFault } from '../http/send-fault';
import { CircuitBreaker } from './circuit-breaker';
import { headersForClient, headersForUpstream } from './forwarded-headers';
import { tenantHeader } from './tenant-scope';

export interface UpstreamApiOptions {
  /** Takes the place of the scope's prefix: with `http://api:9000/v1`, `/api/x` goes to `/v1/x`. */
  url: string;
  https: boolean;
  breaker?: CircuitBreaker;
}

const connectTimeout = 1_000;
/** Until the answer begins, and between two parts of it: a stream of events may last longer as a whole. */
const answerTimeout = 60_000;

export function upstreamApi(
  scope: FastifyInstance,
  { url, https, breaker = new CircuitBreaker() }: UpstreamApiOptions,
) {
  scope.register(httpProxy, {
    upstream: url,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: {
      connections: 256,
      pipelining: 1,
      connect: { timeout: connectTimeout },
      headersTimeout: answerTimeout,
      bodyTimeout: answerTimeout,
    },
    preHandler: (_request, reply, done) => {
      if (breaker.admits()) done();
      else sendFault(reply, 503);
    },
    replyOptions: {
      // Whether a call may be repeated is the client's to know.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) =>
        headersForUpstream(headers, {
          tenant: String(request.headers[tenantHeader]),
          ip: request.ip,
          host: request.host,
          protocol: https ? 'https' : request.protocol,
          requestId: request.id,
        }),
      rewriteHeaders: (headers) => headersForClient(headers),
      onResponse: (_request, reply, response) => {
        breaker.succeeded();
        reply.send(response.stream);
      },
      onError: (reply) => {
        // A client that went away says nothing of the server.
        if (!reply.request.raw.destroyed || reply.request.raw.complete) breaker.failed();
        sendFault(reply, 502);
      },
    },
  });
}
