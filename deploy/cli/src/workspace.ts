import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the workspace that commands work on. */

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const hostDirectory = join(root, 'host');

export function remoteDirectories(): string[] {
  return readdirSync(join(root, 'remotes'))
    .map((name) => join(root, 'remotes', name))
    .filter((directory) => existsSync(join(directory, 'package.json')));
}

export function clientDirectories(): string[] {
  return [hostDirectory, ...remoteDirectories()];
}
