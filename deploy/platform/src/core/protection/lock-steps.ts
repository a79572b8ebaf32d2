export interface GuardState {
  /** Since the last success or lock. */
  readonly failures: number;
  /** Locks in a row. */
  readonly level: number;
  readonly lockedUntil: Date | null;
  readonly changedAt: Date;
}

/** How failures turn into waits and locks. */
export interface LockSteps {
  readonly failuresUntilLock: number;
  /** Seconds after the first failures, none where the list is over. */
  readonly waits: readonly number[];
}

/** A little longer each time, and a lock after the fifth, longer each time it comes. */
export const accountSteps: LockSteps = { failuresUntilLock: 5, waits: [2, 3, 5, 10] };

/** Several people share a browser: the lock of one account keeps none of the others out. */
export const browserSteps: LockSteps = { failuresUntilLock: 20, waits: [] };

const locks = [300, 900, 1800];
/** Without a failure for so long everything is forgotten. */
export const forgetAfterMs = 86_400_000;
/** And without one for so long the failures, but not the locks. */
const startOverAfterMs = 1_800_000;

export function lockedSeconds(state: GuardState, now: Date): number {
  return state.lockedUntil === null ? 0 : Math.max(0, Math.ceil((state.lockedUntil.getTime() - now.getTime()) / 1000));
}

export function triesLeft(state: GuardState, { failuresUntilLock }: LockSteps): number {
  return state.failures === 0 && state.level > 0 ? 0 : failuresUntilLock - state.failures;
}

export function afterFailure(state: GuardState, now: Date, { failuresUntilLock, waits }: LockSteps): GuardState {
  const age = now.getTime() - state.changedAt.getTime();
  const level = age > forgetAfterMs ? 0 : state.level;
  const failures = (age > startOverAfterMs ? 0 : state.failures) + 1;
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  if (failures < failuresUntilLock) {
    return { failures, level, lockedUntil: until(waits[failures - 1] ?? 0), changedAt: now };
  }
  const lock = locks[Math.min(level, locks.length - 1)] ?? 0;
  return { failures: 0, level: level + 1, lockedUntil: until(lock), changedAt: now };
}
