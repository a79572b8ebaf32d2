import { join, relative } from 'node:path';
import { root } from '../workspace';
import { type KeptResult, keepResult, keptResult, TreeHash } from './kept-results';
import { finishedOutcome, type JestReport, jestOutcome, jestTitles, type Outcome } from './outcome';
import { bin, patternOf, readReport, reports, runTool } from './run-tool';
import { withNeeds, workspacePackages } from './workspace-packages';

/** Test files leave much garbage behind. More room for new objects takes a tenth off the time. */
export const jestOptions = { NODE_OPTIONS: '--no-warnings --max-semi-space-size=64' };

/** A green run prints nothing but its progress. */
export const quietly = `--reporters=${join(root, 'deploy/operate/cli/test/quiet-reporter.mjs')}`;

/** These tests read more than their package and what it needs, so their results are never kept. They are quick. */
const houseTests = '\\.house\\.test\\.ts$';
const isHouseTest = new RegExp(houseTests);

interface Part {
  readonly folder: string;
  readonly key: string;
  readonly kept: KeptResult | undefined;
}

/** Host, shared, each remote, and all servers together: their tests start each other and read each other's files. */
function parts(useKept: boolean): Part[] {
  const packages = workspacePackages();
  const tree = new TreeHash();
  const all = [...packages.keys()].filter((folder) => folder !== 'e2e');
  const servers = all.filter((folder) => folder.startsWith('deploy/'));
  const clients = all.filter((folder) => !servers.includes(folder));
  return [...clients.map((folder) => [folder, [folder]] as const), ['deploy', servers] as const].map(
    ([folder, members]) => {
      const key = tree.keyOf('unit', [folder, ...withNeeds(members, packages)]);
      return { folder, key, kept: useKept ? keptResult(key) : undefined };
    },
  );
}

/** The result of one part in a report: undefined if a file of it failed. A file may be skipped where nginx is not installed. */
function resultOf(folder: string, { testResults }: JestReport): KeptResult | undefined {
  const files = testResults
    .map((file) => ({ ...file, path: relative(root, file.name) }))
    .filter(({ path }) => path.startsWith(`${folder}/`) && !isHouseTest.test(path));
  if (files.length === 0 || files.some(({ status }) => status === 'failed')) return undefined;
  const titles = jestTitles(files, 'passed');
  return { passed: titles.length, titles };
}

/** Jest in every part whose last result does not count any more. */
export function unit({ useKept }: { useKept: boolean }): Outcome {
  const all = parts(useKept);
  const kept = all.flatMap((part) => part.kept ?? []);
  const wanted = all.filter((part) => !part.kept);
  const patterns = kept.length > 0 ? [...wanted.map(({ folder }) => patternOf(`${folder}/`)), houseTests] : [];
  const finished = runTool(
    bin('jest'),
    [...patterns, quietly, '--json', `--outputFile=${reports}/unit.json`],
    jestOptions,
  );
  const report = readReport<JestReport>('unit.json');
  if (report) {
    for (const { folder, key } of wanted) {
      const result = resultOf(folder, report);
      if (result) keepResult(key, result);
    }
  }
  const outcome = finishedOutcome(finished, report && jestOutcome(report, root));
  const before = kept.reduce((sum, { passed }) => sum + passed, 0);
  const titles = [...(outcome.titles ?? []), ...kept.flatMap((one) => one.titles)];
  return { ...outcome, titles, passed: outcome.passed + before, kept: before };
}
