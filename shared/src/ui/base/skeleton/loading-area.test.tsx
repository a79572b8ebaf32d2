import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LoadingArea } from './loading-area';
import { TextSkeleton } from './skeletons';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const area = (loading: boolean) => (
  <LoadingArea loading={loading} skeleton={<TextSkeleton />}>
    内容
  </LoadingArea>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a quick answer shows no skeleton', () => {
  const { rerender } = render(area(true));
  pass(150);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(area(false));
  expect(screen.getByText('内容')).toBeTruthy();
});

test('a slow one shows it, and for at least 300 ms', () => {
  const { rerender } = render(area(true));
  pass(250);
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  rerender(area(false));
  pass(100);
  expect(screen.queryByText('内容')).toBeNull();
  pass(200);
  expect(screen.getByText('内容')).toBeTruthy();
});
