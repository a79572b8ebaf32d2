import type { CatalogTenant } from '@portal/releases';
import type { FastifyRequest } from 'fastify';

interface Around {
  /** The address that customers use, as the operator set it. */
  publicUrl: string | undefined;
  https: boolean;
  /** Command lines come to a port of their own. */
  apart: boolean;
  isFromDesk: (request: FastifyRequest) => boolean;
}

/**
 * Tells where customers find a tenant: the operator's scheme and port, and one of the tenant's host names. Undefined for a
 * command line that uses the customers' address itself and so knows its port.
 */
export function publicOrigins({ publicUrl, https, apart, isFromDesk }: Around) {
  return (
    { code, hostNames }: Pick<CatalogTenant, 'code' | 'hostNames'>,
    request: FastifyRequest,
  ): string | undefined => {
    const base =
      publicUrl ??
      (isFromDesk(request)
        ? `${request.protocol}://${request.host}`
        : apart
          ? `${https ? 'https' : 'http'}://x`
          : undefined);
    if (base === undefined) return undefined;
    const address = new URL(base);
    // A tenant's code is its first name; others, such as the machine's own address, came later.
    const [name = address.hostname] = hostNames.includes(code) ? [code] : hostNames;
    if (!hostNames.includes(address.hostname)) address.hostname = name;
    return hostNames.length === 0 && publicUrl === undefined ? undefined : address.origin;
  };
}
