import { jsonFile, manifestOf, type NewRemote, readmeFile, sourceFiles } from './remote-files';

/** The versions of the workspace's catalog and root manifest. A remote outside uses the same ones. */
export type Versions = Readonly<Record<string, string>>;

/** The archives of the portal's own packages, by name, as paths in the new folder. */
export type Archives = Readonly<Record<string, string>>;

const typescript = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  files: ['./node_modules/@portal/build/client-types.d.ts'],
  include: ['src'],
};

/** Formatted like Biome's own output, because Biome also checks its configuration. */
const lint = `{
  "files": { "includes": ["src/**"] },
  "formatter": { "indentStyle": "space", "lineWidth": 120 },
  "javascript": { "formatter": { "quoteStyle": "single" } },
  "css": { "parser": { "cssModules": true } }
}
`;

const jest = `const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

export default {
  testEnvironment: '<rootDir>/node_modules/@portal/shared/test/dom-environment.mjs',
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: {
    '\\\\.module\\\\.css$': 'identity-obj-proxy',
    '\\\\.(css|svg)(\\\\?text)?$': '<rootDir>/node_modules/@portal/shared/test/empty-asset.cjs',
  },
  transform: { '\\\\.tsx?$': swc, '\\\\.m?js$': swc },
  transformIgnorePatterns: [],
};
`;

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
  const dependencies = {
    ...fromArchives(archives, ['@portal/shared']),
    ...pick(versions, ['react', 'react-dom', 'react-router-dom', 'zustand']),
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
    ]),
  };
  const manifest = {
    ...manifestOf(remote, dependencies, devDependencies),
    engines: { node: '>=20.19 <25' },
    // The archives name each other by version. This points those names to the archives here.
    overrides: {
      '@portal/build': '$@portal/build',
      '@portal/release-record': '$@portal/release-record',
      '@portal/shared': '$@portal/shared',
      ...pick(versions, ['webpack']),
    },
  };
  return {
    ...sourceFiles(remote),
    'package.json': jsonFile(manifest),
    'tsconfig.json': jsonFile(typescript),
    'biome.json': lint,
    'jest.config.mjs': jest,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    'README.md': readmeFile(remote, true),
  };
}
