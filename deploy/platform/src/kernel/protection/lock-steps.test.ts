import { describe, expect, test } from '@jest/globals';
import { accountSteps, afterFailure, browserSteps, type GuardState, lockedSeconds, triesLeft } from './lock-steps';

const start = new Date('2026-11-21T00:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const clean: GuardState = { failures: 0, level: 0, lockedUntil: null, changedAt: start };

function fail(state: GuardState, times: number, steps = accountSteps): GuardState {
  let next = state;
  for (let turn = 0; turn < times; turn += 1) next = afterFailure(next, start, steps);
  return next;
}

describe('failures', () => {
  test.each([
    [1, 2, 4],
    [2, 3, 3],
    [3, 5, 2],
    [4, 10, 1],
    [5, 300, 0],
  ])('%s: wait %s seconds, %s tries left', (times, seconds, left) => {
    const state = fail(clean, times);
    expect(lockedSeconds(state, start)).toBe(seconds);
    expect(triesLeft(state, accountSteps)).toBe(left);
  });

  test('the second lock is longer, the third and every further one the longest', () => {
    expect(lockedSeconds(fail(clean, 10), start)).toBe(900);
    expect(lockedSeconds(fail(clean, 15), start)).toBe(1800);
    expect(lockedSeconds(fail(clean, 50), start)).toBe(1800);
  });

  test('a wait ends to the second', () => {
    const state = fail(clean, 5);
    expect(lockedSeconds(state, later(299))).toBe(1);
    expect(lockedSeconds(state, later(300))).toBe(0);
  });

  test('half an hour forgets the failures, a day the locks', () => {
    expect(triesLeft(afterFailure(fail(clean, 4), later(1801), accountSteps), accountSteps)).toBe(4);
    expect(afterFailure(fail(clean, 5), later(1801), accountSteps).level).toBe(1);
    expect(afterFailure(fail(clean, 5), later(86_401), accountSteps).level).toBe(0);
  });

  test('a browser has more tries than an account, and no wait before its lock', () => {
    const almost = fail(clean, 19, browserSteps);
    expect([lockedSeconds(almost, start), triesLeft(almost, browserSteps)]).toEqual([0, 1]);
    const locked = fail(clean, 20, browserSteps);
    expect([lockedSeconds(locked, start), triesLeft(locked, browserSteps)]).toEqual([300, 0]);
  });
});
