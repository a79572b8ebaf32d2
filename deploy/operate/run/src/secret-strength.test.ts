import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { secretBits } from './secret-strength';

describe('how hard a secret is to guess', () => {
  test.each(['hex', 'base64', 'base64url'] as const)('32 random bytes in %s are far above 80 bits', (encoding) => {
    for (let turn = 0; turn < 200; turn += 1)
      expect(secretBits(randomBytes(32).toString(encoding))).toBeGreaterThan(110);
  });

  test.each([
    'a'.repeat(64),
    'x1'.repeat(20),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789'.repeat(6),
    'password1password1password1password1',
    'portal-portal-portal-portal-portal-portal',
    'deadbeef'.repeat(8),
  ])('%s is not', (text) => {
    expect(secretBits(text)).toBeLessThan(60);
  });

  test('nothing is nothing', () => {
    expect(secretBits('')).toBe(0);
    expect(secretBits('a')).toBe(0);
  });
});
