import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gitSource } from './git-source';

let folder = '';
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
const remote = () => join(folder, 'invoice');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-source-'));
  mkdirSync(remote());
  writeFileSync(join(remote(), 'package.json'), '{}');
  writeFileSync(join(folder, 'elsewhere.txt'), 'one');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that git does not keep has no source', () => {
  expect(gitSource(remote())).toEqual({});
  git('init', '--quiet');
  expect(gitSource(remote())).toEqual({});
});

test('the commit and its author, marked only if the folder itself has changes', () => {
  git('add', '.');
  git('-c', 'user.name=林', '-c', 'user.email=lin@example.com', 'commit', '--quiet', '-m', 'first');
  const committed = { commit: git('rev-parse', 'HEAD'), author: '林 <lin@example.com>' };
  expect(gitSource(remote())).toEqual(committed);
  writeFileSync(join(folder, 'elsewhere.txt'), 'two');
  expect(gitSource(remote())).toEqual(committed);
  writeFileSync(join(remote(), 'page.tsx'), '');
  expect(gitSource(remote())).toEqual({ ...committed, commit: `${committed.commit}-dirty` });
});
