import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtProcess } from '@portal/build/built-process';
import { createPostgresDatabase, serverAnswers } from '@portal/database/scratch-database';

/** What the Dockerfile says, done without Docker: its last stage is a folder with nothing else around it. */

const root = join(import.meta.dirname, '../../../..');
const own = join(import.meta.dirname, '..');
const dockerfile = readFileSync(join(own, 'Dockerfile'), 'utf8');

let image = '';
beforeAll(async () => {
  await builtProcess(new URL('./gateway-process.ts', import.meta.url).href);
  image = mkdtempSync(join(tmpdir(), 'portal-image-'));
  for (const [, path = '', target = ''] of dockerfile.matchAll(
    /^COPY --from=built \S+ \/portal\/(deploy\/\S+) (\S+)$/gm,
  )) {
    const isFile = statSync(join(root, path)).isFile();
    cpSync(join(root, path), join(image, isFile ? join(target, path.split('/').at(-1) ?? '') : target), {
      recursive: true,
    });
  }
}, 180_000);
afterAll(() => rmSync(image, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly said: string;
}

function run(name: string, settings: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`dist/${name}`],
      { cwd: join(image, 'deploy/operate/run'), env: { PATH: process.env.PATH, ...settings } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

const processes = (JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { processes: string[] }).processes;

test('every process of this package is built', () => {
  const sources = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('-process.ts') && name !== 'run-process.ts',
  );
  expect(processes).toEqual(sources.map((name) => `src/${name}`).sort());
});

test.each(processes.map((source) => source.replace(/^src\/(.*)\.ts$/, '$1.js')))(
  'with the files of the image alone, %s starts and says in a sentence what it lacks',
  async (name) => {
    expect(existsSync(join(image, 'node_modules'))).toBe(false);
    const { code, said } = await run(name);
    // The doctor goes on, and says the rest in lines of its own.
    expect(said).toMatch(name === 'doctor-process.js' ? /^✗ fault .+\n/ : /^✗ .+\n$/);
    expect(code).toBe(1);
  },
);

test('with the files of the image alone, the schema of a new database is brought up to date', async () => {
  if (!(await serverAnswers())) return;
  const database = await createPostgresDatabase();
  try {
    expect(await run('migrate-process.js', { DATABASE_URL: database.url })).toEqual({
      code: 0,
      said: expect.stringContaining('ready: the schema is up to date'),
    });
  } finally {
    await database.drop();
  }
});

test('with the files of the image alone, the thread of the papers writes one, with its fonts', async () => {
  const thread = new Worker(join(image, 'deploy/operate/run/dist/pdf-thread.js'));
  try {
    const paper = { title: '协议', date: new Date(0), blocks: [{ kind: 'paragraph', text: '𠮷 ☑' }] };
    thread.postMessage({ id: 1, paper });
    const [{ id, content }] = await once(thread, 'message');
    expect(id).toBe(1);
    const file = Buffer.from(content).toString('latin1');
    for (const font of ['NotoSansSC-Bold', 'NotoSansSC-Regular', 'NotoSansJP-Regular', 'NotoSansSymbols2-Regular'])
      expect(file).toContain(font);
  } finally {
    await thread.terminate();
  }
});

/** The sources in the built files, by their paths in the workspace. */
function builtSources(): string[] {
  const { inputs } = JSON.parse(readFileSync(join(own, 'dist/.made.json'), 'utf8')) as { inputs: string[] };
  return inputs.map((input) => join('deploy/operate/run', input));
}

test('no tool of development and nothing of tests is in a server', () => {
  expect(builtSources().filter((path) => /\/testing\/|\.test\.|^deploy\/(demo|operate\/cli)\//.test(path))).toEqual([]);
  const packages = readdirSync(join(image, 'deploy/operate/run/dist'))
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(image, 'deploy/operate/run/dist', name), 'utf8').matchAll(
        /^ *\/\/ \S*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\/[^\n]*$/gm,
      ),
    ])
    .map(([, name]) => name);
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  // The last of `@swc` is what its compiler's output runs on, as in packages of others.
  const tools =
    /^(webpack|react-dom|antd|axios|typescript|tsx|esbuild|@module-federation\/.*|@swc\/(?!helpers$).*|@jest\/.*)$/;
  expect(packages.filter((name) => tools.test(name ?? ''))).toEqual([]);
});

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

test('the stage that builds has the manifest of each package of the workspace that it installs', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder = '']) => folder);
  const byName = new Map(copied.map((folder) => [manifestIn(folder).name, folder]));
  const needed = new Set<string>();
  const visit = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const folder = byName.get(name);
    const { dependencies, devDependencies } = folder ? manifestIn(folder) : {};
    for (const other of Object.keys({ ...dependencies, ...devDependencies }))
      if (other.startsWith('@portal/')) visit(other);
  };
  visit('@portal/run');
  expect([...byName.keys()].sort()).toEqual([...needed].sort());
});

test('the image has the Node and the pnpm of the workspace', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'deploy/operate/cli/bootstrap/node/package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const [version = ''] = Object.values(optionalDependencies);
  const bases = [...dockerfile.matchAll(/^(?:FROM |ARG NODE_IMAGE=)(\w\S*)/gm)].map(([, base]) => base);
  // The base can be chosen, and the image has nothing of it but Node and its libraries.
  expect(bases).toEqual([`node:${version.split('.')[0]}-bookworm-slim`, 'scratch']);
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { pnpm: string } };
  expect(dockerfile).toContain(`pnpm@${engines.pnpm} install`);
});
