import { describe, expect, jest, test } from '@jest/globals';
import { type Clock, pauseBefore, remoteTries, withTries } from './try-policy';

/** A clock that advances only by the pauses and by the time of an attempt. */
function fakeClock(): Clock & { at: number; pauses: number[] } {
  return {
    at: 0,
    pauses: [],
    now() {
      return this.at;
    },
    async wait(milliseconds) {
      this.pauses.push(milliseconds);
      this.at += milliseconds;
    },
  };
}

describe('tries of a remote', () => {
  test('[threat: broken remote] three tries with growing pauses, then the last error', async () => {
    const clock = fakeClock();
    const attempt = jest.fn<(tryNumber: number) => Promise<never>>().mockRejectedValue(new Error('404'));
    await expect(withTries(attempt, remoteTries, clock)).rejects.toThrow('404');
    expect(attempt.mock.calls.map(([tryNumber]) => tryNumber)).toEqual([1, 2, 3]);
    expect(clock.pauses).toEqual([400, 1600]);
  });

  test('comes up by itself when the third try succeeds', async () => {
    const attempt = async (tryNumber: number) => {
      if (tryNumber < 3) throw new Error('503');
      return 'routes';
    };
    await expect(withTries(attempt, remoteTries, fakeClock())).resolves.toBe('routes');
  });

  test('an entry that hangs for 8 s a try has its card within 20 s', async () => {
    const clock = fakeClock();
    const attempt = async () => {
      clock.at += 8_000;
      throw new Error('timeout');
    };
    await expect(withTries(attempt, remoteTries, clock)).rejects.toThrow('timeout');
    expect(clock.at).toBeLessThan(20_000);
  });

  test('a chunk that hangs for 15 s is not tried again', () => {
    expect(pauseBefore(remoteTries, 1, 15_000)).toBeNull();
  });
});
