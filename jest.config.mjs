/**
 * Two projects. `node` runs `*.test.ts` of what has no screen, as ES modules; `dom` runs `*.test.tsx` and
 * `*.dom.test.ts` in jsdom.
 */
const swc = (moduleType) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: moduleType },
  },
];

const ignored = ['/node_modules/', '/dist/', '/.cache/', '<rootDir>/e2e/'];

export default {
  // One more than small machines have processors: many tests wait for a time to pass.
  maxWorkers: 3,
  // Node keeps the modules of each finished test file. Without a limit a worker grows to four gigabytes, and most of the
  // memory is searched for garbage again and again.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'node',
      testEnvironment: '<rootDir>/deploy/database/test/node-environment.mjs',
      globalSetup: '<rootDir>/deploy/database/test/start-run.mjs',
      globalTeardown: '<rootDir>/deploy/database/test/end-run.mjs',
      testMatch: ['**/src/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '\\.dom\\.test\\.ts$'],
      modulePathIgnorePatterns: ['/dist/', '/.cache/'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': swc('es6') },
    },
    {
      displayName: 'dom',
      testEnvironment: '<rootDir>/shared/test/dom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/shared/test/patience.cjs'],
      testMatch: ['**/src/**/*.test.tsx', '**/src/**/*.dom.test.ts'],
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/', '/.cache/'],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.(css|svg)(\\?text)?$': '<rootDir>/shared/test/empty-asset.cjs',
      },
      transform: { '\\.tsx?$': swc('commonjs'), '\\.m?js$': swc('commonjs') },
      transformIgnorePatterns: [],
    },
  ],
};
