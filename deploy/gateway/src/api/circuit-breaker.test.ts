import { expect, test } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker';

function breakerAt(start = 0) {
  let time = start;
  const breaker = new CircuitBreaker({ failuresToOpen: 3, openFor: 1_000, now: () => time });
  return {
    breaker,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('admits all while fewer calls in a row fail than it takes', () => {
  const { breaker } = breakerAt();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.admits()).toBe(true);
});

test('refuses after enough failures, then lets one call try', () => {
  const { breaker, wait } = breakerAt();
  for (let count = 0; count < 3; count++) breaker.failed();
  expect(breaker.admits()).toBe(false);
  wait(999);
  expect(breaker.admits()).toBe(false);
  wait(1);
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
});

test('closes when the try succeeds, stays open when it fails', () => {
  const { breaker, wait } = breakerAt();
  for (let count = 0; count < 3; count++) breaker.failed();
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
  const { breaker, wait } = breakerAt();
  for (let count = 0; count < 3; count++) breaker.failed();
  wait(1_000);
  expect(breaker.admits()).toBe(true);
  wait(1_000);
  expect(breaker.admits()).toBe(true);
});
