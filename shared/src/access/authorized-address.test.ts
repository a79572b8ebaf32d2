import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { isAuthorizedAddress } from './authorized-address';

const auth = [
  { resUri: '/center/crm/user' },
  { resUri: 'center/crm/account' },
  { resUri: '' },
  { resUri: '/center/invoice/:id' },
  { resUri: '/center/report/:year?' },
];

test.each([
  ['/center/crm/user', true],
  ['center/crm/user', true],
  ['/center/crm/user/', true],
  ['/center/crm/user?tab=1#top', true],
  ['/center/crm/account', true],
  ['/center/crm/account/list', false],
  ['/center/crm', false],
  ['/center/crm/USER', false],
  ['/center/crm/users', false],
  // Patterns of the router.
  ['/center/invoice/17', true],
  ['/center/invoice/17/', true],
  ['/center/invoice/17/print', false],
  ['/center/invoice', false],
  ['/center/report', true],
  ['/center/report/2026', true],
  ['/center/report/2026/11', false],
  // A resource without an address authorizes nothing, not even the root.
  ['/', false],
  ['', false],
])('%p: %p', (address, expected) => expect(isAuthorizedAddress(address, auth)).toBe(expected));

test('without resources nothing is authorized', () => expect(isAuthorizedAddress('/center', [])).toBe(false));

test('the root has to be authorized as such', () => expect(isAuthorizedAddress('/', [{ resUri: '/' }])).toBe(true));

describe('where the page is known, its own pattern has to be authorized', () => {
  const reads = [{ resUri: '/center/loan/:id' }];

  test.each([
    ['/center/loan/17', '/center/loan/:id', true],
    ['/center/loan/17', '/center/loan/:number', true],
    ['/center/loan/stats', '/center/loan/stats', false],
    ['/center/loan/STATS', '/center/loan/stats', false],
    ['/center/loan/17', '/center/loan/*', false],
    ['/center/loan/17', '/center/:area/:id', false],
    // Nobody knows the pattern while the page's remote has not loaded.
    ['/center/loan/stats', undefined, true],
  ])('%s as %s: %p', (address, route, expected) => {
    expect(isAuthorizedAddress(address, reads, route)).toBe(expected);
  });

  test('an address that is authorized itself is open, whatever its page’s pattern', () => {
    const one = [{ resUri: 'center/loan/17/' }];
    expect(isAuthorizedAddress('/center/loan/17', one, '/center/loan/:id')).toBe(true);
    expect(isAuthorizedAddress('/center/loan/18', one, '/center/loan/:id')).toBe(false);
  });

  test('[threat: missing right] no pattern opens the page of a sibling, in any table of routes', () => {
    const part = fc.constantFrom('a', 'b', ':x', ':y');
    const pattern = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([parts, splat]) => `/center/${[...parts, ...(splat ? ['*'] : [])].join('/')}`);
    const shape = (path: string) => path.replace(/:\w/g, ':');
    const table = fc.uniqueArray(pattern, { minLength: 2, maxLength: 8, selector: shape });
    const address = fc
      .array(fc.constantFrom('a', 'b', 'c', 'a1'), { minLength: 1, maxLength: 4 })
      .map((parts) => `/center/${parts.join('/')}`);
    fc.assert(
      fc.property(table, address, fc.infiniteStream(fc.boolean()), (patterns, path, coins) => {
        const routes = patterns.map((one) => ({ path: one }));
        const shown = matchRoutes(routes, path)?.at(-1)?.route.path;
        if (shown === undefined) return;
        const held = patterns.filter(() => coins.next().value);
        const opens = isAuthorizedAddress(
          path,
          held.map((resUri) => ({ resUri })),
          shown,
        );
        expect(opens).toBe(held.includes(shown));
      }),
      { numRuns: 2_000 },
    );
  });
});
