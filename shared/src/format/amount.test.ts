import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, nothing, parseAmount } from './amount';

describe('"Amount display uses thousands separators and 2 decimals"', () => {
  test.each<[string | number | bigint, string]>([
    [0, '0.00'],
    [1, '1.00'],
    [12.5, '12.50'],
    [999, '999.00'],
    [1_000, '1,000.00'],
    [1234.56, '1,234.56'],
    [1234567.891, '1,234,567.89'],
    ['100000', '100,000.00'],
    ['1,234.5', '1,234.50'],
    [' 7 ', '7.00'],
    ['+7', '7.00'],
    ['7.', '7.00'],
    ['007', '7.00'],
    [-1234.5, '-1,234.50'],
    ['-0.001', '0.00'],
    [-0, '0.00'],
    [123n, '123.00'],
  ])('%p is shown as %s', (value, text) => expect(formatAmount(value)).toBe(text));

  test.each<[string | number, string]>([
    [1.005, '1.01'],
    [0.615, '0.62'],
    [-1.005, '-1.01'],
    ['0.005', '0.01'],
    ['0.0049999', '0.00'],
    ['2.675', '2.68'],
    ['0.994', '0.99'],
    ['0.995', '1.00'],
    ['999.995', '1,000.00'],
  ])('%p is rounded half away from zero to %s', (value, text) => expect(formatAmount(value)).toBe(text));

  test.each<[string | number, string]>([
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [1.5e21, '1,500,000,000,000,000,000,000.00'],
    [1e-7, '0.00'],
    [5e-3, '0.01'],
    ['1.2345e3', '1,234.50'],
    ['1E+2', '100.00'],
  ])('an exponent: %p is %s', (value, text) => expect(formatAmount(value)).toBe(text));

  test('digits beyond what a number can hold are kept', () => {
    expect(formatAmount('999999999999999999.99')).toBe('999,999,999,999,999,999.99');
    expect(formatAmount('9007199254740993')).toBe('9,007,199,254,740,993.00');
  });

  test.each([
    null,
    undefined,
    '',
    ' ',
    'abc',
    'x1',
    '1x',
    '1.2.3',
    '--1',
    '1,5',
    '12,34',
    '1234,567',
    ',123',
    '.5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e',
    '1e1000',
  ])('%p is no amount', (value) => expect(formatAmount(value)).toBe(nothing));

  test('the dash is one', () => expect(nothing).toBe('—'));

  test('hundredths come out as they went in', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (cents) => {
        const absolute = cents < 0n ? -cents : cents;
        const text = `${cents < 0n ? '-' : ''}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
        expect(formatAmount(text).replaceAll(',', '')).toBe(text);
        expect(formatAmount(text)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(parseAmount(formatAmount(text))).toBe(text);
      }),
    );
  });

  test('any number is shown within half a hundredth of itself', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (number) => {
        const shown = Number(formatAmount(number).replaceAll(',', ''));
        expect(Math.abs(shown - number)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });
});

describe('typed amounts', () => {
  test.each([
    ['1,234.5', '1234.50'],
    ['1234.56', '1234.56'],
    ['-3', '-3.00'],
    [' 0.1 ', '0.10'],
    ['5.', '5.00'],
    ['0007', '7.00'],
  ])('%p is %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  test.each(['', ' ', 'abc', '1.234', '1e5', '1,5', '12,34', '+1', '--1', '.5', '1.2.3', '1 000', 'x1', '1x', ','])(
    '%p is none: nothing is guessed or rounded',
    (text) => expect(parseAmount(text)).toBeNull(),
  );
});
