import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { exitCodes } from './exit-codes';
import { CommandError } from './progress';

/** The texts of a content folder by their path in it. Hidden files are no content. */
export function readContentFolder(folder: string): Record<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`There is no folder ${folder}.`, exitCodes.usage);
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file).split(sep).join('/'), file] as const)
    .filter(([path]) => !path.split('/').some((part) => part.startsWith('.')));
  return Object.fromEntries(found.map(([path, file]) => [path, readFileSync(file, 'utf8')]));
}
