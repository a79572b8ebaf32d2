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

  scope.addHook('onRequest', async (request, reply) => {
    const tenant = tenantCodeOf(request.host);
    if (!tenant) return sendFault(reply, 503);
    request.headers[tenantHeader] = tenant;
  });

  scope.addHook('onSend', async (request, reply) => {
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
}
