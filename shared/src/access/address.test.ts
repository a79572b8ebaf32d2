import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pathOf } from './address';

test.each([
  ['/center/crm/user', '/center/crm/user'],
  ['center/crm/account', '/center/crm/account'],
  ['/center/crm/user/', '/center/crm/user'],
  ['//center//', '/center'],
  ['/login?redirect=/center', '/login'],
  ['/index/help#answer-3', '/index/help'],
  ['/index/help#a?b', '/index/help'],
  ['/login/?a=1#b', '/login'],
  ['?a=/index', '/'],
  ['#index', '/'],
  ['', '/'],
  ['/', '/'],
])('the path of %p is %p', (address, path) => expect(pathOf(address)).toBe(path));

test('a path stays itself', () => {
  fc.assert(fc.property(fc.webPath(), (address) => expect(pathOf(pathOf(address))).toBe(pathOf(address))));
});
