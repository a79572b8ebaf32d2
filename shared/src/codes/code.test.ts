import { expect, test } from '@jest/globals';
import { isSet, sameCode } from './code';

test('a code is the same as a number and as a text', () => {
  expect(sameCode('10', 10)).toBe(true);
  expect(sameCode(10, '10')).toBe(true);
  expect(sameCode('010', '10')).toBe(false);
  expect(sameCode(0, '0')).toBe(true);
});

test('nothing is no code, not even the empty one', () => {
  expect(sameCode(null, '10')).toBe(false);
  expect(sameCode(undefined, 'undefined')).toBe(false);
  expect(sameCode(null, 'null')).toBe(false);
  expect(sameCode('', '')).toBe(true);
});

test.each([true, 1, '1'])('%p is a yes', (flag) => expect(isSet(flag)).toBe(true));

test.each([false, 0, '0', '', 'false', 'true', 2, null, undefined])('%p is no yes', (flag) => {
  expect(isSet(flag)).toBe(false);
});
