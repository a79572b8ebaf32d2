import { describe, expect, test } from '@jest/globals';
import { addMonths, isDay, readDay, weeksAround } from './days';

describe('what is typed as a day', () => {
  test.each([
    ['2026-11-03', '2026-11-03'],
    [' 2026/1/3 ', '2026-01-03'],
    ['2026年11月3日', '2026-11-03'],
    ['20261103', '2026-11-03'],
  ])('%s', (text, day) => expect(readDay(text)).toBe(day));

  test.each(['', '2026-13-01', '2026-02-30', '昨天', '11-03'])('%s is none', (text) =>
    expect(readDay(text)).toBeNull(),
  );
});

test('a day that no month has is none', () => {
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2028-02-29')).toBe(true);
});

test('a month on is the same day, or the last of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-11-03', 12)).toBe('2027-11-03');
});

test('the weeks of a month begin on Monday and hold all its days', () => {
  const weeks = weeksAround('2026-11-18');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeks).toHaveLength(6);
  expect(weeksAround('2027-02-10')).toHaveLength(4);
});
