import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../progress';

/** The commit that a release is made of. */
export interface ReleasedCommit {
  readonly version: string;
  readonly commit: string;
  /** Seconds since 1970. Everything in the release has this time, so that a second run gives the same bytes. */
  readonly time: number;
}

export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  throw new CommandError(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

function waitingChanges(folder: string): string[] {
  const notes = readdirSync(join(folder, '.changeset')).filter((name) => name.endsWith('.md'));
  return notes.filter((name) => name !== 'README.md').map((name) => `.changeset/${name}`);
}

/** What speaks against a release of this folder; all reasons at once. */
function faultsOf(folder: string, version: string, commit: string): string[] {
  const tag = `v${version}`;
  const changed = lines(git(folder, 'status', '--porcelain'));
  const waiting = waitingChanges(folder);
  const tagged = lines(git(folder, 'tag', '--list', tag)).length > 0 && git(folder, 'rev-list', '-1', tag);
  const told = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`);
  return [
    ...(changed.length > 0 ? [`not committed: ${changed.map((line) => line.replace(/^ ?\S+ /, '')).join(', ')}`] : []),
    ...(waiting.length > 0 ? [`these changes wait for a version: ${waiting.join(', ')}`] : []),
    ...(told ? [] : [`CHANGELOG.md has no section ${version}`]),
    ...(tagged && tagged !== commit ? [`${tag} is the tag of ${tagged.slice(0, 12)}: raise the version`] : []),
  ];
}

/** The commit that is checked out in a folder, if it can be released. */
export function releasedCommit(folder: string): ReleasedCommit {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const commit = git(folder, 'rev-parse', 'HEAD');
  const faults = faultsOf(folder, version, commit);
  if (faults.length > 0) throw new CommandError(`${version} cannot be released:\n${faults.join('\n')}`);
  return { version, commit, time: Number(git(folder, 'log', '-1', '--format=%ct')) };
}

/** Tags the commit with its version, unless it has that tag. */
export function tagVersion(folder: string, { version, commit }: ReleasedCommit): void {
  const tag = `v${version}`;
  if (git(folder, 'tag', '--list', tag) === '') git(folder, 'tag', '--annotate', '--message', tag, tag, commit);
}
