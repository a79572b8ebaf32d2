import { expect, test } from '@jest/globals';
import { platformConfig } from '../../core/config';
import { productEntry } from './product-entry';

const origin = {
  site: 'https://portal.example',
  tenant: 't',
  audience: 'customers' as const,
  address: '',
  userAgent: '',
  requestId: '',
};
const entry = (entryUrl: string, demo: boolean) =>
  productEntry({ entryUrl }, { config: platformConfig({ demo }), origin });

test.each([
  ['https://scm.example/enter?a=1', { kind: 'external', url: 'https://scm.example/enter?a=1' }],
  ['/ec/orders', { kind: 'portal', url: '/ec/orders' }],
  ['http://scm.example/', null],
  ['/dev/product/SCM', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['https://user@scm.example/', null],
  ['https:///', null],
  ['', null],
])('%s', (entryUrl, wanted) => {
  expect(entry(entryUrl, false)).toEqual(wanted);
});

test('a demonstration has pages of its own, and products without certificates', () => {
  expect(entry('/dev/product/SCM', true)?.url).toBe('https://portal.example/dev/product/SCM');
  expect(entry('http://localhost:9000/', true)?.url).toBe('http://localhost:9000/');
});
