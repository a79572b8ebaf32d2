import { relative } from 'node:path';

const minute = 60_000;

/**
 * Jest's reporter in `npm test`. It prints a file that fails, with its whole messages, and once a minute how far the
 * run is. The command prints totals and slowest files afterwards.
 */
export default class QuietReporter {
  #rootDir;
  #running = new Set();
  #clock;

  /** @param {import('@jest/types').Config.GlobalConfig} config */
  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunStart(results) {
    const started = performance.now();
    this.#clock = setInterval(() => {
      const done = results.numPassedTestSuites + results.numFailedTestSuites + results.numPendingTestSuites;
      const minutes = Math.round((performance.now() - started) / minute);
      const running = [...this.#running].join(', ');
      this.#print(`${minutes} min: ${done} of ${results.numTotalTestSuites} files, running ${running}`);
    }, minute);
  }

  onTestFileStart({ path }) {
    this.#running.add(this.#named(path));
  }

  onTestFileResult({ path }, { failureMessage }) {
    this.#running.delete(this.#named(path));
    if (failureMessage) this.#print(`✗ ${this.#named(path)}\n${failureMessage}`);
  }

  onRunComplete() {
    clearInterval(this.#clock);
  }

  #named(path) {
    return relative(this.#rootDir, path);
  }

  #print(text) {
    process.stderr.write(`${text}\n`);
  }
}
