import { expect, test } from '@jest/globals';
import { passwordLength, passwordRules, passwordRulesOf, passwordSpecials } from './password-rules';

test('"Password length 10 to 16; specials ! @ # $ % ^ & * _"', () => {
  expect(passwordLength).toEqual({ min: 10, max: 16 });
  expect([...passwordSpecials].join(' ')).toBe('! @ # $ % ^ & * _');
});

test('"10 uppercase, 20 lowercase, 30 digit, 40 special character"', () => {
  expect(passwordRules.map((rule) => `${rule.code} ${rule.label}`)).toEqual([
    '10 大写字母',
    '20 小写字母',
    '30 数字',
    '40 特殊字符',
  ]);
});

/** Every printable ASCII character belongs to one class or to none. */
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

test.each([
  ['10', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['20', 'abcdefghijklmnopqrstuvwxyz'],
  ['30', '0123456789'],
  ['40', '!#$%&*@^_'],
])('rule %s is met by exactly %s', (code, characters) => {
  const pattern = passwordRulesOf([code])[0]?.pattern;
  const fitting = printable.filter((character) => pattern?.test(character));
  expect(fitting.join('')).toBe(characters);
  expect(pattern?.test('密码Ａ１')).toBe(false);
});

test('a list of codes: order of the table, each once, unknown ones left out, numbers as texts', () => {
  expect(passwordRulesOf([40, '10', 40, '99']).map((rule) => rule.code)).toEqual(['10', '40']);
  expect(passwordRulesOf([])).toEqual([]);
});
