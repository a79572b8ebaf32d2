import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { LoadFigures } from '../../federation/load-preferred';
import { patience, resilientRoutes } from './resilient-lazy';

type Load = () => Promise<{ Component: () => React.JSX.Element }>;

async function componentOf(load: Load): Promise<() => React.JSX.Element> {
  const [route] = resilientRoutes([{ path: '/a', lazy: load } as RouteObject], {
    slot: 'account',
    build: 'abcdef123456',
    lastGood: null,
  });
  const lazy = route?.lazy as Load;
  return (await lazy()).Component;
}

const Page = () => <h1>账户信息</h1>;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no `reportError`.
  globalThis.reportError = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

async function settle(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

test('a page that comes in time is the page itself', async () => {
  expect(await componentOf(async () => ({ Component: Page }))).toBe(Page);
});

test('a page of the release before stands in for one that fails, and the gateway is told of it once', async () => {
  const told: LoadFigures[] = [];
  const fresh = jest.fn<Load>().mockRejectedValue(new Error('ChunkLoadError'));
  const [route] = resilientRoutes([{ path: '/a', lazy: fresh } as unknown as RouteObject], {
    slot: 'account',
    build: 'abcdef123456',
    lastGood: async () => ({ Component: Page }),
    onTrouble: (figures) => told.push(figures),
  });
  const lazy = route?.lazy as Load;
  const pending = lazy();
  await settle(900);
  expect((await pending).Component).toBe(Page);
  expect(told).toEqual([{ ms: expect.any(Number), tries: 2, outcome: 'fell-back' }]);
  expect(told[0]?.ms).toBeGreaterThanOrEqual(400);
});

test('a page that is late shows its skeleton, then itself', async () => {
  const load: Load = () => new Promise((resolve) => setTimeout(resolve, 5_000, { Component: Page }));
  const pending = componentOf(load);
  await settle(patience);
  const Late = await pending;
  render(<Late />);
  expect(screen.getByRole('status', { name: '页面加载中' })).toBeTruthy();
  await settle(5_000);
  expect(screen.getByRole('heading', { name: '账户信息' })).toBeTruthy();
});

test('[threat: broken remote] a page that fails says so with a number, and 重试 brings it', async () => {
  let broken = true;
  const load: Load = async () => {
    if (broken) throw new Error('ChunkLoadError');
    return { Component: Page };
  };
  const pending = componentOf(load);
  await settle(patience);
  const Late = await pending;
  render(<Late />);
  await settle(3_000);
  expect(screen.getByText(/该页面暂时无法加载/)).toBeTruthy();
  expect(screen.getByText(/^ACC-ABCDEF-/)).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await settle(0);
  expect(screen.getByRole('heading', { name: '账户信息' })).toBeTruthy();
});

test('a page that had failed before it is seen is tried anew', async () => {
  let broken = true;
  const load: Load = async () => {
    if (broken) throw new Error('ChunkLoadError');
    return { Component: Page };
  };
  const pending = componentOf(load);
  await settle(3_000);
  broken = false;
  const Late = await pending;
  render(<Late />);
  await settle(0);
  expect(screen.getByRole('heading', { name: '账户信息' })).toBeTruthy();
});
