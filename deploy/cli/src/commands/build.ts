import { basename } from 'node:path';
import { buildAll } from '../build-all';
import { CommandError, progress } from '../progress';
import { clientDirectories } from '../workspace';

export async function run(names: string[]): Promise<void> {
  const all = clientDirectories();
  const unknown = names.filter((name) => !all.some((directory) => basename(directory) === name));
  if (unknown.length > 0)
    throw new CommandError(
      `No such package: ${unknown.join(', ')}. There are: ${all.map((one) => basename(one)).join(', ')}.`,
    );
  const chosen = names.length === 0 ? all : all.filter((directory) => names.includes(basename(directory)));
  for (const { record } of await buildAll(chosen)) progress.note(`${record.package}@${record.build}`);
}
