import { filesFrom } from './files-from';
import type { NewRemote } from './new-remote';
import { pinnedNode } from './pinned-node';
import { jsonFile, manifestOf, sourceFiles } from './remote-files';
import { serviceDependencies, servicePackages, serviceTools } from './service-packages';

/** The versions of the workspace's catalog and root manifest. A remote outside uses the same ones. */
export type Versions = Readonly<Record<string, string>>;

/** The archives of the portal's own packages, by name, as paths in the new folder. */
export type Archives = Readonly<Record<string, string>>;

function pick(versions: Versions, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version) throw new Error(`the workspace says no version of ${name}`);
      return [name, version];
    }),
  );
}

const fromArchives = (archives: Archives, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `file:${archives[name]}`]));

/**
 * A new remote in its own repository. The portal's packages are in it as archives; everything else comes from npm.
 * `peers` are packages that `@portal/shared` does not install itself. Customers get them from the host; types and tests
 * need them here.
 */
export function outsideFiles(
  remote: NewRemote,
  versions: Versions,
  archives: Archives,
  peers: readonly string[],
): Record<string, string> {
  const { service } = remote;
  const dependencies = {
    ...fromArchives(archives, ['@portal/shared', ...(service ? servicePackages : [])]),
    ...pick(versions, ['react', 'react-dom', 'react-router-dom', 'zustand', ...(service ? serviceDependencies : [])]),
  };
  const devDependencies = {
    ...fromArchives(archives, ['@portal/build', '@portal/cli', '@portal/release-record']),
    ...pick(
      versions,
      peers.filter((name) => !(name in dependencies)),
    ),
    ...pick(versions, [
      '@biomejs/biome',
      '@jest/globals',
      '@swc/core',
      '@swc/jest',
      '@testing-library/dom',
      '@testing-library/react',
      '@types/react',
      '@types/react-dom',
      'identity-obj-proxy',
      'jest',
      'jest-environment-jsdom',
      'typescript',
      ...(service ? serviceTools : []),
    ]),
  };
  const manifest = {
    ...manifestOf(remote, dependencies, devDependencies),
    ...pinnedNode,
    // The archives name each other by version. This points those names to the archives here.
    overrides: {
      '@portal/build': '$@portal/build',
      '@portal/release-record': '$@portal/release-record',
      '@portal/shared': '$@portal/shared',
      ...(service ? { '@portal/http': '$@portal/http' } : {}),
      ...pick(versions, ['webpack']),
    },
  };
  return {
    ...sourceFiles(remote),
    ...filesFrom('outside', remote),
    ...(service ? filesFrom('outside-service', remote) : {}),
    'package.json': jsonFile(manifest),
  };
}
