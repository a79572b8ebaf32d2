import { filesFrom } from './files-from';
import type { NewRemote } from './new-remote';
import { jsonFile, manifestOf, sourceFiles } from './remote-files';
import { serviceDependencies, serviceTools } from './service-packages';

const catalog = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));

/** A new remote below `remotes/` of the workspace. Its versions come from the catalog. */
export function insideFiles(remote: NewRemote): Record<string, string> {
  const { service } = remote;
  const dependencies = {
    '@portal/shared': 'workspace:*',
    ...catalog(['react', 'react-dom', 'react-router-dom', 'zustand']),
    ...(service ? { '@portal/service': 'workspace:*', ...catalog(serviceDependencies) } : {}),
  };
  const devDependencies = {
    ...catalog(['@jest/globals']),
    '@portal/build': 'workspace:*',
    '@portal/cli': 'workspace:*',
    ...catalog(['@testing-library/react', '@types/react', '@types/react-dom', 'typescript']),
    ...(service ? catalog(serviceTools) : {}),
  };
  return {
    ...sourceFiles(remote),
    ...filesFrom('inside', remote),
    ...(service ? filesFrom('inside-service', remote) : {}),
    'package.json': jsonFile(manifestOf(remote, dependencies, devDependencies)),
    'tsconfig.json': '{ "extends": "../../tsconfig.browser.json", "include": ["src"] }\n',
  };
}
