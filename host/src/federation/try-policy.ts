/** Decides how often a remote is tried before the customer is told: pure, so that the times can be read and tested. */

export interface TryPolicy {
  /** Pauses before the second, third, … try, in milliseconds. */
  pauses: readonly number[];
  /**
   * No try starts later than this after the first one. A hanging entry takes 8 s a try, and the card is due within 20
   * s.
   */
  lastStart: number;
}

export const remoteTries: TryPolicy = { pauses: [400, 1600], lastStart: 11_000 };

/** If a last good release waits, a second try is enough. */
export const triesBeforeLastGood: TryPolicy = { pauses: [400], lastStart: 2_000 };

/** The pause before the next try, or null when it is time to give up. */
export function pauseBefore(policy: TryPolicy, triesMade: number, elapsed: number): number | null {
  const pause = policy.pauses[triesMade - 1];
  if (pause === undefined || elapsed + pause > policy.lastStart) return null;
  return pause;
}

export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export const realClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Runs `attempt` until it succeeds or the policy gives up; then the last error is thrown. */
export async function withTries<T>(
  attempt: (tryNumber: number) => Promise<T>,
  policy: TryPolicy = remoteTries,
  clock: Clock = realClock,
): Promise<T> {
  const started = clock.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(tries);
    } catch (error) {
      const pause = pauseBefore(policy, tries, clock.now() - started);
      if (pause === null) throw error;
      await clock.wait(pause);
    }
  }
}
