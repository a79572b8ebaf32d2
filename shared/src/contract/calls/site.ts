import type { Call } from '../call';

/** What a tenant's public site says of the tenant. */
export const siteCalls = {
  siteContent: {
    path: 'site/content',
    method: 'POST',
    base: 'portal',
    body: 'none',
    reply: 'json',
    token: false,
    writes: false,
    ours: true,
  },
} as const satisfies Record<string, Call>;
