import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import type { PageRecord } from '@portal/release-record';
import { growth, WeightRecord } from '../../support/weights';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'remotes');

/** Texts that are only in the module itself. A bundle with one of them contains a private copy. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  'react-router-dom': 'useRoutes() may be used only in the context',
  antd: 'ant-design-icons',
};

/** Texts of the schema library, and sentences that are only in the contract's schemas. */
const serverTexts = ['unrecognized_keys', 'ZodError', '浏览器标识不正确', '文件标识不正确', '签名公钥不正确'];

/** Kilobytes of a remote's own code. If one passes its budget, the test says what grew since `remote-weights.json`. */
const budgets = { entry: 8, firstPage: 60, furtherPage: 30 } as const;
const weightRecord = new WeightRecord(join(import.meta.dirname, 'remote-weights.json'));

function kilobytesOf(output: string, path: string): number {
  const compressed = join(output, `${path}.br`);
  return statSync(existsSync(compressed) ? compressed : join(output, path)).size / 1024;
}

const scriptsOf = ({ assets }: PageRecord) => assets.filter((asset) => asset.endsWith('.js'));

/** The most that a page adds to any other page of the remote that was open before. */
function furtherWeight(page: PageRecord, pages: readonly PageRecord[], weightOf: (file: string) => number): number {
  const added = pages
    .filter((before) => before !== page)
    .map((before) => scriptsOf(page).filter((file) => !before.assets.includes(file)))
    .map((files) => files.reduce((sum, file) => sum + weightOf(file), 0));
  return Math.max(0, ...added);
}

for (const directory of [join(root, 'host'), ...readdirSync(folder).map((name) => join(folder, name))]) {
  const { output, manifest } = locateBuild(directory);

  test(`${manifest.name} carries no schemas to the browser`, () => {
    const scripts = readdirSync(output).filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    const found = scripts.flatMap((file) => {
      const text = readFileSync(join(output, file), 'utf8');
      return serverTexts.filter((schema) => text.includes(schema)).map((schema) => `${file}: ${schema}`);
    });
    expect(found).toEqual([]);
  });
}

for (const name of readdirSync(folder)) {
  const location = locateBuild(join(folder, name));
  const record = finishedBuild(location);
  const server = record?.kind === 'remote' ? record.server : undefined;
  /** The renderer has no host, so its script brings everything along. */
  const forBrowsers = (record?.assets ?? []).filter(({ path }) => path !== server);

  test(`${name} bundles nothing that the host provides`, () => {
    expect(record?.kind === 'remote' && record.bundledProvided).toEqual([]);
    for (const { path } of forBrowsers) {
      const text = readFileSync(join(location.output, path), 'utf8');
      for (const [module, mark] of Object.entries(marks))
        expect(text.includes(mark), `${path} holds a copy of ${module}`).toBe(false);
    }
  });

  test(`${name} says which federation runtime its entry takes from the host`, () => {
    const needs = record?.kind === 'remote' ? record.needs : [];
    expect(needs).toContainEqual({
      request: '@module-federation/runtime',
      range: expect.stringMatching(/^\^\d/),
      exports: ['core', 'bundler'],
    });
  });

  test(`${name}: the browser compiles its scripts while they come`, () => {
    for (const { path } of forBrowsers.filter(({ path }) => path.endsWith('.js')))
      expect(readFileSync(join(location.output, path), 'utf8'), path).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test(`${name}: entry at most ${budgets.entry} KB, with a first page ${budgets.firstPage}, a further one ${budgets.furtherPage}`, () => {
    if (!record) throw new Error(`${name} has not been built`);
    const weightOf = (file: string) => kilobytesOf(location.output, file);
    const entry = weightOf(record.entry);
    const firsts = record.pages.map((page) => {
      const own = scriptsOf(page).reduce((sum, file) => sum + weightOf(file), entry);
      return [page.path, own] as const;
    });
    const weights = { entry, ...Object.fromEntries(firsts) };
    if (test.info().config.updateSnapshots === 'all') weightRecord.keep(name, weights);
    const grown = `${name}, entry and first pages:\n${growth(weights, weightRecord.of(name))}`;
    expect(entry, grown).toBeLessThanOrEqual(budgets.entry);
    expect(Math.max(...firsts.map(([, own]) => own)), grown).toBeLessThanOrEqual(budgets.firstPage);
    for (const page of record.pages) {
      const more = furtherWeight(page, record.pages, weightOf);
      expect(more, `${page.path} after another page\n${grown}`).toBeLessThanOrEqual(budgets.furtherPage);
    }
  });

  test(`${name} publishes no source map`, () => {
    expect(record?.assets.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
  });
}
