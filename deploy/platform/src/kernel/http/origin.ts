import type { FastifyRequest } from 'fastify';

/** The origin of a request. */
export interface Origin {
  readonly tenant: string;
  /** The people whom the host name serves: the platform's customers, or its own people. */
  readonly audience: 'customers' | 'staff';
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** `https://host` as the customer sees it, for links in messages. */
  readonly site: string;
}

/** The origin of an act that no request asks for. `named` says who or what acts. */
export const originOfItself = (
  { tenant, audience }: Pick<Origin, 'tenant' | 'audience'>,
  named: Partial<Pick<Origin, 'userAgent' | 'requestId'>>,
): Origin => ({ tenant, audience, address: '', userAgent: '', requestId: '', site: '', ...named });

const tenantCode = /^[a-z0-9][a-z0-9.-]{0,62}$/;

/** The gateway overwrites this header on every request. Without a gateway the operator's default tenant counts. */
export const tenantHeader = 'x-portal-tenant';
/** The gateway overwrites this one, too. */
export const audienceHeader = 'x-portal-audience';

export function originOf(request: FastifyRequest, defaultTenant: string): Origin {
  const tenant = request.headers[tenantHeader];
  return {
    tenant: typeof tenant === 'string' && tenantCode.test(tenant) ? tenant : defaultTenant,
    audience: request.headers[audienceHeader] === 'staff' ? 'staff' : 'customers',
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    site: `${request.protocol}://${request.host}`,
  };
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,128})$/i.exec(request.headers.authorization ?? '')?.[1];
}
