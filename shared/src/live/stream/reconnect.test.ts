import { expect, test } from '@jest/globals';
import { failuresAfter, pauseAfter } from './reconnect';

test.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [2, 1, 2_000],
  [5, 1, 16_000],
  [6, 1, 30_000],
  [60, 0, 15_000],
])('after %d failures a pause between half and all of it', (failures, random, milliseconds) => {
  expect(pauseAfter(failures, random)).toBe(milliseconds);
});

test('a stream that held begins the count anew; one that broke at once, or never spoke, does not', () => {
  expect(failuresAfter(4, 60_000)).toBe(1);
  expect(failuresAfter(4, 100)).toBe(5);
  expect(failuresAfter(4, null)).toBe(5);
});
