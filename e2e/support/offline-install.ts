import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Where the workspace has installed what a remote's own repository needs, at the same versions. */
const installed = ['.', 'deploy/build', 'deploy/cli', 'shared', 'host'].map((one) => join(root, one, 'node_modules'));

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
 * What `npm install` does in a repository made by `portal create`, without a network and in a second: the portal's
 * packages are unpacked from the archives that lie in it, everything else comes from where the workspace has it.
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
