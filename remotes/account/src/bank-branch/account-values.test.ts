import { expect, test } from '@jest/globals';
import { againFault, digitsOnly, inGroups } from './account-values';

test('a pasted number loses its gaps', () => {
  expect(digitsOnly(' 6222 0210 0111\t5702\n')).toBe('6222021001115702');
});

test('a number is read in groups of four', () => {
  expect(inGroups('62220210011')).toBe('6222 0210 011');
  expect(inGroups('6222')).toBe('6222');
});

test.each([
  [undefined, undefined, null],
  ['62220210', undefined, '请再次输入银行账号'],
  ['62220210', '62220211', '两次输入的银行账号不一致'],
  ['62220210', '62220210', null],
])('%s typed again as %s: %s', (first, again, sentence) => {
  expect(againFault(first, again)).toBe(sentence);
});
