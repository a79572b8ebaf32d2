import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildId } from './build-id';

let root: string;
const id = (directory = join(root, 'remote')) => buildId(directory, [join(root, 'preset')], 'production');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
  mkdirSync(join(root, 'remote/src'), { recursive: true });
  mkdirSync(join(root, 'preset'));
  writeFileSync(join(root, 'remote/src/routes.tsx'), 'export const routes = [];');
  writeFileSync(join(root, 'preset/preset.ts'), 'export {};');
});

describe('build id', () => {
  test('the same sources in another place have the same id', () => {
    const copy = mkdtempSync(join(tmpdir(), 'build-id-'));
    cpSync(join(root, 'remote'), join(copy, 'remote'), { recursive: true });
    expect(id(join(copy, 'remote'))).toBe(id());
    expect(id()).toMatch(/^[0-9a-f]{12}$/);
  });

  test.each([
    ['a source', 'remote/src/routes.tsx'],
    ['the preset', 'preset/preset.ts'],
    ['a text that the bundle has', 'remote/src/chapter.md'],
    ['the lock file above', 'pnpm-lock.yaml'],
  ])('changing %s changes it', (_, file) => {
    const before = id();
    writeFileSync(join(root, file), 'changed');
    expect(id()).not.toBe(before);
  });

  test.each([
    ['a test', 'src/page.test.tsx'],
    ['a README', 'README.md'],
    ['an earlier build', 'dist/a.js'],
  ])('changing %s does not', (_, file) => {
    const before = id();
    mkdirSync(join(root, 'remote/dist'), { recursive: true });
    writeFileSync(join(root, 'remote', file), 'changed');
    expect(id()).toBe(before);
  });
});
