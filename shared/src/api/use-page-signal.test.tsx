import { expect, test } from '@jest/globals';
import { render, renderHook } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { usePageSignal } from './use-page-signal';

test('the calls of a page end when it is left', () => {
  const { result, unmount } = renderHook(usePageSignal, { wrapper: StrictMode });
  const signal = result.current();
  expect(signal.aborted).toBe(false);
  expect(result.current()).toBe(signal);
  unmount();
  expect(signal.aborted).toBe(true);
});

test('a page that is hidden and shown again gets a new signal', () => {
  let signalOf: () => AbortSignal = () => new AbortController().signal;
  const Page = () => {
    signalOf = usePageSignal();
    return null;
  };
  const view = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(view('visible'));
  const first = signalOf();
  rerender(view('hidden'));
  expect(first.aborted).toBe(true);
  rerender(view('visible'));
  expect(signalOf().aborted).toBe(false);
});
