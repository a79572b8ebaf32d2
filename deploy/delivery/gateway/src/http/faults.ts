import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFault } from './send-fault';

export const maxUrlLength = 4_096;

/** Addresses that take other methods than pages and files do. */
const isCall = /^\/(?:-|api|dev)(?:[/?]|$)/;

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

/** Answers an error that nothing else answered: one sentence to the client, the rest to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  // It may stand there for the answer that broke off.
  reply.removeHeader('content-encoding');
  sendFault(reply, status);
}

/** Answers requests that are refused before any route sees them, and requests that no route takes. */
export function faults(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > maxUrlLength) sendFault(reply, 414);
    else done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    // Every other address is a page or a file. Such a request arrives here because of its method, which pages and files
    // do not take.
    const unknown = isCall.test(request.url) || request.method === 'GET' || request.method === 'HEAD';
    if (unknown) sendFault(reply, 404);
    else sendFault(reply.header('allow', 'GET, HEAD'), 405);
  });
}
