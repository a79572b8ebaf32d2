import { expect, test } from '@jest/globals';
import { longestPrefix } from './path-prefix';

const prefixes = ['/', '/center', '/center/crm', '/msg'].map((prefix) => ({ prefix }));

test.each([
  ['/center/crm/user', '/center/crm'],
  ['/center/crm', '/center/crm'],
  ['/Center/CRM/user', '/center/crm'],
  ['/center/crmx', '/center'],
  ['/centerx', '/'],
  ['/', '/'],
])('%s belongs to %s', (path, prefix) => {
  expect(longestPrefix(prefixes, path)?.prefix).toBe(prefix);
});

test('no prefix covers it', () => {
  expect(longestPrefix([{ prefix: '/msg' }], '/center')).toBeUndefined();
});
