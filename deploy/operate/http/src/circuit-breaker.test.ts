import { describe, expect, test } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker';

function breakerAt(start = 0) {
  let time = start;
  const breaker = new CircuitBreaker({ window: 10_000, minCalls: 10, openFor: 1_000, now: () => time });
  const times = (count: number, act: () => void) => {
    for (let turn = 0; turn < count; turn += 1) act();
  };
  return {
    breaker,
    succeed: (count: number) => times(count, () => breaker.succeeded()),
    fail: (count: number, caller?: string) => times(count, () => breaker.failed(caller)),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('a rate, not a row', () => {
  test('admits all while too few calls were made to say anything', () => {
    const { breaker, fail } = breakerAt();
    fail(9);
    expect(breaker.admits()).toBe(true);
    fail(1);
    expect(breaker.admits()).toBe(false);
  });

  test('admits all while less than half of the calls fail, in whatever order', () => {
    const { breaker, succeed, fail } = breakerAt();
    succeed(60);
    fail(50);
    expect(breaker.admits()).toBe(true);
    fail(10);
    expect(breaker.admits()).toBe(false);
  });

  test('what is older than the window says nothing any more', () => {
    const { breaker, succeed, fail, wait } = breakerAt();
    succeed(1_000);
    fail(9);
    wait(10_001);
    fail(9);
    expect(breaker.admits()).toBe(true);
    fail(1);
    expect(breaker.admits()).toBe(false);
  });
});

describe('one caller', () => {
  test('cannot open it, however often their calls fail', () => {
    const { breaker, succeed, fail, wait } = breakerAt();
    for (let second = 0; second < 60; second += 1) {
      fail(100, '203.0.113.1');
      succeed(1);
      wait(1_000);
      expect(breaker.admits()).toBe(true);
    }
  });

  test('of many is heard: where everybody fails it opens', () => {
    const { breaker, fail } = breakerAt();
    for (let caller = 0; caller < 10; caller += 1) fail(1, `203.0.113.${caller}`);
    expect(breaker.admits()).toBe(false);
  });

  test('cannot keep it open by being the one who tries', () => {
    const { breaker, fail, wait } = breakerAt();
    fail(10);
    wait(1_000);
    expect(breaker.admits('203.0.113.1')).toBe(true);
    fail(1, '203.0.113.1');
    wait(1_000);
    expect(breaker.admits('203.0.113.1')).toBe(false);
    expect(breaker.admits('198.51.100.7')).toBe(true);
  });

  test('who is alone may try again all the same', () => {
    const { breaker, fail, wait } = breakerAt();
    fail(10);
    wait(1_000);
    breaker.admits('203.0.113.1');
    fail(1, '203.0.113.1');
    wait(2_000);
    expect(breaker.admits('203.0.113.1')).toBe(true);
  });
});

describe('once open', () => {
  test('[threat: database away] refuses, then lets one call try', () => {
    const { breaker, fail, wait } = breakerAt();
    fail(10);
    wait(999);
    expect([breaker.refuses, breaker.admits()]).toEqual([true, false]);
    wait(1);
    expect(breaker.refuses).toBe(false);
    expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
    expect(breaker.refuses).toBe(true);
  });

  test('closes when the try succeeds, stays open when it fails', () => {
    const { breaker, fail, wait } = breakerAt();
    fail(10);
    wait(1_000);
    breaker.admits();
    breaker.failed();
    wait(999);
    expect(breaker.admits()).toBe(false);
    wait(1);
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  test('a try that never ends does not keep it open for ever', () => {
    const { breaker, fail, wait } = breakerAt();
    fail(10);
    wait(1_000);
    expect(breaker.admits()).toBe(true);
    wait(1_000);
    expect(breaker.admits()).toBe(true);
  });
});
