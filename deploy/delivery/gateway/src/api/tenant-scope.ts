import type { CatalogTenant } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { sendFault } from '../http/send-fault';

export const tenantHeader = 'x-portal-tenant';
export const audienceHeader = 'x-portal-audience';

export interface TenantScopeOptions {
  tenantOf: (host: string) => Pick<CatalogTenant, 'code' | 'audience'> | undefined;
  headers: Record<string, string>;
}

/**
 * Covers everything below `/api`. The request's headers get the tenant's code and audience, whatever the client wrote
 * there. Answers that do not mention caching and framing are neither cached nor framed by others.
 */
export function tenantScope(scope: FastifyInstance, { tenantOf, headers }: TenantScopeOptions): void {
  const defaults = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
  });

  scope.addHook('onRequest', (request, reply, done) => {
    const tenant = tenantOf(request.host);
    if (!tenant) {
      sendFault(reply, 503);
      return;
    }
    request.headers[tenantHeader] = tenant.code;
    request.headers[audienceHeader] = tenant.audience;
    done();
  });

  scope.addHook('onSend', (request, reply, _, done) => {
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    done();
  });
}
