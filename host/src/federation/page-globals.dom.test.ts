import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { expectConsoleError } from '@portal/shared/testing/expect-console';
import { keepGlobals, loadAmongOthers } from './page-globals';

const host = { package: 'host', version: '1.0.0', build: 'h1', hashes: null };
const replaced = jest.fn();
const { setTimeout: ownTimer } = window;
const { at } = Array.prototype;

/** Does it as code of this file does. */
function as(file: string, change: () => void): void {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = () => `Error\n    at f (https://portal.example/assets/${file}:1:2)`;
  change();
  Error.prepareStackTrace = prepareStackTrace as NonNullable<typeof prepareStackTrace>;
}

const other = (() => 0) as unknown as typeof setTimeout;

beforeAll(() => keepGlobals(host, replaced));
afterEach(() => {
  replaced.mockClear();
  window.setTimeout = ownTimer;
});

test('a remote cannot replace a function of the page, and is told by its line', () => {
  expectConsoleError(/setTimeout belongs to the page/);
  as('account/b2/page.js', () => {
    window.setTimeout = other;
  });
  expect(window.setTimeout).toBe(ownTimer);
  const stack = expect.stringContaining('account/b2/page.js:1:2');
  expect(replaced.mock.calls).toEqual([[{ name: 'setTimeout', stack }]]);
});

test('the host, and tools of the browser, can replace it', () => {
  as('host/h1/harness.js', () => {
    window.setTimeout = other;
  });
  expect(window.setTimeout).toBe(other);
  expect(replaced).not.toHaveBeenCalled();
});

const pollute = async () => {
  Array.prototype.at = () => 'broken';
};

test('a method that a remote replaces is put back when its code has come, and the remote is told', async () => {
  await loadAmongOthers('account', pollute);
  expect(Array.prototype.at).toBe(at);
  expect(replaced.mock.calls).toEqual([[{ name: 'Array.prototype.at', stack: '', slot: 'account' }]]);
});

test('where code of two came at once, or it was replaced before, nobody is blamed', async () => {
  let come = () => {};
  const slow = loadAmongOthers('site', () => new Promise<void>((resolve) => (come = resolve)));
  await loadAmongOthers('account', pollute);
  come();
  await slow;
  await pollute();
  await loadAmongOthers('message', async () => undefined);
  expect(Array.prototype.at).toBe(at);
  const nobody = [{ name: 'Array.prototype.at', stack: '', slot: undefined }];
  expect(replaced.mock.calls).toEqual([nobody, nobody]);
});

test('a method of one’s own is left alone', async () => {
  const name = 'ofAnotherLibrary' as keyof typeof Array.prototype;
  await loadAmongOthers(
    'account',
    async () => void Object.defineProperty(Array.prototype, name, { value: 7, configurable: true }),
  );
  expect(Array.prototype[name]).toBe(7);
  delete Array.prototype[name];
  expect(replaced).not.toHaveBeenCalled();
});
