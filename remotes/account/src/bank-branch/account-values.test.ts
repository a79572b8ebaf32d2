import { expect, test } from '@jest/globals';
import { inGroups } from './account-values';

test('a number is read in groups of four', () => {
  expect(inGroups('62220210011')).toBe('6222 0210 011');
  expect(inGroups('6222')).toBe('6222');
});
