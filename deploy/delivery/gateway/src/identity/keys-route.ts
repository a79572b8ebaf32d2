import { keysPath } from '@portal/service/identity';
import type { FastifyInstance } from 'fastify';
import { sendFault } from '../http/send-fault';
import type { SigningKeys } from './signing-keys';

/** The public keys by which services check identities. */
export function keysRoute(app: FastifyInstance, keys: SigningKeys, headers: Record<string, string>): void {
  app.get(keysPath, async (_request, reply) => {
    try {
      const published = await keys.published();
      return await reply.headers({ ...headers, 'cache-control': 'public, max-age=300' }).send({ keys: published });
    } catch (error) {
      app.log.warn({ err: error }, 'the keys of identities could not be read');
      return sendFault(reply, 503);
    }
  });
}
