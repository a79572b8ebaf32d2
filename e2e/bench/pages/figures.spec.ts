import { expect, test } from '@playwright/test';
import { median, ratio, spreadOf } from './figures';
import type { Figures } from './visit';

const visits = (...times: number[]) => times.map((usable) => ({ usable }) as unknown as Figures);

test('the median of an odd and of an even number of visits', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('one slow visit moves the spread, not the median', () => {
  expect(spreadOf(visits(100, 110, 900), 'usable')).toEqual({ median: 110, least: 100, most: 900 });
});

test('a ratio compares medians', () => {
  expect(ratio(visits(90, 100, 110), visits(200, 200, 900), 'usable')).toBe(0.5);
});
