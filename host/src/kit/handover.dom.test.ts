import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useHandover } from './handover';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('the shell goes with the next frame', async () => {
  document.body.innerHTML = '<div id="portal-shell"></div><div id="portal-root"></div>';
  renderHook(useHandover);
  expect(document.getElementById('portal-shell')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(document.getElementById('portal-shell')).toBeNull();
});

test('a page that is taken over is nobody else’s any more, and the browser draws no pages ahead', () => {
  document.body.innerHTML = '<div id="portal-root" data-page="m1"></div><script type="speculationrules">{}</script>';
  renderHook(useHandover);
  expect(document.querySelector('[data-page]')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
});
