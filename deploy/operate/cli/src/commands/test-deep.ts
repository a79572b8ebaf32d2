import { mkdirSync, rmSync } from 'node:fs';
import { filesChangedSince, isTouched } from '../checks/changed-files';
import { type DeepWalk, deepWalks } from '../checks/deep-walks';
import { runStages } from '../checks/run-stages';
import { reports } from '../checks/run-tool';
import { runWalk } from '../checks/run-walk';
import { workspacePackages } from '../checks/workspace-packages';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { table } from '../command-line/output';
import { textOption } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { CommandError, progress } from '../progress';

export const help: CommandHelp = {
  summary: 'what takes long: every width and tenant, killed servers, weights, remotes in their own repository',
  usage: '[walk …]',
  takes: [0, Number.POSITIVE_INFINITY],
  options: {
    list: { type: 'boolean', description: 'say what each walk proves, what it costs and which folders it guards' },
    changed: { type: 'string', description: 'only the walks that the changes since this commit can touch' },
  },
  examples: [
    'npm run test:deep',
    'npm run test:deep -- every-page weights',
    'npm run test:deep -- --list',
    'npm run test:deep -- --changed origin/main',
  ],
};

function named(names: readonly string[]): readonly DeepWalk[] {
  const unknown = names.filter((name) => !deepWalks.some((walk) => walk.name === name));
  if (unknown.length > 0)
    throw new CommandError(`There is no walk ${unknown.join(', ')}: --list names them.`, exitCodes.usage);
  return deepWalks.filter(({ name, onlyByName }) => (names.length > 0 ? names.includes(name) : !onlyByName));
}

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  let walks = named(positionals);
  const since = textOption(options, 'changed');
  if (since) {
    const changed = filesChangedSince(since);
    const packages = workspacePackages();
    walks = walks.filter((walk) => isTouched(walk, changed, packages));
  }
  if (options.list) {
    const rows = walks.map(({ name, minutes, guards, proves }) => [name, `${minutes} min`, guards.join(' '), proves]);
    output.result(walks, table(['walk', 'costs', 'guards', 'proves'], rows));
    return;
  }
  if (walks.length === 0) progress.note('These changes touch no walk.');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await runStages(walks.map((walk) => ({ name: walk.name, run: () => runWalk(walk) })));
}
