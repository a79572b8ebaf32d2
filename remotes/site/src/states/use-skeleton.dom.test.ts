import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSkeleton } from './use-skeleton';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const start = () => renderHook(({ waiting }) => useSkeleton(waiting), { initialProps: { waiting: true } });

test('a wait under 200 ms shows nothing', () => {
  const { result, rerender } = start();
  pass(199);
  expect(result.current).toBe(false);
  rerender({ waiting: false });
  pass(1_000);
  expect(result.current).toBe(false);
});

test('a skeleton that is shown stays for 300 ms', () => {
  const { result, rerender } = start();
  pass(200);
  expect(result.current).toBe(true);
  pass(50);
  rerender({ waiting: false });
  pass(249);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
