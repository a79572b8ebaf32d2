import { expect, test } from '@jest/globals';
import { finishedOutcome, jestOutcome, playwrightOutcome } from './test-outcome';

test('failures of a unit run are named with their file; so is a file that did not run', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/portal/shared/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a is right', status: 'failed' },
          { fullName: 'b is right', status: 'passed' },
        ],
      },
      { name: '/portal/shared/src/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(jestOutcome(report, '/portal')).toEqual({
    passed: 1,
    failed: 2,
    failures: ['shared/src/a.test.ts › a is right', 'shared/src/b.test.ts did not run'],
  });
});

test('what passed the second time counts as passed and is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'flows/a.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ title: 'a table', specs: [spec('sorts', 'flaky')] }],
      },
    ],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['flows/a.spec.ts › closes'],
    flaky: ['flows/a.spec.ts › a table › sorts'],
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
