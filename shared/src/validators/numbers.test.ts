import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal9, decimal15, decimal18, positiveInteger, transferAmount } from './numbers';

describe('"positive integer up to 8 digits (请输入0-8位的正整数)"', () => {
  test.each(['1', '10', '99999999'])('%s is good', (value) => expect(positiveInteger(value)).toBeNull());

  test.each(['0', '01', '-1', '+1', '1.0', '1e3', '100000000', '1,000', ' 1', '1 ', '一', '１'])(
    '%p is none',
    (value) => {
      expect(positiveInteger(value)).toBe('请输入0-8位的正整数');
    },
  );

  test('exactly the numbers from 1 to 99999999', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 200_000_000 }), (number) => {
        expect(positiveInteger(String(number)) === null).toBe(number >= 1 && number <= 99_999_999);
      }),
    );
  });
});

describe.each([
  ['decimal up to 18 integer digits and 2 decimals', 18, decimal18],
  ['decimal up to 15 digits and 2 decimals', 15, decimal15],
  ['decimal up to 9 digits and 2 decimals', 9, decimal9],
])('"%s"', (_, digits, validate) => {
  const message = `请输入正确的数字，整数不超过${digits}位，小数不超过2位`;

  test.each(['0', '0.1', '0.00', '1', '1.2', '1.23', '9'.repeat(digits), `${'9'.repeat(digits)}.99`])('%s', (value) => {
    expect(validate(value)).toBeNull();
  });

  test.each([
    '9'.repeat(digits + 1),
    `1${'0'.repeat(digits)}.5`,
    '1.234',
    '1.',
    '.5',
    '01',
    '00',
    '-1',
    '1,000',
    '1e3',
    'a',
    '1 ',
    'x1',
  ])('%p is none', (value) => expect(validate(value)).toBe(message));

  test('nothing typed is not its business', () => expect(validate('')).toBeNull());
});

describe('amount that proves a bank account', () => {
  test.each(['0.01', '0.1', '0.10', '0.99'])('%s is good', (value) => expect(transferAmount(value)).toBeNull());

  test.each(['0', '0.0', '0.00', '1', '1.00', '0.001', '.5', '0.', '-0.5', '00.5', '0.5x', '0'])(
    '%p is none',
    (value) => {
      expect(transferAmount(value)).toBe('请输入0.01至0.99之间的金额');
    },
  );
});
