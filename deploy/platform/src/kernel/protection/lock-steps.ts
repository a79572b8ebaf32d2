export interface GuardState {
  /** The failures since the last success or lock. */
  readonly failures: number;
  /** The number of locks in a row. */
  readonly level: number;
  readonly lockedUntil: Date | null;
  readonly changedAt: Date;
}

/** Says how failures lead to waits and locks. */
export interface LockSteps {
  readonly failuresUntilLock: number;
  /** The seconds to wait after the first failures. After the end of the list there is no wait. */
  readonly waits: readonly number[];
}

/** Each wait is a little longer. The fifth failure locks the account, and each lock is longer than the one before. */
export const accountSteps: LockSteps = { failuresUntilLock: 5, waits: [2, 3, 5, 10] };

/** Several people may share a browser, so the lock of one account must not keep out the others. */
export const browserSteps: LockSteps = { failuresUntilLock: 20, waits: [] };

const locks = [300, 900, 1800];
/** After so long without a failure the guard forgets everything. */
export const forgetAfterMs = 86_400_000;
/** After so long without a failure the guard forgets the failures, but not the locks. */
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
