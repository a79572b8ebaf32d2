import { expect, test } from '@jest/globals';
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
