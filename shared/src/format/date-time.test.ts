import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatAgo, formatDay, formatMinute, formatSecond, formatYear, type Moment } from './date-time';

describe('moments, by China’s clocks whatever the machine’s zone', () => {
  test.each<[Moment, string]>([
    ['2026-11-20T16:00:05Z', '2026-11-21 00:00:05'],
    ['2026-11-20T16:00:05.999Z', '2026-11-21 00:00:05'],
    ['2026-11-21T00:00:05+08:00', '2026-11-21 00:00:05'],
    [Date.parse('2026-11-20T16:00:05Z'), '2026-11-21 00:00:05'],
    [new Date('2026-11-20T16:00:05Z'), '2026-11-21 00:00:05'],
    [0, '1970-01-01 08:00:00'],
    ['2026-11-21 00:00:05', '2026-11-21 00:00:05'],
    ['2026-11-21T00:00:05', '2026-11-21 00:00:05'],
    ['2026-11-21 00:00:05.123', '2026-11-21 00:00:05'],
    ['2026-11-21 09:30', '2026-11-21 09:30:00'],
    [' 2026-11-21 ', '2026-11-21 00:00:00'],
    ['0001-01-01 00:00:00', '0001-01-01 00:00:00'],
    ['9999-12-31 23:59:59', '9999-12-31 23:59:59'],
  ])('%p', (moment, second) => {
    expect(formatSecond(moment)).toBe(second);
    expect(formatMinute(moment)).toBe(second.slice(0, 16));
    expect(formatDay(moment)).toBe(second.slice(0, 10));
    expect(formatYear(moment)).toBe(`${second.slice(0, 4)}年`);
  });

  test('"Year format YYYY年, default date format YYYY-MM-DD", times as YYYY-MM-DD HH:mm', () => {
    const moment = '2026-01-02 03:04:05';
    expect(formatYear(moment)).toBe('2026年');
    expect(formatDay(moment)).toBe('2026-01-02');
    expect(formatMinute(moment)).toBe('2026-01-02 03:04');
  });

  test.each<Moment>([
    null,
    undefined,
    '',
    ' ',
    'abc',
    Number.NaN,
    8.64e15,
    253_402_272_000_000,
    -62_200_000_000_000,
    new Date('x'),
    'x2026-01-01',
    '2026-01-01x',
  ])('%p is no moment: a dash', (moment) => {
    for (const format of [formatDay, formatMinute, formatSecond, formatYear]) expect(format(moment)).toBe('—');
  });

  test('what is shown is read as the same moment', () => {
    const moments = fc.date({ min: new Date('1000-01-02'), max: new Date('9998-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (date) => {
        expect(formatSecond(formatSecond(date))).toBe(formatSecond(date));
        expect(formatSecond(date.toISOString())).toBe(formatSecond(date.getTime()));
      }),
    );
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-03-02T02:00:00Z');
  test.each([
    ['2026-03-02T01:59:30Z', '刚刚'],
    ['2026-03-02T02:00:20Z', '刚刚'],
    ['2026-03-02T01:55:00Z', '5 分钟前'],
    ['2026-03-01T23:30:00Z', '2 小时前'],
    // In China that was yesterday, though only eleven hours ago.
    ['2026-03-01T15:00:00Z', '昨天 23:00'],
    ['2026-02-28T15:00:00Z', '02-28'],
    ['2025-12-31T15:00:00Z', '2025-12-31'],
    ['2026-03-02T03:00:00Z', '2026-03-02 11:00'],
    [null, '—'],
  ])('%s is %s', (moment, text) => {
    expect(formatAgo(moment, now)).toBe(text);
  });
});
