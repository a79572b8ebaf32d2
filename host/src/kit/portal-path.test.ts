import { expect, test } from '@jest/globals';
import { portalPath } from './portal-path';

test.each([
  [undefined, '/center/crm', '/center/crm'],
  ['/standalone/account', '/standalone/account/center/crm', '/center/crm'],
  ['/standalone/account', '/standalone/account', '/'],
  ['/standalone/account', '/center/crm', '/center/crm'],
])('below %s, %s is %s', (basePath, pathname, expected) => {
  expect(portalPath(basePath, pathname)).toBe(expected);
});
