import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useVisibleInterval } from './use-visible-interval';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  show('visible');
});

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('looks again and again, but not while the page is out of sight', () => {
  const look = jest.fn();
  renderHook(() => useVisibleInterval(look, 5000, true));
  jest.advanceTimersByTime(15_000);
  expect(look).toHaveBeenCalledTimes(3);
  show('hidden');
  jest.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(3);
  show('visible');
  expect(look).toHaveBeenCalledTimes(4);
});

test('stops when there is nothing to wait for, and when the page is left', () => {
  const look = jest.fn();
  const { rerender, unmount } = renderHook(({ active }) => useVisibleInterval(look, 5000, active), {
    initialProps: { active: true },
  });
  rerender({ active: false });
  jest.advanceTimersByTime(10_000);
  expect(look).not.toHaveBeenCalled();
  rerender({ active: true });
  unmount();
  jest.advanceTimersByTime(10_000);
  expect(look).not.toHaveBeenCalled();
});
