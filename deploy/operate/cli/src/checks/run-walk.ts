import { buildAll } from '../build-all';
import { clientDirectories, root } from '../workspace';
import { runBrowser } from './browser-stage';
import type { DeepWalk } from './deep-walks';
import { finishedOutcome, type JestReport, jestOutcome, type Outcome, oneOutcome } from './outcome';
import { bin, patternOf, readReport, reports, runTool } from './run-tool';
import { jestOptions, quietly } from './unit-stage';

/** Jest leaves these files out unless it is told otherwise. */
function runUnit(files: readonly string[]): Outcome {
  const args = [...files.map(patternOf), quietly, '--json', `--outputFile=${reports}/unit.json`];
  const finished = runTool(bin('jest'), args, { ...jestOptions, PORTAL_TESTS: 'deep' });
  const report = readReport<JestReport>('unit.json');
  return finishedOutcome(finished, report && jestOutcome(report, root));
}

export async function runWalk({ runs }: DeepWalk): Promise<Outcome> {
  if ('unit' in runs) return runUnit(runs.unit);
  await buildAll(clientDirectories());
  if ('browser' in runs) return runBrowser('deep.config.ts', runs.browser.map(patternOf)).outcome;
  if ('tag' in runs) return runBrowser('branches.config.ts', []).outcome;
  const [command = '', ...args] = runs.script;
  return oneOutcome(runTool(command, args, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }), 'see above');
}
