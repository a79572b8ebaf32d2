import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../progress';
import { root } from '../workspace';
import type { NewRemote } from './new-remote';
import type { Archives, Versions } from './outside-files';
import { runPnpm } from './package-manager';
import { servicePackages } from './service-packages';

/** The packages that every remote outside the workspace needs. */
const always = ['@portal/build', '@portal/cli', '@portal/release-record', '@portal/shared'];

/** Returns whether this command runs from the workspace. Only there can the packages be packed. */
export function inWorkspace(): boolean {
  return existsSync(join(root, 'pnpm-workspace.yaml'));
}

/** The portal's own packages that a remote's repository holds as archives. */
export function packagesFor({ service }: Pick<NewRemote, 'service'>): readonly string[] {
  return service ? [...always, ...servicePackages] : always;
}

/** `pnpm pack` replaces `workspace:` and `catalog:` with real versions. */
export function packPackages(folder: string, remote: Pick<NewRemote, 'service'>): Archives {
  const packed = packagesFor(remote);
  const target = join(folder, 'vendor');
  mkdirSync(target, { recursive: true });
  const filters = packed.flatMap((name) => ['--filter', name]);
  const { succeeded, output } = runPnpm([...filters, 'pack', '--recursive', '--pack-destination', target], root);
  const files = readdirSync(target);
  const archives = packed.map((name) => {
    const file = files.find((one) => one.startsWith(`${name.slice(1).replace('/', '-')}-`));
    if (!succeeded || !file) throw new CommandError(`${name} could not be packed:\n${output}`);
    return [name, `vendor/${file}`];
  });
  return Object.fromEntries(archives);
}

/** The versions of the catalog in pnpm-workspace.yaml and of the root manifest. */
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

/** Packages that `@portal/shared` needs in a browser and does not install itself, and their types. */
export function sharedPeers(): readonly string[] {
  const { peerDependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'shared/package.json'), 'utf8'),
  ) as Record<'peerDependencies' | 'devDependencies', Record<string, string>>;
  const types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'));
  return [...Object.keys(peerDependencies), ...types];
}
