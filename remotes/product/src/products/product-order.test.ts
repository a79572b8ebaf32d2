import { expect, test } from '@jest/globals';
import { product } from '../testing/products';
import { soonExpiring } from './expiry';
import { shownProducts, stateCounts } from './product-order';

test('in the order of use; a state that has none is not counted', () => {
  const products = shownProducts([
    product('LC', { permitState: 'APPLYING' }),
    product('SCM', { permitState: 'OPEN' }),
    product('BILL', { permitState: 'OPEN', allowed: false }),
    product('ABS', { permitState: 'STOPPED' }),
    product('EC', { permitState: 'OPEN' }),
  ]);
  expect(products.map(({ productCode }) => productCode)).toEqual(['SCM', 'EC', 'LC', 'ABS']);
  expect(stateCounts(products).map(({ label, count }) => [label, count])).toEqual([
    ['已开通', 2],
    ['审核中', 1],
    ['已停用', 1],
  ]);
  expect(stateCounts([])).toEqual([]);
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
