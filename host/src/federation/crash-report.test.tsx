import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type BootDocument, bootElementId } from '@portal/shared/boot';
import { expectConsoleError } from '@portal/shared/testing/expect-console';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { partErrorBoundary } from '../kit/part-error-boundary';
import { RemoteError } from './remote-error';
import { watchCrashes } from './watch-crashes';

const remote = { slot: 'account', package: 'account', build: 'b2', lastGood: null };
const boot = {
  host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null },
  remotes: [remote],
  tickets: { host: 'of-host', account: 'of-account' },
} as unknown as BootDocument;

const about = { slot: 'account', package: 'account', build: 'b2', ticket: 'of-account' };

let sent: unknown[];
const listeners: [string, EventListener][] = [];

beforeEach(() => {
  sent = [];
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify(boot)}</script>`;
  navigator.sendBeacon = (address, body) => {
    sent.push([address, JSON.parse(String(body))]);
    return true;
  };
  const add = globalThis.addEventListener.bind(globalThis);
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  watchCrashes(boot);
  jest.restoreAllMocks();
  // jsdom has no `reportError`.
  globalThis.reportError = (error) => void dispatchEvent(new ErrorEvent('error', { error }));
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  jest.restoreAllMocks();
});

/** Throws as code of this release does; the words stand for a customer's data. */
function thrownBy(path: string): Error {
  const error = new Error('张三 13800000001');
  error.stack = `Error: 张三 13800000001\n    at f (https://portal.example/assets/${path}:1:2)`;
  return error;
}

/** The code that reports a crash is loaded with the first crash. */
const reportsAreSent = () => new Promise((resolve) => setTimeout(resolve, 50));

function rejectWith(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('a page that throws while it is shown is told by its failure card, once', async () => {
  const Page = () => {
    throw thrownBy('account/b2/page.js');
  };
  expectConsoleError(/13800000001/);
  const ErrorBoundary = partErrorBoundary('account', 'b2');
  for (const _again of [1, 2]) {
    const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary }]);
    const { unmount } = render(<RouterProvider router={router} />);
    expect(screen.getByText(/该页面运行时出现错误/)).toBeTruthy();
    unmount();
  }
  await reportsAreSent();
  expect(sent).toEqual([['/-/reports', { ...about, crash: 'render' }]]);
});

test('[threat: bad canary] an error and a rejection that nobody caught are told, each once, without a word of theirs', async () => {
  for (const _again of [1, 2]) {
    dispatchEvent(new ErrorEvent('error', { error: thrownBy('account/b2/page.js') }));
    rejectWith(thrownBy('account/b2/page.js'));
  }
  await reportsAreSent();
  expect(sent).toEqual([
    ['/-/reports', { ...about, crash: 'error' }],
    ['/-/reports', { ...about, crash: 'rejection' }],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/张三|138/);
});

test('what is thrown without a stack is known by its file', async () => {
  const filename = 'https://portal.example/assets/account/b2/page.js';
  dispatchEvent(new ErrorEvent('error', { error: 'a word', filename }));
  await reportsAreSent();
  expect(sent).toEqual([['/-/reports', { ...about, crash: 'error' }]]);
});

test('what is not the portal’s, or was told as a load, is not told', async () => {
  rejectWith(undefined);
  rejectWith({ stack: 7 });
  dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.' }));
  dispatchEvent(new ErrorEvent('error', { error: new RemoteError('page', 'account', 'b2', new Error('404')) }));
  rejectWith(new RemoteError('entry', 'account', 'b2', new Error('404')));
  await reportsAreSent();
  expect(sent).toEqual([]);
});
