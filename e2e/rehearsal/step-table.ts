import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** Ends a rehearsal with a table of its steps and their times, and with what it measured. */
export default class StepTable implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { steps, duration, status }: TestResult): void {
    const rows = steps
      .filter(({ category }) => category === 'test.step')
      .map((step) => `${seconds(step.duration)}  ${step.error ? '✗' : '✓'} ${step.title}`);
    const measured = annotations.map(({ type, description }) => `${type}: ${description}`);
    this.#lines.push('', title, ...rows, ...measured, `${seconds(duration)}  ${status}`);
  }

  onEnd(_result: FullResult): void {
    process.stdout.write(`${this.#lines.join('\n')}\n`);
  }
}
