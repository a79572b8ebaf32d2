import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pause = () => act(() => jest.advanceTimersByTimeAsync(1_600));

test('a pause in typing keeps what was typed, once', async () => {
  const save = jest.fn(async () => null);
  const { result } = renderHook(() => useDraft(save));
  act(() => result.current.touch());
  act(() => result.current.touch());
  expect(result.current.dirty).toBe(true);
  await pause();
  expect(save).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ dirty: false, state: { kind: 'saved' } });
});

test('what could not be kept stays unsaved and says so; the next try may succeed', async () => {
  const lost = new ApiError('网络异常', { kind: 'network' });
  const save = jest.fn<() => Promise<null>>().mockRejectedValueOnce(lost).mockResolvedValue(null);
  const { result } = renderHook(() => useDraft(save));
  act(() => result.current.touch());
  await pause();
  expect(result.current).toMatchObject({ dirty: true, state: { kind: 'failed' } });
  let saved = false;
  await act(async () => {
    saved = await result.current.saveNow();
  });
  expect(saved).toBe(true);
  expect(result.current.dirty).toBe(false);
});

test('what is typed while the draft is on its way is not taken for saved', async () => {
  let finish = () => {};
  const save = () => new Promise<void>((resolve) => (finish = resolve));
  const { result } = renderHook(() => useDraft(save));
  act(() => result.current.touch());
  await pause();
  act(() => result.current.touch());
  await act(async () => finish());
  expect(result.current.dirty).toBe(true);
});

test('what goes to the server another way is kept by no draft that waits, and follows one that is on its way', async () => {
  let finish = () => {};
  const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useDraft(save));
  act(() => result.current.touch());
  act(() => result.current.settle());
  await pause();
  expect(save).not.toHaveBeenCalled();

  act(() => result.current.touch());
  await pause();
  act(() => result.current.settle());
  const after = jest.fn();
  void result.current.idle().then(after);
  await act(async () => undefined);
  expect(after).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(after).toHaveBeenCalledTimes(1);
  expect(result.current.dirty).toBe(false);
});
