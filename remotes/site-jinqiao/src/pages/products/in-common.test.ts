import { expect, test } from '@jest/globals';
import { inCommon, type Product } from './in-common';

const product = (steps: readonly string[], ...materials: string[]) =>
  ({ steps: steps.map((title) => ({ title, text: '' })), materials }) as unknown as Product;

test('the steps of all products are said once, and the papers that each of them wants', () => {
  const way = ['提交', '审核'];
  const { steps, materials } = inCommon([product(way, '执照', '合同', '申请书'), product(way, '执照', '申请书')]);
  expect(steps.map(({ title }) => title)).toEqual(way);
  expect(materials).toEqual(['执照', '申请书']);
});

test('a product with a way of its own keeps it, as every other does then', () => {
  expect(inCommon([product(['提交'], '执照'), product(['提交', '审核'], '合同')])).toEqual({
    steps: [],
    materials: [],
  });
  expect(inCommon([])).toEqual({ steps: [], materials: [] });
});
