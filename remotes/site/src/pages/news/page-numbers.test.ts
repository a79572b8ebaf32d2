import { expect, test } from '@jest/globals';
import { pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, '…', 9]],
  [5, 9, [1, '…', 4, 5, 6, '…', 9]],
  [9, 9, [1, '…', 8, 9]],
  [12, 9, [1, '…', 9]],
])('page %i of %i', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});
