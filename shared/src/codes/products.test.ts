import { expect, test } from '@jest/globals';
import { prodCodes } from './products';

test('"the product code is CRM", "if the route belongs to product EC", "SCM-C102"', () => {
  expect(prodCodes).toEqual({ portal: 'CRM', commerce: 'EC', supplyChain: 'SCM' });
});
