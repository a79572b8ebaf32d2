import { describe, expect, test } from '@jest/globals';
import { phoneDigits, plainEmail, plainNumber } from './typed-text';

describe('a number is read as it was meant', () => {
  test.each([
    ['9131 0115 mA1K 3XYZ 12', '91310115MA1K3XYZ12'],
    ['９１３１０１１５ＭＡ１Ｋ３ＸＹＺ１２', '91310115MA1K3XYZ12'],
    [' 6222 0210 0111\t5702\n', '6222021001115702'],
    ['qy 2026 00001 8', 'QY2026000018'],
    ['QY2026-00001—8', 'QY2026000018'],
    ['110101‑19900307‐123x', '11010119900307123X'],
    ['\u202a622202\u202c\u200b1001', '6222021001'],
  ])('%s', (typed, number) => expect(plainNumber(typed)).toBe(number));
});

describe('a mobile number is its eleven digits', () => {
  test.each([
    ['13800000001', '13800000001'],
    ['138 0000 0001', '13800000001'],
    ['１３８００００００００１', '13800000000'],
    ['１３８０００００００１', '13800000001'],
    ['＋８６ １３８—００００—０００１', '13800000001'],
    ['\u202a+86 138-0000-0001\u202c', '13800000001'],
    ['008613800000001', '13800000001'],
    ['138000000012', '13800000001'],
    ['8613', '8613'],
    ['abc', ''],
  ])('%s', (typed, phone) => expect(phoneDigits(typed)).toBe(phone));
});

describe('an e-mail address has no blanks', () => {
  test.each([
    [' li@example.com ', 'li@example.com'],
    ['ｌｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'li@example.com'],
  ])('%s', (typed, address) => expect(plainEmail(typed)).toBe(address));
});
