import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildProcesses } from './build-processes';

let folder = '';
const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const manifest = { name: '@portal/small', type: 'module', processes: ['src/one-process.ts', 'src/two-process.ts'] };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-processes-'));
  write({
    'package.json': JSON.stringify(manifest),
    'pnpm-lock.yaml': 'first',
    'words/greeting.txt': 'hello from beside the source',
    'src/one-process.ts': "import { greeting } from './parts/greeting';\nprocess.stdout.write(greeting());\n",
    'src/two-process.ts': "import { fail } from './parts/fail';\nfail();\n",
    'src/parts/greeting.ts':
      "import { readFileSync } from 'node:fs';\nexport const greeting = (): string => readFileSync(new URL('../../words/greeting.txt', import.meta.url), 'utf8') + ' ' + import.meta.dirname.split('/').slice(-2).join('/').replace('dist/../', '');\n",
    'src/parts/fail.ts': "\n\nexport function fail(): never {\n  throw new Error('as it should');\n}\n",
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (name: string) =>
  execFileSync(process.execPath, ['--enable-source-maps', join(folder, `dist/${name}.js`)], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a process is one file, and reads what lies beside its sources', async () => {
  expect(await buildProcesses(folder)).toBe(true);
  expect(run('one-process')).toMatch(/^hello from beside the source .*parts$/);
});

test('an error names the line of the source', async () => {
  await buildProcesses(folder);
  expect(() => run('two-process')).toThrow(/src\/parts\/fail\.ts:4/);
});

test('builds again if a source, the manifest or the lock file changed, and only then', async () => {
  await buildProcesses(folder);
  expect(await buildProcesses(folder)).toBe(false);
  for (const path of ['src/parts/fail.ts', 'package.json', 'pnpm-lock.yaml']) {
    writeFileSync(join(folder, path), `${readFileSync(join(folder, path), 'utf8')}\n`);
    expect([path, await buildProcesses(folder)]).toEqual([path, true]);
  }
  write({ 'words/greeting.txt': 'not a part of the code' });
  expect(await buildProcesses(folder)).toBe(false);
  rmSync(join(folder, 'dist/two-process.js'));
  expect(await buildProcesses(folder)).toBe(true);
});

test('public packages that the manifest depends on stay outside, and all others are in the file', async () => {
  const modules = join(folder, 'node_modules');
  for (const name of ['beside', 'inside'])
    write({
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.cjs' }),
      [`node_modules/${name}/index.cjs`]: `const path = require('node:path');\nexports.${name} = path.basename('/x/${name}');\n`,
    });
  write({
    'package.json': JSON.stringify({ ...manifest, dependencies: { beside: '1.0.0' } }),
    'src/one-process.ts':
      "import { beside } from 'beside';\nimport { inside } from 'inside';\nprocess.stdout.write([beside, inside].join());\n",
  });
  await buildProcesses(folder);
  expect(run('one-process')).toBe('beside,inside');
  rmSync(join(modules, 'inside'), { recursive: true });
  expect(run('one-process')).toBe('beside,inside');
  rmSync(join(modules, 'beside'), { recursive: true });
  expect(() => run('one-process')).toThrow(/Cannot find package 'beside'/);
});

test('a thread is a file beside its process, and so is a font that it reads', async () => {
  write({
    'node_modules/letters/package.json': JSON.stringify({ name: 'letters' }),
    'node_modules/letters/letters.ttf': 'the letters',
    'src/one-process.ts':
      "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('./one-thread.ts', import.meta.url)).on('message', (said) => process.stdout.write(said));\n",
    'src/one-thread.ts':
      "import { parentPort } from 'node:worker_threads';\nimport { letters } from './parts/letters.ts';\nparentPort?.postMessage(letters);\n",
    'src/parts/letters.ts':
      "import { readFileSync } from 'node:fs';\nimport { fileURLToPath } from 'node:url';\nexport const letters: string = readFileSync(fileURLToPath(import.meta.resolve('letters/letters.ttf')), 'utf8');\n",
  });
  await buildProcesses(folder);
  rmSync(join(folder, 'src'), { recursive: true });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(run('one-process')).toBe('the letters');
});

test('a thread’s source, too, is built again if it changed', async () => {
  write({
    'src/one-process.ts':
      "import { Worker } from 'node:worker_threads';\nnew Worker(new URL('./one-thread.ts', import.meta.url));\n",
    'src/one-thread.ts': "process.stdout.write('first');\n",
  });
  await buildProcesses(folder);
  write({ 'src/one-thread.ts': "process.stdout.write('second');\n" });
  expect(await buildProcesses(folder)).toBe(true);
  expect(run('one-process')).toBe('second');
});

test('Node runs the builder by itself, because it builds the command', () => {
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const builder = join(import.meta.dirname, 'build-processes.ts');
  expect(execFileSync(process.execPath, [builder, folder], { encoding: 'utf8' })).toMatch(/^▸ Built the processes of /);
  expect(execFileSync(process.execPath, [builder, folder], { encoding: 'utf8' })).toBe('');
});
