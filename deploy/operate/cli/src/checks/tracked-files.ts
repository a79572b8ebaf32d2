import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** The files of the tree that git knows or would add, sorted, without those that were just removed. */
export function trackedFiles(): string[] {
  const { stdout, status } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error('git does not list the files of this checkout');
  const files = new Set(stdout.split('\0').filter(Boolean));
  return [...files].filter((file) => existsSync(join(root, file))).sort();
}
