import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { typedDirectories } from '../workspace';
import { writeTypePrograms } from './type-programs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function packageWith(name: string, config: object): string {
  const directory = join(folder, name);
  mkdirSync(directory);
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config));
  return directory;
}

const includedIn = (file: string): string[] =>
  JSON.parse(readFileSync(file, 'utf8')).include.map((path: string) => resolve(folder, 'programs', path));

test('packages with the same options are one program, others one of their own', () => {
  const a = packageWith('a', { extends: '../base.json', include: ['src'] });
  const b = packageWith('b', { extends: '../base.json', compilerOptions: { lib: ['dom'] }, include: ['src'] });
  const c = packageWith('c', { extends: '../base.json', include: ['src', 'bin'] });
  const programs = writeTypePrograms([a, b, c], join(folder, 'programs'));
  expect(programs.map(includedIn)).toEqual([[join(a, 'src'), join(c, 'src'), join(c, 'bin')], [join(b, 'src')]]);
});

test('what a program would not hear is refused', () => {
  const odd = packageWith('odd', { extends: '../base.json', include: ['src'], exclude: ['src/old'] });
  expect(() => writeTypePrograms([odd], join(folder, 'programs'))).toThrow('exclude');
});

test('every package of the workspace is in a program', () => {
  const included = writeTypePrograms(typedDirectories(), join(folder, 'programs')).flatMap(includedIn);
  for (const directory of typedDirectories()) expect(included.some((path) => path.startsWith(directory))).toBe(true);
});
