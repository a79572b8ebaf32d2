import type { FastifyInstance } from 'fastify';
import { sendFault } from '../http/send-fault';

export const tenantHeader = 'x-portal-tenant';

export interface TenantScopeOptions {
  tenantCodeOf: (host: string) => string | undefined;
  headers: Record<string, string>;
}

/**
 * For everything below `/api`: the tenant's code is in the request's header, whatever the client wrote there, and
 * answers that say nothing of caching and framing are neither kept nor framed by others.
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
