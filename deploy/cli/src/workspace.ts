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

/** Every package with types of its own to check. */
export function typedDirectories(): string[] {
  const deploy = readdirSync(join(root, 'deploy')).map((name) => join(root, 'deploy', name));
  return [join(root, 'shared'), ...clientDirectories(), ...deploy, join(root, 'e2e')].filter((directory) =>
    existsSync(join(directory, 'tsconfig.json')),
  );
}
