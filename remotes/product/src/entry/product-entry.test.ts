import { expect, test } from '@jest/globals';
import { productEntry } from './product-entry';

test.each([
  ['https://scm.example.com/', { kind: 'external', href: 'https://scm.example.com/' }],
  ['/ec/orders', { kind: 'portal', to: '/ec/orders' }],
  ['//evil.example/', { kind: 'none' }],
  ['/\\evil.example', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['https:///', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%s', (entryUrl, entry) => {
  expect(productEntry(entryUrl)).toEqual(entry);
});
