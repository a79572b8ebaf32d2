import { resolve } from 'node:path';
import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { exitCodes } from '../exit-codes';
import { loadProcessBuilder } from '../load-builders';
import { CommandError, progress } from '../progress';
import { clientDirectories, packageDirectory } from '../workspace';

export const help: CommandHelp = {
  summary: 'build packages that changed: by name, by folder, or all of the workspace',
  usage: '[package or folder …] [--service]',
  takes: [0, Number.POSITIVE_INFINITY],
  options: { service: { type: 'boolean', description: 'the service of these packages, in place of their pages' } },
  examples: ['portal build', 'portal build account', 'portal build .', 'portal build . --service'],
};

async function buildServices(directories: readonly string[]): Promise<void> {
  if (directories.length === 0) throw new CommandError('Name the package whose service to build.', exitCodes.usage);
  const { buildProcesses } = await loadProcessBuilder();
  for (const directory of directories) {
    const fresh = await buildProcesses(directory);
    progress.done(`${directory}: ${fresh ? 'built' : 'up to date'}`);
  }
}

export async function run({ positionals, options, output }: CommandInput): Promise<void> {
  const named = positionals.map((name) => packageDirectory(resolve(name), name));
  if (options.service) {
    await buildServices(named);
    output.result(named, []);
    return;
  }
  const builds = await buildAll(named.length === 0 ? clientDirectories() : named);
  output.result(
    builds.map(({ record, output: folder }) => ({ package: record.package, build: record.build, folder })),
    builds.map(({ record }) => `${record.package}@${record.build}`),
  );
}
