import jest, { inSandbox } from './jest.config.mjs';

/** Mutation tests of what decides by itself: `npm run mutate`. */

const [node] = jest.projects;
const folders = ['shared/src/validators', 'shared/src/access', 'shared/src/session/rules'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // Named, since they are not siblings of the core in this repository's node_modules.
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    // In the place of the projects that the repository's own configuration has.
    config: { projects: [{ ...inSandbox(node), testMatch: folders.map((folder) => `**/${folder}/*.test.ts`) }] },
  },
  mutate: [...folders.map((folder) => `${folder}/*.ts`), '!**/*.test.ts', '!**/public.ts'],
  // The copy that is mutated holds no more than these parts need.
  ignorePatterns: ['/*', '!/shared', '!/jest.config.mjs', '!/package.json', '!/tsconfig.*json'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not pass for a killed mutant.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 95, low: 90, break: 85 },
};
