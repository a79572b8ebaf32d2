import { describe, expect, test } from '@jest/globals';
import { HttpError } from './http/http-error';
import { Passwords, strongCost } from './passwords';

/**
 * Returns the least processor time in milliseconds that a wrong password took for each of these hashes. The hashes take
 * turns, so that a busy moment of the machine meets all of them.
 */
async function minWork(passwords: Passwords, hashes: readonly (string | undefined)[]): Promise<number[]> {
  const least: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    for (const [at, stored] of hashes.entries()) {
      const before = process.cpuUsage();
      expect(await passwords.matches('Wrong@2026x', stored)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, (user + system) / 1000);
    }
  }
  return least;
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

  test('[threat: known number] nobody’s account, one with a cheap hash and one with a dear hash take as long', async () => {
    const dear = await passwords.hash('Portal@2026x');
    const work = await minWork(passwords, [dear, cheap, undefined]);
    expect(Math.max(...work) / Math.min(...work)).toBeLessThan(2);
  });

  test('a hash dearer than new ones sets the time for all', async () => {
    const modest = new Passwords({ N: 1024, r: 8, p: 1 });
    const [before = Number.NaN] = await minWork(modest, [undefined]);
    await modest.matches('Wrong@2026x', await passwords.hash('Portal@2026x'));
    const [after] = await minWork(modest, [undefined]);
    expect(after).toBeGreaterThan(10 * before);
  });

  test('[threat: kept busy] a line that grows too long is turned away', async () => {
    const narrow = new Passwords(strongCost, { atOnce: 1, longest: 1 });
    const results = await Promise.allSettled([narrow.hash('a'), narrow.hash('b'), narrow.hash('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: expect.any(HttpError) });
  });

  const quick = { N: 1024, r: 8, p: 1 };

  test('[threat: kept busy] one address gets a quarter of the line; others still find room', async () => {
    const line = new Passwords(quick, { atOnce: 1, longest: 8 });
    const ask = (address: string) => line.matches('Wrong@2026x', undefined, { address });
    const flood = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => ask('203.0.113.1')),
      ...Array.from({ length: 4 }, (_, n) => ask(`198.51.100.${n}`)),
    ]);
    const refused = flood.map(({ status }) => status === 'rejected');
    // One runs, two wait.
    expect(refused.slice(0, 20).filter(Boolean)).toHaveLength(17);
    expect(refused.slice(20)).toEqual([false, false, false, false]);
  });

  test('[threat: kept busy] who has shown a code does not wait behind those who have not, and has room when they do not', async () => {
    const line = new Passwords(quick, { atOnce: 1, longest: 4 });
    const order: string[] = [];
    const ask = (who: string, first: boolean) =>
      line.matches('Wrong@2026x', undefined, { first }).then(
        () => order.push(who),
        () => order.push(`${who} refused`),
      );
    const strangers = ['a', 'b', 'c', 'd', 'e', 'f'].map((who) => ask(who, false));
    await Promise.all([...strangers, ask('customer', true)]);
    expect(order).toEqual(['f refused', 'a', 'customer', 'b', 'c', 'd', 'e']);
  });

  test('[threat: kept busy] a check for nobody takes no place in the line, and as long as a real one', async () => {
    const line = new Passwords(strongCost, { atOnce: 1, longest: 1 });
    const hash = await line.hash('Portal@2026x');
    const timed = async (check: () => Promise<boolean>) => {
      const began = performance.now();
      expect(await check()).toBe(false);
      return performance.now() - began;
    };
    const check = () => line.matches('Wrong@2026x', hash);
    const real = [await timed(check), await timed(check)];
    const [running, waiting] = [check(), check()];
    await expect(check()).rejects.toBeInstanceOf(HttpError);
    // It takes one of the times before, whatever the machine does meanwhile.
    expect(await timed(() => line.pretend())).toBeGreaterThan(Math.min(...real) - 2);
    expect(await Promise.all([running, waiting])).toEqual([false, false]);
  });
});
