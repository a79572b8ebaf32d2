import { expect, test } from '@jest/globals';
import type { Product } from './in-common';
import { byNeed } from './needs';

const products = (...codes: string[]) => codes.map((productCode) => ({ productCode }) as Product);
const told = (given: Product[]) =>
  byNeed(given).map(({ title, products: shown }) => [title, shown.map(({ productCode }) => productCode)]);

test('each product stands with what it is for, and a need without products is not shown', () => {
  expect(told(products('QUOTA', 'SCM', 'LC'))).toEqual([
    ['付款与结算', ['SCM', 'LC']],
    ['采购与额度', ['QUOTA']],
  ]);
});

test('a product that the site does not know is still shown', () => {
  expect(told(products('SCM', 'NEW'))).toEqual([
    ['付款与结算', ['SCM']],
    ['更多产品', ['NEW']],
  ]);
});
