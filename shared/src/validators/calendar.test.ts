import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOfAge, isDay, todayInChina } from './calendar';

describe('days of the calendar', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01', '0001-01-01', '9999-12-31'])(
    '%s is one',
    (text) => {
      expect(isDay(text)).toBe(true);
    },
  );

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-01-32',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '0000-01-01',
    '2026-1-1',
    '2026/01/01',
    '20260101',
    '2026-01-01T00:00',
    'x2026-01-01',
    '',
  ])('%p is none', (text) => expect(isDay(text)).toBe(false));

  test('agrees with the machine’s calendar', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), part(13), part(32), (year, month, day) => {
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
          '-',
        );
        const date = new Date(`${text}T00:00:00Z`);
        const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isDay(text)).toBe(real);
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s it is %s in China', (moment, day) => expect(todayInChina(Date.parse(moment))).toBe(day));

test('without a moment it is now', () => {
  const before = todayInChina(Date.now());
  const answer = todayInChina();
  expect([before, todayInChina(Date.now())]).toContain(answer);
});

test.each([
  ['2008-11-21', 18, '2026-11-21'],
  ['2008-02-29', 18, '2026-03-01'],
  ['2008-02-29', 20, '2028-02-29'],
  ['0900-01-05', 18, '0918-01-05'],
])('born on %s one is %d on %s', (birth, age, day) => expect(dayOfAge(birth, age)).toBe(day));
