import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { git, releasedCommit, tagVersion } from './released-commit';

let folder = '';
function commit(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'a change');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-released-'));
  git(folder, 'init', '--quiet');
  git(folder, 'config', 'user.name', 'A team');
  git(folder, 'config', 'user.email', 'team@example.com');
  mkdirSync(join(folder, '.changeset'));
  commit({ 'package.json': '{ "version": "1.2.0" }', 'CHANGELOG.md': '# Changes\n\n## 1.2.0\n', '.changeset/x': '' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a clean working copy whose version is told of is released, and tagged once', () => {
  const released = releasedCommit(folder);
  expect(released).toEqual({ version: '1.2.0', commit: git(folder, 'rev-parse', 'HEAD'), time: expect.any(Number) });
  tagVersion(folder, released);
  tagVersion(folder, releasedCommit(folder));
  expect(git(folder, 'rev-parse', 'v1.2.0^{commit}')).toBe(released.commit);
});

test('what speaks against a release is said all at once', () => {
  tagVersion(folder, releasedCommit(folder));
  commit({ 'CHANGELOG.md': '# Changes\n', '.changeset/one-more.md': 'something new' });
  writeFileSync(join(folder, '.changeset/x'), 'changed');
  writeFileSync(join(folder, 'left-over'), '');
  const [, ...reasons] = (() => {
    try {
      releasedCommit(folder);
    } catch (error) {
      return (error as Error).message.split('\n');
    }
    return [];
  })();
  expect(reasons).toEqual([
    'not committed: .changeset/x, left-over',
    'these changes wait for a version: .changeset/one-more.md',
    'CHANGELOG.md has no section 1.2.0',
    expect.stringMatching(/^v1\.2\.0 is the tag of [0-9a-f]{12}: raise the version$/),
  ]);
});
