import { apiProof, faultSentence, isGatewayProof, proofHeader } from '@portal/http';
import type { FastifyInstance } from 'fastify';
import { refused } from './envelope';
import { HttpError } from './http-error';
import { noteRefused } from './refused-calls';

/** Whoever asks does not know the secret. */
export class UnknownGateway extends HttpError {
  constructor() {
    super('503', faultSentence(503));
  }
}

/**
 * Answers gateways that share the secret, and proves to them that this server answers. All others learn only that there
 * is no answer: a gateway with a wrong secret must not end its customers' sessions.
 */
export function answerKnownGateways(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, url, ip } = request;
    if (isGatewayProof(secret, headers[proofHeader], headers, Date.now())) {
      reply.header(proofHeader, apiProof(secret, headers['x-request-id']));
      return done();
    }
    if (url === '/healthz') return done();
    request.log.warn({ address: ip }, 'refused: the caller does not know API_SECRET');
    const refusal = new UnknownGateway();
    noteRefused(request, refusal);
    reply.code(503).send(refused(refusal));
  });
}
