import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';

const folder = join(import.meta.dirname, '../../../remotes');

/** Texts that only the module itself has in it: a bundle with one of them holds a private copy. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  'react-router-dom': 'useRoutes() may be used only in the context',
  antd: 'ant-design-icons',
};

function brotliBytes(output: string, path: string): number {
  const compressed = join(output, `${path}.br`);
  return statSync(existsSync(compressed) ? compressed : join(output, path)).size;
}

for (const name of readdirSync(folder)) {
  const location = locateBuild(join(folder, name));
  const record = finishedBuild(location);

  test(`${name} bundles nothing that the host provides`, () => {
    expect(record?.kind === 'remote' && record.bundledProvided).toEqual([]);
    for (const { path } of record?.assets ?? []) {
      const text = readFileSync(join(location.output, path), 'utf8');
      for (const [module, mark] of Object.entries(marks))
        expect(text.includes(mark), `${path} holds a copy of ${module}`).toBe(false);
    }
  });

  test(`${name}: entry and each page together at most 60 KB, entry alone at most 8 KB`, () => {
    if (!record) throw new Error(`${name} has not been built`);
    const entry = brotliBytes(location.output, record.entry);
    expect(entry).toBeLessThanOrEqual(8 * 1024);
    for (const { path, assets } of record.pages) {
      const scripts = assets.filter((asset) => asset.endsWith('.js'));
      const total = scripts.reduce((sum, asset) => sum + brotliBytes(location.output, asset), entry);
      expect(total, `${path}: ${(total / 1024).toFixed(1)} KB`).toBeLessThanOrEqual(60 * 1024);
    }
  });

  test(`${name} publishes no source map`, () => {
    expect(record?.assets.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
  });
}
