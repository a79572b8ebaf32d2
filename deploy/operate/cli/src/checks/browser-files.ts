import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace';
import { trackedFiles } from './tracked-files';
import { type WorkspacePackages, withNeeds } from './workspace-packages';

/** The tests there read the files of all other tests. */
const readsTests = /^e2e\/(statements|support)\//;

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => file.endsWith('.spec.ts');
const isDeep = (file: string) => file.endsWith('.deep.spec.ts');

/** The tests and what they import or read. Those of the cluster have a configuration of their own. */
const files = (): string[] => trackedFiles().filter((file) => /^e2e\/(?!cluster\/).*\.(ts|json)$/.test(file));

/** The browser files of `npm run test:deep`. */
export const deepFiles = (): string[] => files().filter(isDeep);

/** A file with all that it imports of the browser tests, directly or through others. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of text(file).matchAll(/from '(\.[^']+)'/g)) {
    const imported = `${join(dirname(file), path)}.ts`;
    if (existsSync(join(root, imported))) withImports(imported, found);
  }
  return found;
}

/** The remotes with a pattern for the addresses of their pages in a source. */
function addressesOf(packages: WorkspacePackages): { remote: string; address: RegExp }[] {
  return [...packages.keys()]
    .filter((folder) => folder.startsWith('remotes/'))
    .map((remote) => {
      const { portal } = JSON.parse(text(`${remote}/package.json`)) as { portal: { owns: { prefix: string }[] } };
      return { remote, address: new RegExp(`(?:${portal.owns.map(({ prefix }) => prefix).join('|')})(?![\\w-])`) };
    });
}

/** The browser files of `npm test`, each with every folder and file that can change its result. */
export function quickFiles(packages: WorkspacePackages): { file: string; guards: string[] }[] {
  const all = files();
  const help = all.filter((file) => !isTest(file));
  const remotes = addressesOf(packages);
  return all
    .filter((file) => isTest(file) && !isDeep(file))
    .map((file) => {
      const sources = [...withImports(file)].map(text).join('\n');
      // Host, shared, gateway and every server are part of each page. A remote is part where a page of it is named.
      const opened = remotes.filter(({ address }) => address.test(sources)).map(({ remote }) => remote);
      const needed = withNeeds(['host', 'deploy/operate/cli', ...opened], packages);
      const own = readsTests.test(file) ? ['e2e'] : [...help, file];
      return { file, guards: [...needed, 'deploy/operate/content', ...own] };
    });
}
