import { expect, test } from '@jest/globals';
import { demoConfig } from '@portal/demonstration/demo-options';
import { platformConfig } from '../../kernel/config';
import { productEntry } from './product-entry';

const origin = {
  site: 'https://portal.example',
  tenant: 't',
  audience: 'customers' as const,
  address: '',
  userAgent: '',
  requestId: '',
};
const entry = (entryUrl: string, config = platformConfig()) => productEntry({ entryUrl }, { config, origin });

test.each([
  ['https://scm.example/enter?a=1', { kind: 'external', url: 'https://scm.example/enter?a=1' }],
  ['/ec/orders', { kind: 'portal', url: '/ec/orders' }],
  ['http://scm.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['https://user@scm.example/', null],
  ['https:///', null],
  ['', null],
])('[threat: open redirect] %s', (entryUrl, wanted) => {
  expect(entry(entryUrl)).toEqual(wanted);
});

test('a demonstration has pages of its own, and products without certificates', () => {
  expect(entry('/dev/product/SCM', demoConfig())?.url).toBe('https://portal.example/dev/product/SCM');
  expect(entry('http://localhost:9000/', demoConfig())?.url).toBe('http://localhost:9000/');
});
