import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalCommand } from './portal-command';

const root = join(import.meta.dirname, '../..');

/** All of an earlier copy but its builds: a build of the same sources is taken again. */
function emptied(folder: string): string {
  for (const name of readdirSync(folder, { encoding: 'utf8' }).filter((one) => one !== 'dist'))
    rmSync(join(folder, name), { recursive: true, force: true });
  return folder;
}

/** A remote's sources with one text changed, in a folder of their own. */
export function changedCopy(remote: string, file: string, from: string, to: string): string {
  // As deep in the workspace as the remote itself, so that its links to packages stay right.
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

/** A newer release of a remote: its sources with one text changed, built and published. Answers `package@build`. */
export async function publishNext(remote: string, file: string, from: string, to: string): Promise<string> {
  const folder = changedCopy(remote, file, from, to);
  const published = await portalCommand<{ package: string; build: string }>('publish', folder);
  return `${published.package}@${published.build}`;
}
