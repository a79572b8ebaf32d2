import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { faultsOf, isWholeRun } from './judge';
import { statements } from './statements';

interface Options {
  /** The file for the faults, a JSON array of lines. The stage that sums up the run reads it. */
  readonly outputFile?: string;
}

/**
 * `npm test` leaves out what passed with the same files before, and names those titles in a file. Together they are a
 * whole run.
 */
function passedBefore(): string[] | undefined {
  const file = process.env.PASSED_BEFORE;
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as string[]);
}

/** Fails a whole run if a statement of the specification that a person can see has no passed test. */
export default class StatementsReporter implements Reporter {
  private readonly outputFile: string | undefined;
  private suite: Suite | undefined;

  constructor({ outputFile }: Options = {}) {
    this.outputFile = outputFile;
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const isOver = status === 'passed' || status === 'failed';
    // The arguments that follow node, Playwright and `test`.
    const before = passedBefore();
    if (!this.suite || !isOver || !(before || isWholeRun(process.argv.slice(3)))) return {};
    const faults = faultsOf(statements, [
      ...(before ?? []).map((title) => ({ title, passed: true })),
      ...this.suite.allTests().map((test) => ({
        title: test.title,
        passed: test.expectedStatus === 'passed' && ['expected', 'flaky'].includes(test.outcome()),
      })),
    ]);
    if (this.outputFile) {
      mkdirSync(dirname(this.outputFile), { recursive: true });
      writeFileSync(this.outputFile, JSON.stringify(faults));
    }
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    return faults.length > 0 ? { status: 'failed' } : {};
  }
}
