import { format } from 'node:util';
import { expect } from '@jest/globals';

function expectConsole(level: 'error' | 'warn', pattern: RegExp): void {
  const missing = new Error(`console.${level} did not print ${pattern}`);
  // The list of the running test: the next test has another. Its errors fail the test.
  const { suppressedErrors } = expect.getState();
  suppressedErrors.push(missing);
  // biome-ignore lint/suspicious/noConsole: what others print goes through here
  const before = console[level];
  console[level] = (...words) => {
    const isExpected = expect.getState().suppressedErrors === suppressedErrors && pattern.test(format(...words));
    if (!isExpected) return before(...words);
    if (suppressedErrors.includes(missing)) suppressedErrors.splice(suppressedErrors.indexOf(missing), 1);
  };
}

/** Until the test ends, `console.error` may print what matches. It has to do so at least once, or the test fails. */
export const expectConsoleError = (pattern: RegExp): void => expectConsole('error', pattern);

/** As `expectConsoleError`, for `console.warn`. */
export const expectConsoleWarn = (pattern: RegExp): void => expectConsole('warn', pattern);
