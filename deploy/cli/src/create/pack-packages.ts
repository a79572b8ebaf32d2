import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../progress';
import { root } from '../workspace';
import type { Archives, Versions } from './outside-files';
import { runPnpm } from './package-manager';

/** The packages that a remote outside the workspace needs, by name, with their folders. */
const packed = { '@portal/build': 'deploy/build', '@portal/cli': 'deploy/cli', '@portal/shared': 'shared' } as const;

/** Whether this command runs from the workspace, which alone can pack its packages. */
export function inWorkspace(): boolean {
  return existsSync(join(root, 'pnpm-workspace.yaml'));
}

/** `pnpm pack` writes real versions in the place of `workspace:` and `catalog:`. */
export function packPackages(folder: string): Archives {
  const target = join(folder, 'vendor');
  mkdirSync(target, { recursive: true });
  const archives: Record<string, string> = {};
  for (const [name, directory] of Object.entries(packed)) {
    const { succeeded, output } = runPnpm(['pack', '--pack-destination', target], join(root, directory));
    const file = readdirSync(target).find((one) => one.startsWith(`${name.slice(1).replace('/', '-')}-`));
    if (!succeeded || !file) throw new CommandError(`${name} could not be packed:\n${output}`);
    archives[name] = `vendor/${file}`;
  }
  return archives;
}

/** Versions of the catalog in pnpm-workspace.yaml and of the root manifest. */
export function workspaceVersions(): Versions {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = /^catalog:\n((?: {2}.*\n)+)/m.exec(text)?.[1] ?? '';
  const lines = [...catalog.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm)];
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const own = Object.entries(manifest.devDependencies).filter(([, version]) => /^\d/.test(version));
  return Object.fromEntries([...lines.map(([, name = '', version = '']) => [name, version]), ...own]);
}
