import { expect, test } from '@jest/globals';
import { rangePresets } from './range-presets';

const daysAt = (now: string) =>
  Object.fromEntries(rangePresets(Date.parse(now)).map(({ label, days }) => [label, days]));

test('each range ends today and has as many days as it says', () => {
  expect(daysAt('2026-11-27T12:00:00+08:00')).toEqual({
    '近 7 天': ['2026-11-21', '2026-11-27'],
    本月: ['2026-11-01', '2026-11-27'],
    近三个月: ['2026-08-28', '2026-11-27'],
  });
});

test('the day is that of China, where the customers are', () => {
  expect(daysAt('2026-11-30T17:00:00Z').本月).toEqual(['2026-12-01', '2026-12-01']);
});

test('three months before a day that the month does not have', () => {
  expect(daysAt('2026-05-31T12:00:00+08:00').近三个月).toEqual(['2026-03-01', '2026-05-31']);
});
