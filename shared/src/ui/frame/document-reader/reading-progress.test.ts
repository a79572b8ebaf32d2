import { expect, test } from '@jest/globals';
import { pageInSight, readShare } from './reading-progress';

test.each([
  [0, 400, 1000, 0.4],
  [591, 400, 1000, 0.991],
  [592, 400, 1000, 1],
  [599.5, 400, 1000, 1],
  [0, 400, 400, 1],
  [0, 400, 120, 1],
])('scrolled by %d, %d high, %d long: %d of it are read', (scrollTop, clientHeight, scrollHeight, share) => {
  expect(readShare({ scrollTop, clientHeight, scrollHeight })).toBeCloseTo(share);
});

test.each([
  [0, 1],
  [500, 1],
  [900, 2],
  [2_600, 3],
])('scrolled by %d of three pages, page %d is in sight', (scrollTop, page) => {
  expect(pageInSight({ scrollTop, clientHeight: 400, scrollHeight: 3_000 }, 3)).toBe(page);
});
