import { expect, test } from '@jest/globals';
import { digitsOnly, inGroups } from './account-values';

test('a pasted number loses its gaps', () => {
  expect(digitsOnly(' 6222 0210 0111\t5702\n')).toBe('6222021001115702');
});

test('a number is read in groups of four', () => {
  expect(inGroups('62220210011')).toBe('6222 0210 011');
  expect(inGroups('6222')).toBe('6222');
});
