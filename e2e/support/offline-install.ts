import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/**
 * The folders in which the workspace has installed the packages that a remote's own repository needs, at the same
 * versions.
 */
const installed = [
  '.',
  'deploy/build',
  'deploy/cli',
  'deploy/service',
  'deploy/http',
  'deploy/database',
  'shared',
  'host',
].map((one) => join(root, one, 'node_modules'));

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function link(name: string, modules: string): void {
  const target = join(modules, name);
  if (existsSync(target)) return;
  const source = installed.map((one) => join(one, name)).find(existsSync);
  if (!source) throw new Error(`${name} is not installed in the workspace`);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(source), target);
}

/**
 * Replaces `npm install` in a repository made by `portal create`, without a network and within a second. It unpacks the
 * portal's packages from the archives in the repository, and takes everything else from the workspace.
 */
export function installOffline(folder: string): void {
  const modules = join(folder, 'node_modules');
  const { dependencies, devDependencies } = manifestIn(folder);
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const names = new Set<string>();
  for (const [name, version] of wanted) {
    if (!version.startsWith('file:')) {
      names.add(name);
      continue;
    }
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, version.slice('file:'.length)), '-C', target, '--strip-components=1']);
    for (const needed of Object.keys(manifestIn(target).dependencies ?? {})) names.add(needed);
  }
  for (const name of names) link(name, modules);
}
