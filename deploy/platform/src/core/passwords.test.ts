import { describe, expect, test } from '@jest/globals';
import { Refusal } from './http/refusal';
import { Passwords, strongCost } from './passwords';

/** Gives the shortest of nine turns, because a busy machine can only make a turn longer. */
async function leastTime(passwords: Passwords, stored: string | undefined): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const before = performance.now();
    expect(await passwords.matches('Wrong@2026x', stored)).toBe(false);
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

describe('passwords', () => {
  const passwords = new Passwords();

  test('match their own hash only, and no hash holds the password', async () => {
    const hash = await passwords.hash('Portal@2026x');
    expect(hash).not.toContain('Portal');
    expect(await passwords.hash('Portal@2026x')).not.toBe(hash);
    expect(await passwords.matches('Portal@2026x', hash)).toBe(true);
    expect(await passwords.matches('Portal@2026y', hash)).toBe(false);
  });

  // The form of hashes before they named their cost.
  const cheap = 'AAAAAAAAAAAAAAAAAAAAAA.RmG_F-lcmip7Nyr__6gITY7ViBpoqETYOqhCobCW7zw';

  test('a hash names its cost; one that does not is still good, and known to be cheap', async () => {
    expect((await passwords.hash('Portal@2026x')).split('.').slice(2)).toEqual(['16384', '8', '5']);
    expect(await passwords.matches('Portal@2026x', cheap)).toBe(true);
    expect(await passwords.matches('Portal@2026y', cheap)).toBe(false);
    expect(passwords.isCheap(cheap)).toBe(true);
    expect(passwords.isCheap(await passwords.hash('Portal@2026x'))).toBe(false);
  });

  test('nobody’s account, one with a cheap hash and one with a dear hash take as long', async () => {
    const dear = await passwords.hash('Portal@2026x');
    const times = [
      await leastTime(passwords, dear),
      await leastTime(passwords, cheap),
      await leastTime(passwords, undefined),
    ];
    expect(Math.max(...times) / Math.min(...times)).toBeLessThan(2);
  });

  test('a hash dearer than new ones sets the time for all', async () => {
    const modest = new Passwords({ N: 1024, r: 8, p: 1 });
    const before = await leastTime(modest, undefined);
    await modest.matches('Wrong@2026x', await passwords.hash('Portal@2026x'));
    expect(await leastTime(modest, undefined)).toBeGreaterThan(10 * before);
  });

  test('a line that grows too long is turned away', async () => {
    const narrow = new Passwords(strongCost, 1, 1);
    const results = await Promise.allSettled([narrow.hash('a'), narrow.hash('b'), narrow.hash('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: expect.any(Refusal) });
  });
});
