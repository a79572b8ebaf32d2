import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalCommand } from './portal-command';

const root = join(import.meta.dirname, '../..');

/** Empties an earlier copy, except its builds: a build of the same sources is used again. */
function emptied(folder: string): string {
  for (const name of readdirSync(folder, { encoding: 'utf8' }).filter((one) => one !== 'dist'))
    rmSync(join(folder, name), { recursive: true, force: true });
  return folder;
}

/** A copy of a remote's sources with one text changed, in a folder of its own. */
export function changedCopy(remote: string, file: string, from: string, to: string): string {
  // The folder is as deep in the workspace as the remote itself, so that its links to packages stay right.
  const mark = createHash('sha256').update(to).digest('hex').slice(0, 8);
  const folder = join(root, '.cache', `${remote}-${mark}`);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'remotes', remote), emptied(folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/[\\/]dist([\\/]|$)/.test(path),
  });
  changeText(join(folder, file), from, to);
  return folder;
}

export function changeText(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  writeFileSync(file, source.replaceAll(from, to));
}

/**
 * Builds and publishes a newer release of a remote, from its sources with one text changed. Returns `package@build`.
 */
export async function publishNext(remote: string, file: string, from: string, to: string): Promise<string> {
  const folder = changedCopy(remote, file, from, to);
  const published = await portalCommand<{ package: string; build: string }>('publish', folder);
  return `${published.package}@${published.build}`;
}
