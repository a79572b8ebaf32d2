import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenQuiet } from './when-quiet';

let fetched: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no timing of resources.
  globalThis.PerformanceObserver = class {
    constructor(note: () => void) {
      fetched = note;
    }
    observe = () => undefined;
    disconnect = () => {
      fetched = () => undefined;
    };
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  jest.useRealTimers();
});

test('whatever is fetched puts it off, and it comes once', () => {
  const then = jest.fn();
  whenQuiet(2_000, then);
  jest.advanceTimersByTime(1_900);
  fetched();
  jest.advanceTimersByTime(1_900);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledTimes(1);
  fetched();
  jest.advanceTimersByTime(10_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('ended, it never comes', () => {
  const then = jest.fn();
  whenQuiet(2_000, then)();
  fetched();
  jest.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
});
