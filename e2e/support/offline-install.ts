import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The public packages of the lock file, as the workspace has installed them: a folder for each name and version. A
 * package in it finds only what it declares, because Node resolves from the real path.
 */
const store = join(import.meta.dirname, '../../node_modules/.pnpm');

interface Manifest {
  name: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function publicPackage(name: string, version: string): string | undefined {
  const key = `${name.replace('/', '+')}@${version}`;
  // What follows an underscore are the versions of the peers.
  const found = readdirSync(store).find((entry) => entry === key || entry.startsWith(`${key}_`));
  return found && realpathSync(join(store, found, 'node_modules', name));
}

function linkPublic(name: string, version: string, modules: string, needs: string): void {
  const source = publicPackage(name, version);
  if (!source)
    throw new Error(`404 Not Found: ${name}@${version}, which ${needs} needs, is no public package of the lock file`);
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(source, join(modules, name));
}

function unpack(archive: string, target: string): void {
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
}

function linkCommands(folder: string, modules: string): void {
  const { name, bin = {} } = manifestIn(folder);
  const commands = typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin;
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const [command, file] of Object.entries(commands)) {
    symlinkSync(join(folder, file), join(modules, '.bin', command));
  }
}

/**
 * Does the work of `npm install` in a repository made by `portal create`, without a network and within a second. It
 * brings what the manifest names and what its archives need, and fails like npm if one of them is neither an archive of
 * the repository nor a public package.
 */
export function installOffline(folder: string): void {
  const modules = join(folder, 'node_modules');
  const { dependencies, devDependencies, optionalDependencies, overrides = {} } = manifestIn(folder);
  const named: Record<string, string> = { ...dependencies, ...devDependencies };
  /** `$name` in an override stands for what the manifest itself says about that name. */
  const overridden = (name: string, version: string) => {
    const override = overrides[name] ?? version;
    return override.startsWith('$') ? (named[override.slice(1)] ?? override) : override;
  };

  for (const [name, version] of Object.entries(named)) {
    if (version.startsWith('file:')) unpack(join(folder, version.slice('file:'.length)), join(modules, name));
    else linkPublic(name, version, modules, 'package.json');
    linkCommands(join(modules, name), modules);
  }
  // As with npm, a package that is optional may be missing.
  for (const [name, version] of Object.entries(optionalDependencies ?? {}))
    if (publicPackage(name, version)) linkPublic(name, version, modules, 'package.json');

  for (const [archive] of Object.entries(named).filter(([, version]) => version.startsWith('file:'))) {
    const home = join(modules, archive);
    for (const [name, version] of Object.entries(manifestIn(home).dependencies ?? {})) {
      const wanted = overridden(name, version);
      // An archive is there already, one floor above.
      if (wanted.startsWith('file:') && existsSync(join(modules, name))) continue;
      linkPublic(name, wanted, join(home, 'node_modules'), archive);
    }
  }
}
