import { stripVTControlCharacters } from 'node:util';

/** The result of a stage of `npm test`, read from the report of the tool that ran it. */
export interface Outcome {
  passed: number;
  failed: number;
  /**
   * The failed tests with the first words of their errors. They are printed again at the end, because a log may be cut
   * before it.
   */
  failures: string[];
  /** Tests that passed only at the second try. */
  flaky?: string[];
  /** The files whose tests took longest, the longest first. */
  slowest?: string[];
  /** How many of the passed tests passed in an earlier run with the same files. */
  kept?: number;
  /** The titles of the tests that were skipped; each says why. */
  skipped?: readonly string[];
  /** The titles of the passed tests, each after those of the blocks around it. */
  titles?: readonly string[];
}

/** Longer errors compare whole pages; the beginning says which check failed. */
const maxReasonLength = 600;

function named(test: string, error: string | undefined): string {
  if (!error) return test;
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return `${test}\n${lines.join('\n').slice(0, maxReasonLength)}`;
}

const shownFiles = 8;

function slowestOf(milliseconds: ReadonlyMap<string, number>): string[] {
  const longest = [...milliseconds].sort(([, a], [, b]) => b - a).slice(0, shownFiles);
  return longest.map(([file, time]) => `${(time / 1000).toFixed(0)} s ${file}`);
}

export const oneOutcome = (passed: boolean, failure: string): Outcome =>
  passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [failure] };

/** A run that broke before its report counts as one failure, never as none. */
export function finishedOutcome(finished: boolean, outcome: Outcome | undefined): Outcome {
  if (outcome && (finished || outcome.failed > 0)) return outcome;
  return {
    passed: outcome?.passed ?? 0,
    failed: 1,
    failures: ['the run broke off before its end'],
    ...(outcome?.flaky ? { flaky: outcome.flaky } : {}),
    ...(outcome?.slowest ? { slowest: outcome.slowest } : {}),
  };
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    status: string;
    /** The error of a file that did not run. */
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      failureMessages: readonly string[];
    }[];
  }[];
}

export function jestOutcome(report: JestReport, root: string): Outcome {
  const fileOf = (name: string) => name.replace(`${root}/`, '');
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [named(`${fileOf(name)} did not run`, message)];
      return failed.map((test) => named(`${fileOf(name)} › ${jestTitle(test)}`, test.failureMessages[0]));
    });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
    titles: jestTitles(report.testResults, 'passed'),
    skipped: jestTitles(report.testResults, 'pending'),
    slowest: slowestOf(
      new Map(report.testResults.map(({ name, startTime, endTime }) => [fileOf(name), endTime - startTime])),
    ),
  };
}

const jestTitle = ({ ancestorTitles, title }: { ancestorTitles: readonly string[]; title: string }) =>
  [...ancestorTitles, title].join(' ');

/** The titles of the tests of these files that ended so. */
export const jestTitles = (files: JestReport['testResults'], wanted: 'passed' | 'pending'): string[] =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === wanted)
    .map(jestTitle);

interface PlaywrightTest {
  status: string;
  results: readonly { duration: number; errors: readonly { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tests: readonly PlaywrightTest[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

/** The outermost suite is the file. */
function testsOf(
  suites: readonly PlaywrightSuite[],
  above: readonly string[] = [],
): (PlaywrightTest & { path: string[] })[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, path: [...path, spec.title] })));
    return [...own, ...testsOf(inner, path)];
  });
}

const passes = ['expected', 'flaky'];
/** Without the file, which is the outermost suite. */
const titleOf = ({ path }: { path: string[] }) => path.slice(1).join(' ');

/** `faults` are errors of the whole run, which belong to no test. */
export function playwrightOutcome({ stats, suites }: PlaywrightReport, faults: readonly string[] = []): Outcome {
  const tests = testsOf(suites);
  const namedWith = (wanted: string) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ path, results }) => named(path.join(' › '), results.flatMap(({ errors }) => errors)[0]?.message));
  const times = new Map<string, number>();
  for (const { path, results } of tests)
    for (const { duration } of results) times.set(path[0] ?? '', (times.get(path[0] ?? '') ?? 0) + duration);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + faults.length,
    failures: [...namedWith('unexpected'), ...faults],
    titles: tests.filter(({ status }) => passes.includes(status)).map(titleOf),
    skipped: tests.filter(({ status }) => status === 'skipped').map(titleOf),
    flaky: namedWith('flaky'),
    slowest: slowestOf(times),
  };
}

/** The titles of the tests of each file in which every test passed at once. */
export function titlesByFile({ suites }: PlaywrightReport): Map<string, string[]> {
  const files = suites.map((suite) => [suite.title, testsOf([suite])] as const);
  return new Map(
    files
      .filter(([, tests]) => tests.every(({ status }) => status === 'expected'))
      .map(([file, tests]) => [file, tests.map(titleOf)]),
  );
}
