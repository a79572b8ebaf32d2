import { jsonFile, manifestOf, type NewRemote, readmeFile, sourceFiles } from './remote-files';

const catalog = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));

/** A new remote below `remotes/` of the workspace. Its versions come from the catalog. */
export function insideFiles(remote: NewRemote): Record<string, string> {
  const dependencies = {
    '@portal/shared': 'workspace:*',
    ...catalog(['react', 'react-dom', 'react-router-dom', 'zustand']),
  };
  const devDependencies = {
    ...catalog(['@jest/globals']),
    '@portal/build': 'workspace:*',
    '@portal/cli': 'workspace:*',
    ...catalog(['@testing-library/react', '@types/react', '@types/react-dom', 'typescript']),
  };
  return {
    ...sourceFiles(remote),
    'package.json': jsonFile(manifestOf(remote, dependencies, devDependencies)),
    'tsconfig.json': '{ "extends": "../../tsconfig.browser.json", "include": ["src"] }\n',
    'README.md': readmeFile(remote, false),
  };
}
