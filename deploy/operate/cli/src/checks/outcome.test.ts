import { expect, test } from '@jest/globals';
import { finishedOutcome, jestOutcome, playwrightOutcome } from './outcome';

const named = (block: string, title: string) => ({ ancestorTitles: [block], title });

test('failures of a unit run are named with their file and error; so is a file that did not run', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/portal/shared/src/a.test.ts',
        status: 'failed',
        message: '',
        startTime: 1_000,
        endTime: 2_000,
        assertionResults: [
          {
            ...named('a', 'is right'),
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nreceived 2'],
          },
          { ...named('b', 'is right'), status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: '/portal/shared/src/b.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        startTime: 1_000,
        endTime: 4_000,
        assertionResults: [],
      },
    ],
  };
  expect(jestOutcome(report, '/portal')).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'shared/src/a.test.ts › a is right\nexpected 1\nreceived 2',
      'shared/src/b.test.ts did not run\nCannot find module',
    ],
    titles: ['b is right'],
    skipped: [],
    slowest: ['3 s shared/src/b.test.ts', '1 s shared/src/a.test.ts'],
  });
});

test('what passed the second time counts as passed and is named', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{ duration: 2_000, errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'flows/a.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'still open')],
        suites: [{ title: 'a table', specs: [spec('sorts', 'flaky', 'a tick too early')] }],
      },
    ],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['flows/a.spec.ts › closes\nstill open'],
    flaky: ['flows/a.spec.ts › a table › sorts\na tick too early'],
    titles: ['opens', 'a table sorts'],
    skipped: [],
    slowest: ['6 s flows/a.spec.ts'],
  });
});

test('what is wrong with a browser run as a whole fails it, though every test passed', () => {
  const report = { stats: { expected: 2, unexpected: 0, flaky: 0 }, suites: [] };
  const outcome = playwrightOutcome(report, ['statements without a passed test: S12']);
  expect(outcome).toMatchObject({ passed: 2, failed: 1, failures: ['statements without a passed test: S12'] });
  expect(finishedOutcome(false, outcome)).toEqual(outcome);
});

test('a run that broke off is a failure, whatever it had counted', () => {
  const green = { passed: 3, failed: 0, failures: [] };
  expect(finishedOutcome(true, green)).toEqual(green);
  expect(finishedOutcome(false, green)).toMatchObject({ passed: 3, failed: 1 });
  expect(finishedOutcome(false, undefined)).toMatchObject({ passed: 0, failed: 1 });
});
