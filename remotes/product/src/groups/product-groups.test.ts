import { expect, test } from '@jest/globals';
import { product } from '../testing/products';
import { soonExpiring } from './expiry';
import { productGroups } from './product-groups';

test('in the order of use; a group that has none is not there', () => {
  const products = [
    product('LC', { permitState: 'APPLYING' }),
    product('SCM', { permitState: 'OPEN' }),
    product('ABS', { permitState: 'STOPPED' }),
    product('EC', { permitState: 'OPEN' }),
  ];
  expect(
    productGroups(products).map(({ title, products: rows }) => [title, rows.map((row) => row.productCode)]),
  ).toEqual([
    ['已开通', ['SCM', 'EC']],
    ['审核中', ['LC']],
    ['已停用', ['ABS']],
  ]);
  expect(productGroups([])).toEqual([]);
});

const now = Date.parse('2026-11-21T15:59:59Z');

test.each([
  [null, null],
  ['2026-11-21T15:00:00Z', 0],
  ['2026-11-21T16:00:00Z', 1],
  ['2026-12-21T15:00:00Z', 30],
  ['2026-12-21T16:00:00Z', null],
  ['2026-11-19T00:00:00Z', null],
])('a permit until %s ends in %s days', (expireTime, days) => {
  expect(soonExpiring(expireTime, now)).toBe(days);
});
