import { expect, test } from '@jest/globals';
import { expectConsoleError, expectConsoleWarn } from './expect-console';

const printer = globalThis.console;

/** What would fail the test. */
const faults = () => {
  const { suppressedErrors } = expect.getState();
  return suppressedErrors.splice(0).map(({ message }) => message);
};

test('what nobody expects fails the test, with its words', () => {
  printer.error('%s is lost', 'a page');
  printer.warn('late');
  expect(faults()).toEqual(['unexpected console.error: a page is lost', 'unexpected console.warn: late']);
});

test('what is expected may come once or more', () => {
  expectConsoleError(/is lost/);
  printer.error('a page is lost');
  printer.error('a chunk is lost');
  expect(faults()).toEqual([]);
});

test('what is expected and does not come fails the test; so does another message beside it', () => {
  expectConsoleError(/is lost/);
  expectConsoleWarn(/late/);
  printer.error('a page is late');
  expect(faults()).toEqual([
    'console.error did not print /is lost/',
    'console.warn did not print /late/',
    'unexpected console.error: a page is late',
  ]);
});

test('an expectation ends with its test', () => {
  printer.error('a page is lost');
  expect(faults()).toEqual(['unexpected console.error: a page is lost']);
});
