import { expect, test } from '@jest/globals';
import { isUnlimited, mayChangeSlot, mayEmptySlot, mayPublish } from './token-rights';

const all = { package: null, tenant: null };
const team = { package: 'account', tenant: null };
const platform = { package: null, tenant: 'jinqiao' };
const both = { package: 'account', tenant: 'jinqiao' };

test.each([
  ['without limits', all, true, true],
  ['of a team: its own package', team, true, false],
  ['of a tenant: nothing', platform, false, false],
  ['of a team at a tenant: its own package', both, true, false],
])('a token %s may publish', (_what, token, account, site) => {
  expect([mayPublish(token, 'account'), mayPublish(token, 'site')]).toEqual([account, site]);
});

test.each([
  ['without limits', all, { own: true, empty: true, foreignSlot: true, foreignPackage: true, otherTenant: true }],
  ['of a team', team, { own: true, empty: false, foreignSlot: false, foreignPackage: false, otherTenant: true }],
  ['of a tenant', platform, { own: true, empty: true, foreignSlot: true, foreignPackage: true, otherTenant: false }],
  ['of both', both, { own: true, empty: false, foreignSlot: false, foreignPackage: false, otherTenant: false }],
])('a token %s changes slots', (_what, token, expected) => {
  const may = (tenant: string, from: string | undefined, to: string) => mayChangeSlot(token, { tenant, from, to });
  expect({
    own: may('jinqiao', 'account', 'account'),
    empty: may('jinqiao', undefined, 'account'),
    foreignSlot: may('jinqiao', 'site', 'account'),
    foreignPackage: may('jinqiao', 'account', 'site'),
    otherTenant: may('localhost', 'account', 'account'),
  }).toEqual(expected);
});

test('only a token that decides for tenants empties a slot', () => {
  const may = (tenant: string) => [all, team, platform, both].map((token) => mayEmptySlot(token, tenant));
  expect(may('jinqiao')).toEqual([true, false, true, false]);
  expect(may('localhost')).toEqual([true, false, false, false]);
});

test('only a token without limits manages tokens', () => {
  expect([all, team, platform, both].map(isUnlimited)).toEqual([true, false, false, false]);
});
