import { describe, expect, test } from '@jest/globals';
import { codeDigits } from './code-text';

describe('codeDigits', () => {
  test.each([
    ['123456', '123456'],
    ['12 34 56', '123456'],
    ['验证码 654321，5 分钟内有效', '654321'],
    ['尾号 8293，验证码：654321。', '654321'],
    ['1234567', '123456'],
    ['１２３４５６', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('%s', (text, code) => {
    expect(codeDigits(text, 6)).toBe(code);
  });
});
