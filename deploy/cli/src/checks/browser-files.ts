import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';
import { type WorkspacePackages, withNeeds } from './workspace-packages';

/**
 * What a browser file guards. Host, shared, gateway and every server are part of each page. A remote is only part of
 * the files that open its pages: a row says which remotes a folder or file opens, and a file without a row opens all.
 */
const opens: readonly (readonly [prefix: string, ...remotes: string[]])[] = [
  ['e2e/flows/customer/account-company/', 'account'],
  ['e2e/flows/customer/account-files/', 'account'],
  ['e2e/flows/customer/account-pages/', 'account'],
  ['e2e/flows/customer/account-people/', 'account', 'registration'],
  ['e2e/flows/customer/messages/', 'message'],
  ['e2e/flows/customer/products/', 'product'],
  ['e2e/flows/customer/registration', 'registration', 'site'],
  ['e2e/flows/customer/public-site.spec.ts', 'site', 'site-jinqiao'],
  ['e2e/flows/customer/page-html.spec.ts', 'site', 'site-jinqiao'],
  ['e2e/flows/customer/host/login', 'product'],
  ['e2e/flows/customer/host/password-', 'product'],
  ['e2e/flows/customer/host/captcha.spec.ts', 'product'],
  ['e2e/flows/customer/host/gallery.spec.ts'],
  ['e2e/flows/staff/', 'desk'],
  ['e2e/statements/'],
  ['e2e/support/'],
];

/** Files of other configurations: `npm run cluster`; and packages. */
const elsewhere = ['e2e/cluster/', 'e2e/node_modules/'];

/** The sources of the browser tests: the tests themselves, and what they import or read. */
function sources(): { tests: string[]; help: string[] } {
  const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((file) => `e2e/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|json)$/.test(file) && !elsewhere.some((folder) => file.startsWith(folder)))
    .sort();
  const isTest = (file: string) => file.endsWith('.spec.ts');
  return { tests: files.filter(isTest), help: files.filter((file) => !isTest(file)) };
}

const isDeep = (file: string) => file.endsWith('.deep.spec.ts');

/** The browser files of `npm run test:deep`. */
export const deepFiles = (): string[] => sources().tests.filter(isDeep);

const folders = (names: readonly string[]) => names.map((name) => `remotes/${name}`);

/** The browser files of `npm test`, each with every folder and file that can change its result. */
export function quickFiles(packages: WorkspacePackages): { file: string; guards: string[] }[] {
  const { tests, help } = sources();
  const all = [...packages.keys()].filter((folder) => folder.startsWith('remotes/'));
  return tests
    .filter((file) => !isDeep(file))
    .map((file) => {
      const row = opens.find(([prefix]) => file.startsWith(prefix));
      const remotes = row ? folders(row.slice(1)) : all;
      const needed = withNeeds(['host', 'deploy/cli', ...remotes], packages);
      return { file, guards: [...needed, 'deploy/content', ...help, file] };
    });
}

/** The rows that no file fits, and the remotes that are not there. */
export function staleRows(packages: WorkspacePackages): string[] {
  const { tests } = sources();
  return opens.flatMap(([prefix, ...names]) => [
    ...(tests.some((file) => file.startsWith(prefix)) ? [] : [`no browser file begins with ${prefix}`]),
    ...folders(names)
      .filter((folder) => !packages.has(folder))
      .map((folder) => `${prefix}: there is no ${folder}`),
  ]);
}
