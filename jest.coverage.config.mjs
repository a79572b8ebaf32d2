import jest from './jest.config.mjs';

/** `npm test coverage`: what decides by itself is tested to its edges. */

const folders = ['validators', 'codes', 'format', 'access', 'session/rules', 'crypto'].map(
  (name) => `shared/src/${name}`,
);
const share = { statements: 95, branches: 95 };

export default {
  // None of these needs a database.
  projects: jest.projects.map(({ globalSetup: _, globalTeardown: __, ...project }) => ({
    ...project,
    roots: folders.map((folder) => `<rootDir>/${folder}`),
  })),
  maxWorkers: 2,
  testTimeout: jest.testTimeout,
  collectCoverage: true,
  coverageProvider: 'v8',
  coverageDirectory: '.cache/coverage',
  coverageReporters: ['text-summary'],
  collectCoverageFrom: [
    ...folders.map((folder) => `${folder}/*.ts`),
    '!**/*.test.ts',
    '!**/public.ts',
    // Types and nothing else.
    '!shared/src/crypto/{keys,rsa}.ts',
  ],
  coverageThreshold: { global: share, ...Object.fromEntries(folders.map((folder) => [`./${folder}/`, share])) },
};
