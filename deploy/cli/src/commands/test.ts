import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser';
import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../exit-codes';
import { progress } from '../progress';
import {
  finishedOutcome,
  type JestReport,
  jestOutcome,
  type Outcome,
  oneOutcome,
  type PlaywrightReport,
  playwrightOutcome,
} from '../test-outcome';
import { testRemote } from '../test-remote';
import { writeTypePrograms } from '../type-programs';
import { clientDirectories, packageDirectory, root, typedDirectories } from '../workspace';

const reports = join(root, '.cache/reports');

function execute(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

function report<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Each program is checked alone; the compiler's messages name the files of the packages. */
function types(): Outcome {
  const programs = writeTypePrograms(typedDirectories(), join(root, '.cache/types'));
  const failed = programs.filter((program) => !execute(bin('tsc'), ['--noEmit', '-p', program])).length;
  return { passed: programs.length - failed, failed, failures: failed > 0 ? ['see above'] : [] };
}

/** Test files leave much garbage behind. More room for new objects takes a tenth off the time. */
const jestOptions = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64' };

function unit(): Outcome {
  const finished = execute(bin('jest'), ['--json', `--outputFile=${join(reports, 'unit.json')}`], jestOptions);
  const result = report<JestReport>('unit.json');
  return finishedOutcome(finished, result && jestOutcome(result, root));
}

/** These tests run a second time and were counted above. Here only the code that they reach matters. */
const coverage = (): Outcome =>
  oneOutcome(execute(bin('jest'), ['--config', 'jest.coverage.config.mjs', '--silent'], jestOptions), 'see above');

async function builds(): Promise<Outcome> {
  await buildAll(clientDirectories());
  return oneOutcome(true, '');
}

/** The browser tests start a portal with this data folder; their configuration names it too. */
const browserData = join(root, '.cache/e2e-data');

function browser(): Outcome {
  // The tests begin with new data, without the changes of an earlier run.
  rmSync(browserData, { recursive: true, force: true });
  const chromium = findBrowser();
  const finished = execute(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      PLAYWRIGHT_REPORT: join(reports, 'browser.json'),
      ...(chromium ? { CHROMIUM: chromium } : {}),
    },
  );
  const result = report<PlaywrightReport>('browser.json');
  const faults = report<string[]>('statements.json');
  return finishedOutcome(finished, result && playwrightOutcome(result, faults));
}

const stages: Record<string, () => Outcome | Promise<Outcome>> = {
  format: () => oneOutcome(execute(bin('biome'), ['format', '.']), 'npm run format puts it right'),
  lint: () => oneOutcome(execute('npm', ['run', '--silent', 'lint']), 'see above'),
  types,
  unit,
  coverage,
  builds,
  browser,
};

export const help: CommandHelp = {
  summary: 'all checks of the workspace or some of them, or all checks of one remote',
  usage: '[stage …]   |   <folder of a remote>',
  examples: ['portal test', 'portal test lint types', 'portal test remotes/account', 'portal test .'],
};

/** Tests one remote alone. */
async function testOne(directory: string, { output }: CommandInput): Promise<void> {
  const checked = await testRemote(directory);
  output.result(
    checked,
    checked.map(({ stage, passed }) => `${passed ? '✓' : '✗'} ${stage}`),
  );
  if (checked.some(({ passed }) => !passed)) process.exitCode = exitCodes.failed;
}

/** The lines about a stage that a person reads, once after the stage and once at the end. */
interface Told {
  line: string;
  slowest: string[];
  remarks: string[];
}

function tell({ line, slowest, remarks }: Told): void {
  progress.note(line);
  if (slowest.length > 0) progress.note(`longest: ${slowest.join(', ')}`);
  for (const remark of remarks) progress.warn(remark);
}

async function outcomeOf(stage: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await stage();
  } catch (error) {
    return oneOutcome(false, error instanceof Error ? error.message : String(error));
  }
}

/** Runs all stages in order, or the named ones. After a failed stage the later ones still run. */
async function testWorkspace(names: readonly string[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const all: Told[] = [];
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    progress.step(name);
    const started = performance.now();
    const { passed, failed, failures, flaky = [], slowest = [] } = await outcomeOf(stage);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const told = {
      line: `${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
      slowest,
      remarks: [...failures, ...flaky.map((test) => `passed the second time: ${test}`)],
    };
    tell(told);
    all.push(told);
  }
  progress.step('all');
  for (const told of all) tell(told);
  process.stdout.write(`tests: ${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

export async function run(input: CommandInput): Promise<void> {
  const [first] = input.positionals;
  if (first && !Object.hasOwn(stages, first)) return testOne(packageDirectory(resolve(first), first), input);
  return testWorkspace(input.positionals);
}
