import { expect, test } from '@jest/globals';
import { type LockFile, shippedPackages } from './shipped-packages';

const tools = Object.fromEntries(
  ['@swc/core', 'esbuild', 'mini-css-extract-plugin', 'webpack'].map((name) => [name, { version: '1.0.0' }]),
);
const lockFile: LockFile = {
  importers: {
    host: {
      dependencies: { '@portal/shared': { version: 'link:../shared' }, page: { version: '1.0.0(peer@2.0.0)' } },
      devDependencies: { 'test-tool': { version: '1.0.0' } },
    },
    shared: { devDependencies: { peer: { version: '2.0.0' } } },
    'deploy/delivery/build': { dependencies: tools },
  },
  snapshots: {
    'page@1.0.0(peer@2.0.0)': {
      dependencies: { peer: '2.0.0', deep: '3.0.0' },
      optionalDependencies: { maybe: '1.0.0', '@types/deep': '3.0.0' },
    },
    'peer@2.0.0': {},
    'deep@3.0.0': { dependencies: { deep: '2.0.0' } },
    'deep@2.0.0': { dependencies: { deep: '3.0.0' } },
    'maybe@1.0.0': {},
    '@swc/core@1.0.0': {},
    'esbuild@1.0.0': {},
    'mini-css-extract-plugin@1.0.0': {},
    'webpack@1.0.0': { dependencies: { acorn: '8.0.0' } },
  },
};
const peersOf = (folder: string) => (folder === 'shared' ? ['peer'] : []);
const shipped = shippedPackages(['host'], lockFile, peersOf).map(({ name, version }) => `${name} ${version}`);

test('what a package needs is shipped with it, directly, through others, optionally and as a peer; in order', () => {
  expect(shipped.filter((one) => !Object.keys(tools).includes(one.split(' ')[0] ?? ''))).toEqual([
    'deep 2.0.0',
    'deep 3.0.0',
    'maybe 1.0.0',
    'page 1.0.0',
    'peer 2.0.0',
  ]);
});

test('a tool that writes into bundles is shipped, what it needs for its work is not', () => {
  expect(shipped).toContain('webpack 1.0.0');
  expect(shipped).not.toContain('acorn 8.0.0');
});

test('a lock file that does not say what a package needs is no answer', () => {
  const { 'peer@2.0.0': _, ...snapshots } = lockFile.snapshots;
  expect(() => shippedPackages(['host'], { ...lockFile, snapshots }, peersOf)).toThrow(
    'pnpm-lock.yaml does not say what peer@2.0.0 needs',
  );
});
