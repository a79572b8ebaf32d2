import type { Call } from '../call';

/** What everybody may know of the products; the public site needs no other row of theirs. */
export const openProductCalls = {
  productList: {
    path: 'product/list',
    method: 'POST',
    base: 'portal',
    body: 'none',
    reply: 'json',
    token: false,
    writes: false,
  },
} as const satisfies Record<string, Call>;
