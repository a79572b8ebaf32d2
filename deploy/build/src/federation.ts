import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { PackageManifest } from './package-manifest';
import { type ProvidedModule, providedModules } from './provided-modules';

type Options = moduleFederationPlugin.ModuleFederationPluginOptions;
type SharedConfig = moduleFederationPlugin.SharedConfig;

/** Version of a package as the given package resolves it. Walks up, since not every package exports its manifest. */
export function installedVersion(packageName: string, from: string): string {
  const resolver = createRequire(join(from, 'package.json'));
  for (const folder of resolver.resolve.paths(packageName) ?? []) {
    const file = join(folder, packageName, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }
  throw new Error(`${packageName} is not installed for ${dirname(from)}`);
}

function sharedEntry(module: ProvidedModule, version: string, role: 'host' | 'remote'): SharedConfig {
  const common = { singleton: true, version, requiredVersion: `^${version}` };
  if (role === 'remote') return { ...common, import: false };
  return module.implementation ? { ...common, import: module.implementation } : common;
}

function sharedTable(directory: string, role: 'host' | 'remote'): Record<string, SharedConfig> {
  return Object.fromEntries(
    providedModules.map((module) => [
      module.request,
      sharedEntry(module, installedVersion(module.versionOf, directory), role),
    ]),
  );
}

/** A global variable of the build: two builds of one package may be on one page, in a fall-back or a swap. */
export function globalNameOf(manifest: PackageManifest, build: string): string {
  return `portal_${manifest.name.replaceAll('-', '_')}_${build}`;
}

export function federationOptions(manifest: PackageManifest, build: string): Options {
  const common = { shareStrategy: 'loaded-first', dts: false, manifest: false, dev: false } as const;
  if (manifest.portal.kind === 'host') {
    return {
      ...common,
      name: 'host',
      shared: sharedTable(manifest.directory, 'host'),
      // Remotes come with their entries: nobody reads a snapshot.
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    };
  }
  const globalName = globalNameOf(manifest, build);
  return {
    ...common,
    name: globalName,
    library: { type: 'var', name: globalName },
    filename: build === 'dev' ? 'entry.js' : 'entry.[contenthash:12].js',
    exposes: { './routes': './src/routes.tsx' },
    shared: sharedTable(manifest.directory, 'remote'),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
  };
}
