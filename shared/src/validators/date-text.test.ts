import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DateFormat, type DateMode, parseDateText } from './date-text';

const good: [string, DateMode, DateFormat, string[]][] = [
  ['2026-01-31', 'single', 'YYYY-MM-DD', ['2026-01-31']],
  ['  2024-02-29 ', 'single', 'YYYY-MM-DD', ['2024-02-29']],
  ['2026-3-1', 'single', 'YYYY-MM-DD', ['2026-03-01']],
  ['2026/03/01', 'single', 'YYYY-MM-DD', ['2026-03-01']],
  ['2026/3/1', 'single', 'YYYY-MM-DD', ['2026-03-01']],
  ['2026.3.1', 'single', 'YYYY-MM-DD', ['2026-03-01']],
  ['2026年3月1日', 'single', 'YYYY-MM-DD', ['2026-03-01']],
  ['20260301', 'single', 'YYYY-MM-DD', ['2026-03-01']],
  ['2026年', 'single', 'YYYY年', ['2026年']],
  ['2026', 'single', 'YYYY年', ['2026年']],
  ['2026-01-31', 'multiple', 'YYYY-MM-DD', ['2026-01-31']],
  [
    '2026-01-31, 2025-01-01，2024-02-29、2023-05-06',
    'multiple',
    'YYYY-MM-DD',
    ['2026-01-31', '2025-01-01', '2024-02-29', '2023-05-06'],
  ],
  ['2025年、2026年', 'multiple', 'YYYY年', ['2025年', '2026年']],
  ['2026-01-31 至 2026-02-28', 'range', 'YYYY-MM-DD', ['2026-01-31', '2026-02-28']],
  ['2026-01-31~2026-01-31', 'range', 'YYYY-MM-DD', ['2026-01-31', '2026-01-31']],
  ['2026-01-31～2026-02-01', 'range', 'YYYY-MM-DD', ['2026-01-31', '2026-02-01']],
  ['2026/1/31 至 20260201', 'range', 'YYYY-MM-DD', ['2026-01-31', '2026-02-01']],
  ['2026-01-31 - 2026-02-01', 'range', 'YYYY-MM-DD', ['2026-01-31', '2026-02-01']],
  ['2025年至2026年', 'range', 'YYYY年', ['2025年', '2026年']],
];

describe('"Date picker: accepts single, multiple or range values"', () => {
  test.each(good)('%p, %s, %s', (text, mode, format, values) => {
    expect(parseDateText(text, mode, format)).toEqual({ ok: true, values });
  });

  test('"default date format YYYY-MM-DD"', () => {
    expect(parseDateText('2026-01-31', 'single')).toEqual({ ok: true, values: ['2026-01-31'] });
    expect(parseDateText('2026年', 'single')).toEqual({ ok: false, message: '请输入正确的日期，例如 2026-01-31' });
  });

  test.each(['', '  '])('nothing typed is no date and no error: %p', (text) => {
    for (const mode of ['single', 'multiple', 'range'] as const)
      expect(parseDateText(text, mode)).toEqual({ ok: true, values: [] });
  });
});

const bad: [string, DateMode, DateFormat][] = [
  ['2026-02-30', 'single', 'YYYY-MM-DD'],
  ['2026/2/30', 'single', 'YYYY-MM-DD'],
  ['2026-1/31', 'single', 'YYYY-MM-DD'],
  ['26-1-31', 'single', 'YYYY-MM-DD'],
  ['2026131', 'single', 'YYYY-MM-DD'],
  ['昨天', 'single', 'YYYY-MM-DD'],
  ['2026-01-31、2026-02-01', 'single', 'YYYY-MM-DD'],
  ['26年', 'single', 'YYYY年'],
  ['0000年', 'single', 'YYYY年'],
  ['12026年', 'single', 'YYYY年'],
  ['2026年度', 'single', 'YYYY年'],
  ['2026-01-31', 'single', 'YYYY年'],
  ['2026-01-31,', 'multiple', 'YYYY-MM-DD'],
  ['2026-01-31,x', 'multiple', 'YYYY-MM-DD'],
  ['2026-01-31~2026-02-01', 'multiple', 'YYYY-MM-DD'],
  ['2026-01-31', 'range', 'YYYY-MM-DD'],
  ['2026-02-01 至 2026-01-31', 'range', 'YYYY-MM-DD'],
  ['2026-01-31 至 ', 'range', 'YYYY-MM-DD'],
  ['2026-01-31-2026-02-01', 'range', 'YYYY-MM-DD'],
  ['2026-01-01~2026-01-02~2026-01-03', 'range', 'YYYY-MM-DD'],
  ['2026年至2025年', 'range', 'YYYY年'],
];

describe('"It emits an input error on unparsable text"', () => {
  test.each(bad)('%p, %s, %s', (text, mode, format) => {
    expect(parseDateText(text, mode, format).ok).toBe(false);
  });

  test.each([
    ['single', 'YYYY-MM-DD', '请输入正确的日期，例如 2026-01-31'],
    ['single', 'YYYY年', '请输入正确的日期，例如 2026年'],
    ['multiple', 'YYYY-MM-DD', '请输入正确的日期，例如 2026-01-31、2026-02-28'],
    ['multiple', 'YYYY年', '请输入正确的日期，例如 2025年、2026年'],
    ['range', 'YYYY-MM-DD', '请输入正确的日期，例如 2026-01-31 至 2026-02-28'],
    ['range', 'YYYY年', '请输入正确的日期，例如 2025年 至 2026年'],
  ] as const)('%s, %s: the example in the sentence is itself good', (mode, format, message) => {
    expect(parseDateText('x', mode, format)).toEqual({ ok: false, message });
    expect(parseDateText(message.replace('请输入正确的日期，例如 ', ''), mode, format).ok).toBe(true);
  });
});

test('days written by the portal are read back', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(days, { minLength: 1 }), fc.constantFrom(',', '，', '、', ' 、 '), (values, separator) => {
      expect(parseDateText(values.join(separator), 'multiple')).toEqual({ ok: true, values });
    }),
  );
  fc.assert(
    fc.property(days, days, fc.constantFrom('~', ' ~ ', '～', '至', ' 至 ', ' - '), (from, to, separator) => {
      expect(parseDateText(`${from}${separator}${to}`, 'range').ok).toBe(from <= to);
    }),
  );
});
