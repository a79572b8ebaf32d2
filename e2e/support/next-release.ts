import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalCommand } from './portal-command';

const root = join(import.meta.dirname, '../..');

/** A newer release of a remote: its sources with one text changed, built and published. Answers `package@build`. */
export async function publishNext(remote: string, file: string, from: string, to: string): Promise<string> {
  // As deep in the workspace as the remote itself, so that its links to packages stay right.
  const folder = join(root, '.cache', `${remote}-next`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'remotes', remote), folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/[\\/]dist([\\/]|$)/.test(path),
  });
  const source = readFileSync(join(folder, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${remote}/${file} does not hold "${from}"`);
  writeFileSync(join(folder, file), source.replace(from, to));
  const published = await portalCommand<{ package: string; build: string }>('publish', folder);
  return `${published.package}@${published.build}`;
}
