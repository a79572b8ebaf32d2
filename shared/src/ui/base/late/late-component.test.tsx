import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { lateComponent } from './late-component';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

interface PanelProps {
  open: boolean;
  title: string;
}

const Panel = ({ title }: PanelProps) => <h2>{title}</h2>;
const isOpen = ({ open }: PanelProps) => open;

test('fetched once it is needed, not before, and once for all places', async () => {
  const fetchCode = jest.fn(async () => Panel);
  const Late = lateComponent(fetchCode, { wanted: isOpen, meanwhile: '加载中' });
  const { rerender } = render(<Late open={false} title="甲" />);
  expect(fetchCode).not.toHaveBeenCalled();
  expect(screen.queryByText('加载中')).toBeNull();
  rerender(<Late open title="甲" />);
  expect(screen.getByText('加载中')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '甲' })).toBeTruthy();
  render(<Late open title="乙" />);
  expect(screen.getByRole('heading', { name: '乙' })).toBeTruthy();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('loaded ahead, it is there at once', async () => {
  const Late = lateComponent(async () => Panel);
  await Late.load();
  render(<Late open title="甲" />);
  expect(screen.getByRole('heading', { name: '甲' })).toBeTruthy();
});

test('without a network it is asked for until it comes', async () => {
  jest.useFakeTimers();
  const fetchCode = jest.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'));
  const Late = lateComponent(fetchCode);
  render(<Late open title="甲" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('heading')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('heading', { name: '甲' })).toBeTruthy();
});

test('gone from the page, it is asked for no more', async () => {
  jest.useFakeTimers();
  const fetchCode = jest.fn(async () => Panel).mockRejectedValue(new Error('offline'));
  const Late = lateComponent(fetchCode);
  const { unmount } = render(<Late open title="甲" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(fetchCode).toHaveBeenCalledTimes(1);
});
