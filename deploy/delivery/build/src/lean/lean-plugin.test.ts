import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built, folderWith } from '../testing/small-build';
import { LeanPlugin } from './lean-plugin';
import type { LeanRow } from './lean-row';
import { leanRows } from './table';

const files = {
  'main.js': `import { words } from 'big'; globalThis.said = words();`,
  'node_modules/big/package.json': '{"name":"big","version":"1.0.0","main":"index.js"}',
  'node_modules/big/index.js': `export { words } from './heavy.js';`,
  'node_modules/big/heavy.js': `export const words = () => 'many heavy words';`,
  'node_modules/big/light.js': `export const words = () => 'few';`,
  'node_modules/big/empty.js': `export {};`,
  'node_modules/big/alone.js': `export const alone = 1;`,
};

const row: LeanRow = {
  name: 'words',
  packages: ['big'],
  asked: './heavy.js',
  becomes: './light.js',
  builds: 'host',
  why: 'few words do',
  saves: { kilobytes: 2, page: '/' },
};

async function mainWith(changed: Partial<LeanRow>): Promise<string> {
  const context = folderWith(files);
  const output = await built({
    mode: 'production',
    context,
    entry: './main.js',
    output: { path: join(context, 'dist'), publicPath: '/', filename: 'main.js' },
    plugins: [new LeanPlugin([{ ...row, ...changed }], context)],
  });
  return output.get('/main.js') ?? '';
}

test('a row puts something else in the place of a file', async () => {
  const main = await mainWith({});
  expect(main).toContain('few');
  expect(main).not.toContain('heavy words');
});

test('a row that nothing asks for fails the build by its name', async () => {
  await expect(mainWith({ asked: './alone.js' })).rejects.toThrow('lean, words: nothing asks for ./alone.js of big');
});

test('a row whose file is gone fails the build by its name', async () => {
  await expect(mainWith({ asked: './gone.js' })).rejects.toThrow(/lean, words: there is no .*gone\.js/);
});

test('something else that lacks a name which is imported fails the build', async () => {
  await expect(mainWith({ becomes: './empty.js' })).rejects.toThrow(/'words'.* was not found/);
});

test('the table is short, and each of its rows is worth it', () => {
  expect(leanRows.length).toBeLessThanOrEqual(12);
  expect(leanRows.filter(({ saves }) => saves.kilobytes < 2)).toEqual([]);
});
