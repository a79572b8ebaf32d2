import { spawnSync } from 'node:child_process';
import type { ReleaseSource } from '@portal/release-record/bundle';

function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit of a folder's sources and its author. A folder with changes that nobody has committed is marked. Empty
 * where there is no git, or where git does not keep the folder.
 */
export function gitSource(folder: string): ReleaseSource {
  if (git(folder, 'ls-files', '--error-unmatch', 'package.json') === undefined) return {};
  const [head, author] = git(folder, 'log', '-1', '--format=%H%n%an <%ae>')?.split('\n') ?? [];
  if (!head) return {};
  const changed = git(folder, 'status', '--porcelain', '--', '.') !== '';
  return { commit: changed ? `${head}-dirty` : head, ...(author ? { author } : {}) };
}
