import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { creditCode, taxpayerId } from './company-codes';

const wrongCode = '请输入正确的统一社会信用代码';
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Written without the validator: the weight is a power of three, the sum a multiple of 31. */
function withCheckCharacter(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of first17) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return `${first17}${alphabet.charAt((31 * 31 - (sum % 31)) % 31)}`;
}

describe('unified social credit code, GB 32100', () => {
  // The first one is a common textbook example, the others belong to well-known companies.
  test.each(['91350100M000100Y43', '914403001922038216', '91110000802100433B', '9144030071526726XG'])(
    '%s is good',
    (code) => {
      expect(creditCode(code)).toBeNull();
    },
  );

  test.each([
    '91350100M000100Y44',
    '91350100m000100y43',
    '91350100M000100Y4',
    '91350100M000100Y433',
    'x91350100M000100Y43',
    'I1350100M000100Y43',
    '9135O100M000100Y43',
    '91A50100M000100Y43',
    '91350100M000100Z43',
    '91350100M0001 0Y43',
    'abc',
  ])('%p is none', (code) => expect(creditCode(code)).toBe(wrongCode));

  test('a good check character in the eighteenth place does not save a longer text', () => {
    expect(creditCode(`${withCheckCharacter('991350100M000100Y')}0`)).toBe(wrongCode);
  });

  test('nothing typed is not its business', () => expect(creditCode('')).toBeNull());

  const characters = (length: number) =>
    fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((list) => list.join(''));
  const region = fc.integer({ min: 110_000, max: 659_999 }).map(String);
  const codes = fc.tuple(characters(2), region, characters(9)).map((parts) => withCheckCharacter(parts.join('')));

  test('every code with its check character is good, a zero among them', () => {
    fc.assert(
      fc.property(codes, (code) => creditCode(code) === null),
      { numRuns: 500 },
    );
    const zero = fc.sample(codes, { numRuns: 500, seed: 7 }).filter((code) => code.endsWith('0'));
    expect(zero.length).toBeGreaterThan(0);
  });

  test('every other check character is wrong', () => {
    fc.assert(
      fc.property(codes, fc.constantFrom(...alphabet), (code, last) => {
        expect(creditCode(`${code.slice(0, 17)}${last}`) === null).toBe(code.endsWith(last));
      }),
    );
  });

  test('one character altered is found', () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 8, max: 16 }), fc.integer({ min: 1, max: 30 }), (code, place, shift) => {
        const other = alphabet.charAt((alphabet.indexOf(code.charAt(place)) + shift) % 31);
        expect(creditCode(`${code.slice(0, place)}${other}${code.slice(place + 1)}`)).toBe(wrongCode);
      }),
    );
  });
});

describe('"taxpayer ID patterns (请输入正确的纳税人识别号)"', () => {
  test.each([15, 17, 18, 20])('%d characters', (length) => {
    expect(taxpayerId('9'.repeat(length))).toBeNull();
    expect(taxpayerId(`A${'9'.repeat(length - 1)}`)).toBeNull();
  });

  test.each([1, 14, 16, 19, 21, 30])('not %d', (length) => {
    expect(taxpayerId('9'.repeat(length))).toBe('请输入正确的纳税人识别号');
  });

  test.each([`a${'9'.repeat(14)}`, `${'9'.repeat(14)}-`, `${'9'.repeat(17)}税`])('%p is none', (value) => {
    expect(taxpayerId(value)).toBe('请输入正确的纳税人识别号');
  });
});
