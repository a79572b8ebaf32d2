/**
 * Two projects. `node` runs `*.test.ts` of what has no screen, in Node itself; `dom` runs `*.test.tsx` and
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

/** `npm run test:deep` runs these. */
const deep = process.env.PORTAL_TESTS === 'deep' ? [] : ['\\.deep\\.test\\.ts$'];

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
      runner: 'jest-light-runner',
      setupFiles: ['<rootDir>/shared/test/node/set-up.mjs', '<rootDir>/deploy/operate/database/test/hold-pglite.mjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/test/node/deadlines.mjs', '<rootDir>/shared/test/unexpected-console.cjs'],
      globalSetup: '<rootDir>/deploy/operate/database/test/start-run.mjs',
      globalTeardown: '<rootDir>/deploy/operate/database/test/end-run.mjs',
      testMatch: ['**/src/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, ...deep, '\\.dom\\.test\\.ts$'],
      modulePathIgnorePatterns: ['/dist/', '/.cache/'],
      transform: {},
    },
    {
      displayName: 'dom',
      testEnvironment: '<rootDir>/shared/test/dom-environment.mjs',
      setupFilesAfterEnv: [
        '<rootDir>/shared/test/unexpected-console.cjs',
        '<rootDir>/shared/test/patience.cjs',
        '<rootDir>/shared/test/act-in-act.cjs',
      ],
      testMatch: ['**/src/**/*.test.tsx', '**/src/**/*.dom.test.ts'],
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/', '/.cache/'],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.(css|svg|webp|md)(\\?text)?$': '<rootDir>/shared/test/empty-asset.cjs',
      },
      transform: { '\\.tsx?$': swc('commonjs'), '\\.m?js$': swc('commonjs') },
      transformIgnorePatterns: [],
    },
  ],
};

/**
 * The `node` project in Jest's own sandbox, for tests of what needs no database: coverage and mutations are counted
 * there. It wants `--experimental-vm-modules`.
 */
export function inSandbox({
  runner: _,
  setupFiles: __,
  setupFilesAfterEnv: ___,
  globalSetup: ____,
  globalTeardown: _____,
  ...project
}) {
  return { ...project, extensionsToTreatAsEsm: ['.ts', '.tsx'], transform: { '\\.tsx?$': swc('es6') } };
}
