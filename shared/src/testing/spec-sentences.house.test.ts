import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { specSentences } from './spec-sentences';

const root = new URL('../../../', import.meta.url);

function testsBelow(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist', '.cache'].includes(entry.name) ? [] : testsBelow(path);
    return /\.(test|spec)\.tsx?$/.test(path) && !path.endsWith('spec-sentences.house.test.ts') ? [path] : [];
  });
}

/** The texts of all tests, as people read them and not as they are escaped between quotation marks. */
const tests = ['shared/src', 'host/src', 'remotes', 'e2e']
  .flatMap(testsBelow)
  .map((path) => readFileSync(new URL(path, root), 'utf8').replaceAll('\\\\', '\\'));

describe('the specification’s sentences about validation, errors and constants', () => {
  test.each(specSentences)('%s', (sentence, quoted) => {
    expect(quoted).not.toEqual([]);
    for (const words of quoted) {
      expect(sentence).toContain(words);
      expect(tests.some((text) => text.includes(words))).toBe(true);
    }
  });
});
