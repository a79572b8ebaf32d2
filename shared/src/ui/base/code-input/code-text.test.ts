import { describe, expect, test } from '@jest/globals';
import { phoneDigits } from '../phone-input/phone-text';
import { codeDigits } from './code-text';

describe('codeDigits', () => {
  test.each([
    ['123456', '123456'],
    ['12 34 56', '123456'],
    ['验证码 654321，5 分钟内有效', '654321'],
    ['尾号 8293，验证码：654321。', '654321'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('%s', (text, code) => {
    expect(codeDigits(text, 6)).toBe(code);
  });
});

describe('phoneDigits', () => {
  test.each([
    ['13800000001', '13800000001'],
    ['138 0000 0001', '13800000001'],
    ['+86 138-0000-0001', '13800000001'],
    ['008613800000001', '13800000001'],
    ['138000000012', '13800000001'],
    ['8613', '8613'],
    ['abc', ''],
  ])('%s', (text, phone) => {
    expect(phoneDigits(text)).toBe(phone);
  });
});
