import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

/** The image installs from the manifests that the Dockerfile copies. A package without one has nothing that it needs. */

const root = join(import.meta.dirname, '../../../..');
const dockerfile = readFileSync(join(root, 'deploy/operate/run/Dockerfile'), 'utf8');

interface Manifest {
  readonly name: string;
  readonly exports?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The workspace's packages that could be in an image, as folders by name. */
const folders = new Map(
  [
    'shared',
    ...readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' }).map((path) => `deploy/${path}`),
  ]
    .filter((folder) => !folder.includes('node_modules') && existsSync(join(root, folder, 'package.json')))
    .map((folder) => [manifestIn(folder).name, folder]),
);

const folderOf = (name: string): string => {
  const folder = folders.get(name);
  if (!folder) throw new Error(`no package of the workspace has the name ${name}`);
  return folder;
};

/** Imports, exports and files that a process or a worker is started from. Those of types are gone when it runs. */
const importForms = [
  /^(?:import|export)\s(?!type\s)[^'";]*?from '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /\bimport\.meta\.resolve\('([^']+)'\)/g,
  /\bnew URL\('(\.[^']+\.[a-z]+)', import\.meta\.url\)/g,
];

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return importForms.flatMap((form) => [...text.matchAll(form)].map(([, named = '']) => named));
}

/** The file that an import of the workspace means, and the package if it is another one; nothing for public packages. */
function meant(named: string, from: string): { file: string; other?: string } | undefined {
  if (named.startsWith('.')) {
    const path = join(dirname(from), named);
    return { file: [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.\w+$/.test(one) && existsSync(one)) ?? path };
  }
  const [, other, sub = ''] = /^(@portal\/[^/]+)(\/.+)?$/.exec(named) ?? [];
  if (!other) return undefined;
  const folder = folderOf(other);
  const file = manifestIn(folder).exports?.[`.${sub}`];
  if (!file) throw new Error(`${from}: ${other} exports no ${named}`);
  return { file: join(root, folder, file), other };
}

const packageOf = (file: string) => relative(root, file).split('/src/')[0] ?? '';

/** Each package that the entries reach, with the packages that its reached files import. */
function reached(entries: readonly string[]): Map<string, Set<string>> {
  const packages = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const others = packages.get(packageOf(file)) ?? new Set();
    packages.set(packageOf(file), others);
    if (!/\.(ts|tsx|mjs)$/.test(file)) return;
    for (const named of importsOf(file)) {
      const found = meant(named, file);
      if (found?.other) others.add(found.other);
      if (found) visit(found.file);
    }
  };
  for (const entry of entries) visit(entry);
  return packages;
}

const entries = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('-process.ts'))
  .map((name) => join(import.meta.dirname, name));
const packages = reached(entries);

test('the Dockerfile copies the manifest of each package that a process reaches, and of no other', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
  expect(copied.sort()).toEqual([...packages.keys()].sort());
});

/** The packages of the workspace that a manifest brings into an installation. */
const declaredBy = (folder: string) =>
  Object.keys(manifestIn(folder).dependencies ?? {}).filter((name) => folders.has(name));

test.each([...packages])('%s declares each package of the workspace that it imports', (folder, used) => {
  expect(declaredBy(folder)).toEqual(expect.arrayContaining([...used]));
});

test('no manifest brings a package that no process reaches', () => {
  const brought = [...packages.keys()].flatMap(declaredBy).map(folderOf);
  expect(brought.filter((folder) => !packages.has(folder))).toEqual([]);
});

test('the image has the Node and the pnpm of the workspace', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'deploy/operate/cli/bootstrap/node/package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const [version = ''] = Object.values(optionalDependencies);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual(Array(2).fill(`node:${version.split('.')[0]}-bookworm-slim`));
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { pnpm: string } };
  expect(dockerfile).toContain(`pnpm@${engines.pnpm} install`);
});
