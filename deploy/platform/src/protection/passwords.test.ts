import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../http/refusal';
import { Passwords } from './passwords';

describe('passwords', () => {
  const passwords = new Passwords();

  test('match their own hash only, and no hash holds the password', async () => {
    const hash = await passwords.hash('Portal@2026x');
    expect(hash).not.toContain('Portal');
    expect(await passwords.hash('Portal@2026x')).not.toBe(hash);
    expect(await passwords.matches('Portal@2026x', hash)).toBe(true);
    expect(await passwords.matches('Portal@2026y', hash)).toBe(false);
  });

  test('nobody’s account takes as long as somebody’s, and never matches', async () => {
    const hash = await passwords.hash('Portal@2026x');
    await passwords.matches('', undefined);
    const median = async (stored: string | undefined) => {
      const times: number[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const before = performance.now();
        expect(await passwords.matches('Wrong@2026x', stored)).toBe(false);
        times.push(performance.now() - before);
      }
      return times.sort((a, b) => a - b)[4] ?? 0;
    };
    const [existing, missing] = [await median(hash), await median(undefined)];
    expect(Math.max(existing, missing) / Math.min(existing, missing)).toBeLessThan(2);
  });

  test('a line that grows too long is turned away', async () => {
    const narrow = new Passwords(1, 1);
    const results = await Promise.allSettled([narrow.hash('a'), narrow.hash('b'), narrow.hash('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: expect.any(Refusal) });
  });
});
