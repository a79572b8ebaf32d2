import { describe, expect, test } from '@jest/globals';
import { asRule } from './as-rule';
import { all, isBlank, matches, required, whenFilled } from './validator';

const nothingTyped = [undefined, null, '', ' ', '\t\n', '　'];

test.each(nothingTyped)('%p is blank', (value) => {
  expect(isBlank(value)).toBe(true);
  expect(required('必填')(value)).toBe('必填');
  expect(whenFilled(() => '错误')(value)).toBeNull();
  expect(matches(/^x$/, '错误')(value)).toBeNull();
});

test.each(['0', 'a', ' a '])('%p is not blank', (value) => {
  expect(isBlank(value)).toBe(false);
  expect(required('必填')(value)).toBeNull();
  expect(whenFilled((text) => text)(value)).toBe(value);
  expect(matches(/^x$/, '错误')(value)).toBe('错误');
});

test('of several rules the first that complains is heard', () => {
  const rule = all(required('必填'), matches(/^\d+$/, '数字'), matches(/^.{3}$/, '三位'));
  expect(rule('')).toBe('必填');
  expect(rule('ab')).toBe('数字');
  expect(rule('12')).toBe('三位');
  expect(rule('123')).toBeNull();
  expect(all()('x')).toBeNull();
});

describe('as a form rule', () => {
  const rule = asRule(required('必填'));

  test('tells the form whether the field may stay empty, for the mark beside its label', () => {
    expect(rule.required).toBe(true);
    expect(asRule(matches(/^\d+$/, '数字')).required).toBe(false);
  });

  test('resolves for a good value', async () => {
    await expect(rule.validator({}, 'x')).resolves.toBeUndefined();
  });

  test('rejects with the sentence', async () => {
    await expect(rule.validator({}, undefined)).rejects.toEqual(new Error('必填'));
  });
});
