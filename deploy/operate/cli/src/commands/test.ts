import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { forgetOldResults } from '../checks/kept-results';
import { quickStages } from '../checks/quick-stages';
import { runStages } from '../checks/run-stages';
import { reports } from '../checks/run-tool';
import { testRemote } from '../checks/test-remote';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../exit-codes';
import { packageDirectory } from '../workspace';

export const help: CommandHelp = {
  summary: 'that the product works: all checks of the workspace or some of them, or all checks of one remote',
  usage: '[stage …]   |   <folder of a remote>',
  takes: [0, Number.POSITIVE_INFINITY],
  options: {
    all: { type: 'boolean', description: 'run again what passed with the same files before; so does CI=true' },
  },
  examples: ['npm test', 'npm test -- --all', 'npm test lint types', 'portal test remotes/account', 'portal test .'],
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

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options } = input;
  const stages = quickStages(!options.all && !process.env.CI);
  const isStage = (word: string) => stages.some(({ name }) => name === word);
  const [first] = positionals;
  if (first && !isStage(first)) return testOne(packageDirectory(resolve(first), first), input);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  forgetOldResults();
  await runStages(stages.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));
}
