import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../../../..');
const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'coverage', 'report']);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|mts|mjs|cjs|js)$/.test(entry.name) ? [path] : [];
  });
}

/** A file in the built folder of a package, either after its name or after `node_modules/` and its name. */
const reach = /(['"`])(?:[^'"`\s]*node_modules\/)?(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)\/(dist|lib|es)\/[^'"`\s]*\1/g;

/**
 * The manual of antd says to import one component as `antd/es/<component>`. Only the house's components may do that;
 * lint checks it.
 */
const isComponent = (text: string, file: string) => /^.antd\/es\//.test(text) && file.startsWith('shared/src/ui/');

/** The table itself, and the code for antd's styles. */
const isTable = (file: string) => /^deploy\/delivery\/build\/src\/(lean|antd-styles)\//.test(file);

test('no file reaches into a folder that a package was built to, but for the table', () => {
  const found = sourcesIn(root).flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    if (isTable(file)) return [];
    const texts = readFileSync(path, 'utf8').match(reach) ?? [];
    return texts.filter((text) => !isComponent(text, file)).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
