import { faultSentence } from '@portal/http';
import { missingText } from '@portal/shared/codes/refusal-texts';
import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { failure, success } from './envelope';
import { identityHeader } from './identity';
import type { Person } from './person';
import { Refusal } from './refusal';
import { identityVerifier, type VerifyOptions } from './verify-identity';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who calls. Only routes with `config: { open: true }` have none. */
    person: Person;
  }
  interface FastifyContextConfig {
    /** The permission that the route needs. */
    needs?: string;
    /** The route answers without an identity, e.g. to whoever asks whether the service runs. */
    open?: boolean;
  }
}

/** The framework's own refusals: a body that is no JSON, or too long. */
function isBadRequest(error: unknown): error is FastifyError {
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500;
}

/**
 * Makes a service of the portal out of a Fastify application: it knows who calls, checks the permission of a route, and
 * puts answers into the envelope.
 *
 *     await app.register(portalService, { slot: 'invoice', portal: 'https://portal.example.com' });
 *     app.get('/mine', { config: { needs: 'invoice.read' } }, ({ person }) => invoicesOf(person.compCode));
 */
export const portalService = plugin(async (app: FastifyInstance, options: VerifyOptions) => {
  const verify = identityVerifier(options);
  app.decorateRequest('person', null as unknown as Person);

  app.addHook('onRequest', async (request) => {
    const { open, needs } = request.routeOptions.config;
    if (open || request.is404) return;
    request.person = await verify(request.headers[identityHeader]);
    if (needs) request.person.need(needs);
  });

  // Files, streams and refusals, which are texts already, do not come here.
  app.addHook('preSerialization', async (_request, _reply, payload) => success(payload));
  // Neither does null.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (payload !== null || reply.statusCode !== 200) return payload;
    reply.type('application/json');
    return JSON.stringify(success(null));
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = isBadRequest(error) ? new Refusal('400', faultSentence(400)) : error;
    if (!(refusal instanceof Refusal)) request.log.error({ err: error }, 'a call failed');
    const { httpStatus, envelope } = failure(refusal);
    return reply.code(httpStatus).type('application/json').send(JSON.stringify(envelope));
  });
  app.setNotFoundHandler(() => {
    throw new Refusal('404', missingText);
  });
});
