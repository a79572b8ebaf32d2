/** What a stage of `npm test` came to, read from the report of the tool that ran it. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Named once more at the end, where a person looks first. */
  failures: string[];
  /** Passed when asked again. */
  flaky?: string[];
}

export const oneOutcome = (passed: boolean, failure: string): Outcome =>
  passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [failure] };

/** A run that broke before it could report counts as one failure, never as none. */
export function finishedOutcome(finished: boolean, outcome: Outcome | undefined): Outcome {
  if (outcome && (finished || outcome.failed > 0)) return outcome;
  return {
    passed: outcome?.passed ?? 0,
    failed: 1,
    failures: ['the run broke off before its end'],
    ...(outcome?.flaky ? { flaky: outcome.flaky } : {}),
  };
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

export function jestOutcome(report: JestReport, root: string): Outcome {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [`${file} did not run`];
    });
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, failures };
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tests: readonly { status: string }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

/** The outermost suite is the file. */
function titlesWith(status: string, suites: readonly PlaywrightSuite[], above: readonly string[] = []): string[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => [...path, spec.title].join(' › '));
    return [...own, ...titlesWith(status, inner, path)];
  });
}

/** `faults` are those of the run as a whole: no test of its own stands for them. */
export function playwrightOutcome({ stats, suites }: PlaywrightReport, faults: readonly string[] = []): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + faults.length,
    failures: [...titlesWith('unexpected', suites), ...faults],
    flaky: titlesWith('flaky', suites),
  };
}
