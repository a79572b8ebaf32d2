import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { PackageManifest } from './package-manifest';
import { providedModules } from './provided-modules';

type Options = moduleFederationPlugin.ModuleFederationPluginOptions;
type SharedConfig = moduleFederationPlugin.SharedConfig;

/**
 * The version of a package as the given package resolves it. The search walks up, since not every package exports its
 * manifest.
 */
export function installedVersion(packageName: string, from: string): string {
  const resolver = createRequire(join(from, 'package.json'));
  for (const folder of resolver.resolve.paths(packageName) ?? []) {
    const file = join(folder, packageName, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  }
  throw new Error(`${packageName} is not installed for ${dirname(from)}`);
}

/** A remote takes every provided module from the host. It has no copy of its own to fall back on. */
function takenFromHost(directory: string): Record<string, SharedConfig> {
  return Object.fromEntries(
    providedModules.map(({ request, versionOf }) => {
      const version = installedVersion(versionOf, directory);
      return [request, { singleton: true, version, requiredVersion: `^${version}`, import: false }];
    }),
  );
}

/** A global variable for each build: after a fall-back or a swap, two builds of one package may be on one page. */
export function globalNameOf(manifest: PackageManifest, build: string): string {
  return `portal_${manifest.name.replaceAll('-', '_')}_${build}`;
}

const common = { shareStrategy: 'loaded-first', dts: false, manifest: false, dev: false } as const;

export const hostFederation = (): Options => ({
  ...common,
  name: 'host',
  runtimePlugins: [fileURLToPath(new URL('lean/give-runtime.ts', import.meta.url))],
  // Remotes come with their entries, so nobody reads a snapshot.
  experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
});

export const remoteFederation = (
  name: string,
  filename: string,
  exposes: Record<string, string>,
  shared: Record<string, SharedConfig>,
): Options => ({
  ...common,
  name,
  library: { type: 'var', name },
  filename,
  exposes,
  shared,
  experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
});

export function federationOptions(manifest: PackageManifest, build: string): Options {
  if (manifest.portal.kind === 'host') return hostFederation();
  const filename = build === 'dev' ? 'entry.js' : 'entry.[contenthash:12].js';
  const exposes = { './routes': './src/routes.tsx' };
  return remoteFederation(globalNameOf(manifest, build), filename, exposes, takenFromHost(manifest.directory));
}
