import { expect, test } from '@jest/globals';
import { passwordStrength } from './password-strength';

test.each([
  ['Ab1!Ab1!Ab1!', 1],
  ['Aa1!aaaaaaaa', 1],
  ['Xk1!abcdefgh', 1],
  ['Kw7!mzqT2p', 1],
  ['Portal@2026x', 2],
  ['Granite#7Wave', 2],
  ['Granite#7WaveQ2', 3],
])('%s is of strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
