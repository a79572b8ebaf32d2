import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser';
import { quickFiles } from './browser-files';
import { type KeptResult, keepResult, keptResult, TreeHash } from './kept-results';
import { finishedOutcome, type Outcome, type PlaywrightReport, playwrightOutcome, titlesByFile } from './outcome';
import { patternOf, playwrightBin, readReport, reports, runTool } from './run-tool';
import { workspacePackages } from './workspace-packages';

/** Runs Playwright, and returns its report and the outcome with the faults of the whole run. */
export function runBrowser(config: string, patterns: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const chromium = findBrowser();
  const finished = runTool(playwrightBin, ['test', '--config', join('e2e', config), ...patterns], {
    PLAYWRIGHT_REPORT: join(reports, 'browser.json'),
    ...(chromium ? { CHROMIUM: chromium } : {}),
    ...env,
  });
  const report = readReport<PlaywrightReport>('browser.json');
  const outcome = report && playwrightOutcome(report, readReport<string[]>('statements.json'));
  return { report, outcome: finishedOutcome(finished, outcome) };
}

/** The browser tests whose last result does not count any more. */
export function browser({ useKept }: { useKept: boolean }): Outcome {
  const tree = new TreeHash();
  const files = quickFiles(workspacePackages()).map(({ file, guards }) => {
    const key = tree.keyOf('browser', guards);
    return { file, key, kept: useKept ? keptResult(key) : undefined };
  });
  const kept = files.flatMap((one): KeptResult[] => (one.kept ? [one.kept] : []));
  const wanted = files.filter((one) => !one.kept);
  const before = kept.reduce((sum, { passed }) => sum + passed, 0);
  const keptTitles = kept.flatMap(({ titles }) => titles);
  if (wanted.length === 0) return { passed: before, failed: 0, failures: [], kept: before, titles: keptTitles };
  // The statements of the specification are judged over all tests, those that passed earlier included.
  const passedBefore = join(reports, 'passed-before.json');
  writeFileSync(passedBefore, JSON.stringify(keptTitles));
  const patterns = kept.length > 0 ? wanted.map(({ file }) => `${patternOf(file)}$`) : [];
  const { report, outcome } = runBrowser('playwright.config.ts', patterns, { PASSED_BEFORE: passedBefore });
  const passed = report ? titlesByFile(report) : new Map<string, string[]>();
  for (const { file, key } of wanted) {
    const titles = passed.get(file.slice('e2e/'.length));
    if (titles) keepResult(key, { passed: titles.length, titles });
  }
  const titles = [...(outcome.titles ?? []), ...keptTitles];
  return { ...outcome, titles, passed: outcome.passed + before, kept: before };
}
