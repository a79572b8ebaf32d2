import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

jest.mock('../api/public', () => ({ call: jest.fn() }));

import { tellNews } from './news';
import { learnUnread } from './unread';
import { useNewsVersion } from './use-news-version';

function List() {
  return <p>第 {useNewsVersion()} 次</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a number heard of for the first time loads nothing anew; another one does', () => {
  render(<List />);
  act(() => learnUnread({ compCode: 'C1', count: 4 }));
  expect(screen.getByText('第 0 次')).toBeTruthy();
  act(() => learnUnread({ compCode: 'C2', count: 7 }));
  expect(screen.getByText('第 0 次')).toBeTruthy();
  act(() => learnUnread({ compCode: 'C2', count: 8 }));
  expect(screen.getByText('第 1 次')).toBeTruthy();
});

test('a change and the number that comes of it are one', () => {
  learnUnread({ compCode: 'C3', count: 4 });
  render(<List />);
  act(() => tellNews({ kind: 'changed' }));
  act(() => learnUnread({ compCode: 'C3', count: 3 }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByText('第 1 次')).toBeTruthy();
});

test('what changes while a change is being told is not lost', () => {
  render(<List />);
  act(() => tellNews({ kind: 'changed' }));
  act(() => tellNews({ kind: 'changed' }));
  expect(screen.getByText('第 1 次')).toBeTruthy();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByText('第 2 次')).toBeTruthy();
});
