import { resolve } from 'node:path';
import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { clientDirectories, packageDirectory } from '../workspace';

export const help: CommandHelp = {
  summary: 'build packages that changed: by name, by folder, or all of the workspace',
  usage: '[package or folder …]',
  examples: ['portal build', 'portal build account', 'portal build .'],
};

export async function run({ positionals, output }: CommandInput): Promise<void> {
  const chosen =
    positionals.length === 0 ? clientDirectories() : positionals.map((name) => packageDirectory(resolve(name), name));
  const builds = await buildAll(chosen);
  output.result(
    builds.map(({ record, output: folder }) => ({ package: record.package, build: record.build, folder })),
    builds.map(({ record }) => `${record.package}@${record.build}`),
  );
}
