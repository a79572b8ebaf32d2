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

/** The page on screen: its address holds a customer's data, its pattern none. */
const shown = [
  { route: { path: '/center' } },
  { route: { path: 'account/:id', handle: { pattern: '/center/account/:id' } } },
];
const page = '/center/account/:id';
const where = { error: 'Error', frames: [['account/b2/page.js', 1, 2]], page };

const about = { slot: 'account', package: 'account', build: 'b2', ticket: 'of-account' };

let sent: [address: unknown, report: unknown][];
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
  watchCrashes(boot, () => shown);
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
  const numbers: (string | null)[] = [];
  for (const _again of [1, 2]) {
    const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary }]);
    const { unmount } = render(<RouterProvider router={router} />);
    expect(screen.getByText(/该页面运行时出现错误/)).toBeTruthy();
    numbers.push(screen.getByText(/^ACC-B2-/).textContent);
    unmount();
  }
  await reportsAreSent();
  // A customer who tries again in vain reads the same number to customer service.
  expect(new Set(numbers).size).toBe(1);
  expect(sent).toEqual([['/-/reports', { ...about, ...where, crash: 'render', number: numbers[0] }]]);
});

test('[threat: bad canary] an error and a rejection that nobody caught are told, each once, without a word of theirs', async () => {
  for (const _again of [1, 2]) {
    dispatchEvent(new ErrorEvent('error', { error: thrownBy('account/b2/page.js') }));
    rejectWith(thrownBy('account/b2/page.js'));
  }
  await reportsAreSent();
  expect(sent).toEqual([
    ['/-/reports', { ...about, ...where, crash: 'error' }],
    ['/-/reports', { ...about, ...where, crash: 'rejection' }],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/张三|138/);
});

test('what is thrown without a stack is known by its file', async () => {
  const filename = 'https://portal.example/assets/account/b2/page.js';
  dispatchEvent(new ErrorEvent('error', { error: 'a word', filename, lineno: 3, colno: 4 }));
  await reportsAreSent();
  expect(sent).toEqual([['/-/reports', { ...about, crash: 'error', frames: [['account/b2/page.js', 3, 4]], page }]]);
});

test('neither a name, a message nor a stack takes a word along', async () => {
  const error = thrownBy('account/b2/page.js');
  error.name = 'Of13800000001';
  error.message = 'at https://portal.example/assets/account/b2/zhangsan.js:1:2';
  error.stack = [
    `Error: ${error.message}`,
    '    at zhangsan (https://portal.example/assets/account/b2/page.js?phone=13800000001:1:2)',
    '    at f (https://portal.example/assets/account/138/page.js:1:2)',
    '    at f (https://portal.example/assets/account/b2/page.js:5:6)',
  ].join('\n');
  dispatchEvent(new ErrorEvent('error', { error }));
  await reportsAreSent();
  const frames = [['account/b2/page.js', 5, 6]];
  expect(sent).toEqual([['/-/reports', { ...about, crash: 'error', frames, page }]]);
});

test('a page says 2 KB at most; later crashes are told without their place', async () => {
  const line = (n: number) => `    at f (https://portal.example/assets/account/b2/a-page-with-a-long-name-${n}.js:1:2)`;
  for (let n = 0; n < 12; n += 1) {
    const error = new Error('x');
    error.stack = Array.from({ length: 20 }, (_, at) => line(100 * n + at)).join('\n');
    dispatchEvent(new ErrorEvent('error', { error }));
  }
  rejectWith(thrownBy('account/b2/page.js'));
  await reportsAreSent();
  expect(JSON.stringify(sent).length).toBeLessThan(2_400);
  const reports = sent.map(([, report]) => report as { crash: string; frames?: unknown[] });
  expect(reports[0]?.frames).toHaveLength(12);
  expect(reports.at(-1)).toMatchObject({ ...about, crash: 'rejection' });
});

test('the card of a page that did not come tells its number, and whose file is missing', async () => {
  const cause = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: 'https://portal.example/assets/host/h1/7.js',
  });
  const error = new RemoteError('page', 'account', 'b2', cause);
  reportError(error);
  await reportsAreSent();
  const ofHost = { slot: 'host', package: 'host', build: 'h1', ticket: 'of-host' };
  const told = { crash: 'load', error: 'ChunkLoadError', page, number: error.number };
  expect(sent).toEqual([['/-/reports', { ...ofHost, ...told }]]);
});

test('a card whose error is nobody’s is told as unknown, not as another’s', async () => {
  const error = new RemoteError('render', 'account', 'b2', thrownBy('account/b1/page.js'));
  reportError(error);
  await reportsAreSent();
  expect(sent).toEqual([
    ['/-/reports', expect.objectContaining({ slot: 'host', unknown: true, crash: 'render', number: error.number })],
  ]);
});

test('what is not the portal’s, or has no card, is not told', async () => {
  rejectWith(undefined);
  rejectWith({ stack: 7 });
  dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.' }));
  rejectWith(new RemoteError('entry', 'account', 'b2', new Error('404')));
  await reportsAreSent();
  expect(sent).toEqual([]);
});
