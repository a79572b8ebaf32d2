const { format } = require('node:util');

/**
 * A `console.error` or `console.warn` fails the test that is running. jest-circus and jest-light-runner both add the
 * errors of this list to the test's own. A test that expects one says so with `expectConsoleError`.
 */
for (const level of ['error', 'warn']) {
  // biome-ignore lint/suspicious/noConsole: what others print goes through here
  const print = console[level];
  console[level] = function unexpected(...words) {
    // Outside of tests, such as in `afterAll`, nothing else shows it.
    print(...words);
    const error = new Error(`unexpected console.${level}: ${format(...words)}`);
    Error.captureStackTrace(error, unexpected);
    expect.getState().suppressedErrors.push(error);
  };
}
