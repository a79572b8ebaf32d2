import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser';
import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../command-line/exit-codes';
import { progress } from '../progress';
import { testRemote } from '../test-remote';
import { clientDirectories, packageDirectory, root, typedDirectories } from '../workspace';

interface Count {
  passed: number;
  failed: number;
}

const reports = join(root, '.cache/reports');

function execute(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const one = (passed: boolean): Count => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A run that broke before it could report counts as one failure, never as none. */
function counted(finished: boolean, count: Count | undefined): Count {
  if (!count || (!finished && count.failed === 0)) return { passed: count?.passed ?? 0, failed: 1 };
  return count;
}

function report<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function types(): Count {
  const count = { passed: 0, failed: 0 };
  for (const directory of typedDirectories())
    if (execute(bin('tsc'), ['--noEmit', '-p', directory])) count.passed += 1;
    else count.failed += 1;
  return count;
}

function unit(): Count {
  const finished = execute(bin('jest'), ['--json', `--outputFile=${join(reports, 'unit.json')}`], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  });
  const result = report<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(
    'unit.json',
  );
  return counted(
    finished,
    result && { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites },
  );
}

/** These tests once more, counted above already: here it is what they reach that is looked at. */
const coverage = (): Count =>
  one(
    execute(bin('jest'), ['--config', 'jest.coverage.config.mjs', '--silent'], {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    }),
  );

async function builds(): Promise<Count> {
  await buildAll(clientDirectories());
  return { passed: 1, failed: 0 };
}

/** Of the portal that the browser tests start, named in their configuration. */
const browserData = join(root, '.cache/e2e-data');

function browser(): Count {
  // What an earlier run has changed is not what the tests begin with.
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
  const result = report<{ stats: { expected: number; unexpected: number; flaky: number } }>('browser.json');
  return counted(
    finished,
    result && { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected },
  );
}

const stages: Record<string, () => Count | Promise<Count>> = {
  format: () => one(execute(bin('biome'), ['format', '.'])),
  lint: () => one(execute(bin('biome'), ['lint', '--error-on-warnings', '.'])),
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

/** One remote by itself. */
async function testOne(directory: string, { output }: CommandInput): Promise<void> {
  const checked = await testRemote(directory);
  output.result(
    checked,
    checked.map(({ stage, passed }) => `${passed ? '✓' : '✗'} ${stage}`),
  );
  if (checked.some(({ passed }) => !passed)) process.exitCode = exitCodes.failed;
}

/** All stages in order, or the named ones. A failing stage does not hide what the later ones would say. */
async function testWorkspace(names: readonly string[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    progress.step(name);
    const started = performance.now();
    let count: Count;
    try {
      count = await stage();
    } catch (error) {
      progress.warn(error instanceof Error ? error.message : String(error));
      count = { passed: 0, failed: 1 };
    }
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    progress.note(`${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  }
  process.stdout.write(`tests: ${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

export async function run(input: CommandInput): Promise<void> {
  const [first] = input.positionals;
  if (first && !Object.hasOwn(stages, first)) return testOne(packageDirectory(resolve(first), first), input);
  return testWorkspace(input.positionals);
}
