import { describe, expect, test } from '@jest/globals';
import { freshPatience, preferFresh } from './last-good';
import type { Clock } from './try-policy';

const never = () => new Promise<never>(() => undefined);
const broken = async () => {
  throw new Error('404');
};
/** Time passes only when nothing else happens. */
const clock: Clock = { now: () => 0, wait: () => new Promise((resolve) => setTimeout(resolve, 5)) };

describe('the last good release', () => {
  test('is not asked for while the new one comes', async () => {
    const asked: string[] = [];
    const lastGood = async () => {
      asked.push('last good');
      return 'old';
    };
    await expect(preferFresh(async () => 'new', lastGood, clock)).resolves.toEqual({ from: 'fresh', value: 'new' });
    expect(asked).toEqual([]);
  });

  test('[threat: broken remote] stands in for one that fails, and the reason is kept', async () => {
    const preferred = await preferFresh(broken, async () => 'old', clock);
    expect(preferred).toMatchObject({ from: 'lastGood', value: 'old', cause: new Error('404') });
  });

  test('stands in for one that hangs, so that the customer goes on within 5 s', async () => {
    await expect(preferFresh(never, async () => 'old', clock)).resolves.toMatchObject({ from: 'lastGood' });
    expect(freshPatience).toBeLessThan(4_000);
  });

  test('a late new one wins where the last good one fails', async () => {
    const late = () => new Promise<string>((resolve) => setTimeout(resolve, 20, 'new'));
    await expect(preferFresh(late, broken, clock)).resolves.toMatchObject({ from: 'fresh' });
  });

  test('where both fail, the new one tells why', async () => {
    const alsoBroken = async () => {
      throw new Error('500');
    };
    await expect(preferFresh(broken, alsoBroken, clock)).rejects.toThrow('404');
  });

  test('without one a failure is a failure', async () => {
    await expect(preferFresh(broken, null, clock)).rejects.toThrow('404');
  });
});
