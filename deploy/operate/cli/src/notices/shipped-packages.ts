import { join } from 'node:path';

/** The parts of `pnpm-lock.yaml` that say who needs whom. A version has its peers behind it, in brackets. */
export interface LockFile {
  readonly importers: Readonly<Record<string, Importer>>;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
  readonly devDependencies?: Readonly<Record<string, { readonly version: string }>>;
}

interface Snapshot {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
}

/** What is not installed with a package, but taken from whoever uses it. */
export type PeersOf = (folder: string) => readonly string[];

const build = 'deploy/delivery/build';

/** Tools of the build that write code of their own into bundles. */
const writeIntoBundles = ['@swc/core', 'esbuild', 'mini-css-extract-plugin', 'webpack'];

/** What such a tool brings into bundles besides its own code. The rest is what it needs to work. */
const partsOfTools: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(writeIntoBundles.map((name) => [name, []])),
  '@module-federation/enhanced': ['@module-federation/runtime-tools'],
};

/**
 * The public packages whose code is in what leaves this repository: those that these folders depend on, directly or
 * through others, and the tools that write into every bundle. Sorted by name and version.
 */
export function shippedPackages(
  folders: readonly string[],
  { importers, snapshots }: LockFile,
  peersOf: PeersOf,
): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const seen = new Set<string>();

  function add(name: string, version: string): void {
    // Types are gone when something is built.
    if (name.startsWith('@types/')) return;
    const key = `${name}@${version}`;
    if (seen.has(key)) return;
    seen.add(key);
    const snapshot = snapshots[key];
    if (!snapshot) throw new Error(`pnpm-lock.yaml does not say what ${key} needs`);
    const plain = version.replace(/\(.*/, '');
    found.set(`${name}@${plain}`, { name, version: plain });
    const parts = partsOfTools[name];
    for (const [needed, itsVersion] of Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }))
      if (!parts || parts.includes(needed)) add(needed, itsVersion);
  }

  function addNamed(folder: string, names: readonly string[]): void {
    const { dependencies, devDependencies } = importers[folder] ?? {};
    for (const name of names) {
      const version = (dependencies?.[name] ?? devDependencies?.[name])?.version;
      if (!version) throw new Error(`pnpm-lock.yaml does not say which ${name} there is in ${folder}`);
      if (version.startsWith('link:')) addFolder(join(folder, version.slice('link:'.length)));
      else add(name, version);
    }
  }

  function addFolder(folder: string): void {
    if (seen.has(folder)) return;
    seen.add(folder);
    addNamed(folder, [...Object.keys(importers[folder]?.dependencies ?? {}), ...peersOf(folder)]);
  }

  for (const folder of folders) addFolder(folder);
  addNamed(build, writeIntoBundles);
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shipped]) => shipped);
}
