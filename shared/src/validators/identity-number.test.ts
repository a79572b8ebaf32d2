import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { birthDayOf, identityNumber, identityNumberOn } from './identity-number';

const wrong = '请输入正确的身份证号码';
const tooYoung = '身份证件号不能小于18岁';
const on = (day: string) => identityNumberOn(() => day);

/** Written without the validator: ISO 7064 MOD 11-2 step by step, as the standard describes it. */
function withCheckDigit(first17: string): string {
  let remainder = 0;
  for (const digit of first17) remainder = ((remainder + Number(digit)) * 2) % 11;
  return `${first17}${'10X98765432'.charAt(remainder)}`;
}

const born = (day: string, region = '110105', sequence = '001') =>
  withCheckDigit(`${region}${day.replaceAll('-', '')}${sequence}`);

describe('identity number', () => {
  // The two examples of GB 11643.
  test.each([
    ['11010519491231002X', '1949-12-31'],
    ['440524188001010014', '1880-01-01'],
  ])('%s is good, born on %s', (number, birth) => {
    expect(on('2026-11-21')(number)).toBeNull();
    expect(birthDayOf(number)).toBe(birth);
  });

  test('a small x counts as well', () => expect(identityNumber('11010519491231002x')).toBeNull());

  test.each([
    '110105194912310021',
    '11010519491231002',
    '11010519491231002XX',
    'x11010519491231002X',
    '110105194912310O2X',
    '1101051949123100２X',
    '11010519491231002Y',
    '110105491231002',
    born('1949-02-30'),
    born('1949-13-01'),
    born('1949-00-01'),
    born('1949-12-00'),
    born('1900-02-29'),
    'abc',
  ])('%p: 请输入正确的身份证号码', (number) => {
    expect(on('2026-11-21')(number)).toBe(wrong);
    expect(birthDayOf(number)).toBeNull();
  });

  test.each([
    ...[11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54],
    ...[61, 62, 63, 64, 65, 71, 81, 82, 83, 91],
  ])('there is a region %d', (region) => expect(identityNumber(born('1980-05-06', `${region}0101`))).toBeNull());

  test.each([
    '00',
    '10',
    '16',
    '20',
    '24',
    '30',
    '38',
    '40',
    '47',
    '55',
    '60',
    '66',
    '70',
    '72',
    '80',
    '84',
    '90',
    '92',
  ])('there is no region %s', (region) => expect(identityNumber(born('1980-05-06', `${region}0101`))).toBe(wrong));

  test('nothing typed is not its business', () => expect(identityNumber('')).toBeNull());
});

describe('"with 18-year minimum age (身份证件号不能小于18岁, or 请输入正确的身份证号码)", by the day', () => {
  const number = born('2008-11-21');

  test.each([
    ['2026-11-20', tooYoung],
    ['2026-11-21', null],
    ['2026-11-22', null],
    ['2026-01-31', tooYoung],
    ['2027-01-01', null],
    ['2008-11-21', tooYoung],
    ['2008-11-20', wrong],
  ])('born on 2008-11-21, on %s: %p', (today, message) => expect(on(today)(number)).toBe(message));

  test('born on 29 February: from 1 March', () => {
    expect(on('2026-02-28')(born('2008-02-29'))).toBe(tooYoung);
    expect(on('2026-03-01')(born('2008-02-29'))).toBeNull();
  });
});

describe('any number', () => {
  const days = fc
    .date({ min: new Date('1880-01-01'), max: new Date('2008-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const sequences = fc.nat(999).map((sequence) => String(sequence).padStart(3, '0'));
  const numbers = fc.tuple(days, sequences).map(([day, sequence]) => born(day, '320102', sequence));

  test('with its check digit is good', () => {
    fc.assert(fc.property(numbers, (number) => on('2026-11-21')(number) === null));
  });

  test('with one digit altered is wrong: the check digit finds it', () => {
    fc.assert(
      fc.property(numbers, fc.nat(16), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const digit = (Number(number.charAt(place)) + shift) % 10;
        expect(on('2026-11-21')(`${number.slice(0, place)}${digit}${number.slice(place + 1)}`)).toBe(wrong);
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => [null, wrong].includes(identityNumber(text))));
  });
});
