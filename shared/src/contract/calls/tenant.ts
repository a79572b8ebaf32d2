import type { Call } from '../call';

/** The brand of a host name. */
export const tenantCalls = {
  multiTenantInfo: {
    path: 'cust/multiTenant/findMultiTenantInfo',
    method: 'POST',
    base: 'portal',
    query: ['url'],
    body: 'none',
    reply: 'json',
    token: false,
    writes: false,
  },
} as const satisfies Record<string, Call>;
