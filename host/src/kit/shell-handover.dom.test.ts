import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useShellHandover } from './shell-handover';

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const page = `
  <details><summary>问题</summary>答案</details>
  <input name="keyword"><input name="page" value="1"><a href="/index/help">帮助</a>`;

function show(shell: string, application: string): void {
  document.body.innerHTML = `<div id="portal-shell" ${shell}>${page}</div><div id="portal-root">${application}</div>`;
}
const shell = () => document.getElementById('portal-shell');
const frames = () => act(() => jest.advanceTimersByTimeAsync(100));

test('the shell goes with the next frame', async () => {
  show('', '<p role="status" aria-label="加载中"></p>');
  renderHook(useShellHandover);
  expect(shell()).not.toBeNull();
  await frames();
  expect(shell()).toBeNull();
});

test('a page in its place stays until no part of the application is missing', async () => {
  show('data-page', `<p role="status" aria-label="加载中"></p>${page}`);
  renderHook(useShellHandover);
  await frames();
  expect(shell()).not.toBeNull();
  document.querySelector('[role=status]')?.remove();
  await frames();
  expect(shell()).toBeNull();
});

test('what a visitor did in the page goes on in the application', async () => {
  show('data-page', page);
  const [field] = document.querySelectorAll('input');
  const [fold] = document.querySelectorAll('details');
  if (!field || !fold) throw new Error('no page');
  field.focus();
  field.value = '打款';
  field.setSelectionRange(1, 2);
  fold.open = true;
  renderHook(useShellHandover);
  await frames();
  expect(shell()).toBeNull();
  const same = document.querySelector<HTMLInputElement>('#portal-root input');
  expect(same?.value).toBe('打款');
  expect(document.activeElement).toBe(same);
  expect([same?.selectionStart, same?.selectionEnd]).toEqual([1, 2]);
  expect(document.querySelector<HTMLDetailsElement>('#portal-root details')?.open).toBe(true);
});

test('the visitor stays where they have scrolled to', async () => {
  show('data-page', page);
  Object.defineProperty(window, 'scrollY', { value: 420, configurable: true });
  renderHook(useShellHandover);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 420);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await frames();
});
