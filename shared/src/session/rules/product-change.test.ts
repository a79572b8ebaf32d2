import { expect, test } from '@jest/globals';
import { clearsCompanyInfo } from './product-change';

test.each([
  ['to another product code', '/center/crm/user', 'SCM', 'CRM', true],
  ['within a product', '/center/crm/user', 'CRM', 'CRM', false],
  ['from nowhere', '/center/crm/user', undefined, 'CRM', false],
  ['to a page without a product', '/index/index', 'CRM', undefined, false],
  ['between two of them', '/index/help', undefined, undefined, false],
  ['to the product page', '/center/product/product', 'CRM', 'CRM', true],
  ['to the product page at start', '/center/product/product?x=1', undefined, undefined, true],
])('%s', (_name, address, current, next, clears) => {
  expect(clearsCompanyInfo(address, { current, next })).toBe(clears);
});
