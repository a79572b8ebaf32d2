import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFault } from './send-fault';

const longestUrl = 4_096;

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

/** Answers an error that nothing else answered: one sentence to the client, the rest to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  sendFault(reply, status);
}

/** What is refused before any route sees it, and what no route takes. */
export function faults(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > longestUrl) sendFault(reply, 414);
    else done();
  });
  app.setErrorHandler(answerError);
  // Every address has a page or a file; what arrives here came with another method.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendFault(reply, 404);
    return sendFault(reply.header('allow', 'GET, HEAD'), 405);
  });
}
