import type { FastifyInstance } from 'fastify';
import { sendFault } from '../http/send-fault';

export const tenantHeader = 'x-portal-tenant';

export interface TenantScopeOptions {
  tenantCodeOf: (host: string) => string | undefined;
  headers: Record<string, string>;
}

/**
 * Covers everything below `/api`. The request's header gets the tenant's code, whatever the client wrote there. Answers
 * that do not mention caching and framing are neither cached nor framed by others.
 */
export function tenantScope(scope: FastifyInstance, { tenantCodeOf, headers }: TenantScopeOptions): void {
  const defaults = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
  });

  scope.addHook('onRequest', (request, reply, done) => {
    const tenant = tenantCodeOf(request.host);
    if (!tenant) {
      sendFault(reply, 503);
      return;
    }
    request.headers[tenantHeader] = tenant;
    done();
  });

  scope.addHook('onSend', (request, reply, _, done) => {
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done();
  });
}
