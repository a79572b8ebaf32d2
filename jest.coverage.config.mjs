import jest, { inSandbox } from './jest.config.mjs';

/** `npm run test:deep -- coverage`: what decides by itself is tested to its edges. */

const [node, dom] = jest.projects;

const folders = ['validators', 'codes', 'format', 'access', 'session/rules', 'crypto'].map(
  (name) => `shared/src/${name}`,
);
const share = { statements: 95, branches: 95 };

export default {
  projects: [inSandbox(node), dom].map((project) => ({
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
