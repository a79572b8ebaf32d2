import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageManifest } from '@portal/build/package-manifest';
import { workspaceFolders } from '../bootstrap/workspace-folders.mjs';
import { exitCodes } from './exit-codes';
import { CommandError } from './progress';

/** The folders of the workspace on which commands work. */

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const hostDirectory = join(root, 'host');

export function remoteDirectories(): string[] {
  return readdirSync(join(root, 'remotes'))
    .map((name) => join(root, 'remotes', name))
    .filter((directory) => existsSync(join(directory, 'package.json')));
}

export function clientDirectories(): string[] {
  return [hostDirectory, ...remoteDirectories()];
}

/** The packages that a new platform begins with: all except those that are for demonstrations alone. */
export function productDirectories(): string[] {
  return clientDirectories().filter((directory) => {
    const { portal } = readPackageManifest(directory);
    return portal.kind === 'host' || !portal.demonstration;
  });
}

/** Every package that has its own types to check. */
export function typedDirectories(): string[] {
  return workspaceFolders(root)
    .map((folder) => join(root, folder))
    .filter((directory) => existsSync(join(directory, 'tsconfig.json')));
}

/** The package in a folder, or the one that has that name in the workspace. */
export function packageDirectory(folder: string, name: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const named = existsSync(join(root, 'remotes'))
    ? clientDirectories().find((one) => basename(one) === name)
    : undefined;
  if (named) return named;
  throw new CommandError(`There is no package.json in ${folder}: name the folder of a remote.`, exitCodes.usage);
}
