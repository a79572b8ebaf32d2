import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace';
import { deepFiles, staleRows } from './browser-files';
import { isTouched } from './changed-files';
import { type DeepWalk, deepWalks } from './deep-walks';
import { withNeeds, workspacePackages } from './workspace-packages';

const packages = workspacePackages();

/** The unit files that Jest leaves out of `npm test`. */
const deepUnitFiles = ['host', 'shared', 'remotes', 'deploy'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.deep.test.ts') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

test('each long test is part of one walk', () => {
  const walked = deepWalks.flatMap(({ runs }) => ('browser' in runs ? runs.browser : 'unit' in runs ? runs.unit : []));
  expect([...walked].sort()).toEqual([...deepFiles(), ...deepUnitFiles].sort());
});

test('no walk guards a folder that is not there', () => {
  const guards = deepWalks.flatMap((walk) => walk.guards);
  expect(guards.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  expect(staleRows(packages)).toEqual([]);
});

test('a package needs what it names, and what that needs', () => {
  const needed = withNeeds(['deploy/gateway'], packages);
  expect([...needed]).toEqual(
    expect.arrayContaining(['deploy/gateway', 'deploy/releases', 'deploy/database', 'shared']),
  );
  expect(needed.has('host')).toBe(false);
  expect(withNeeds(['remotes/account'], packages).has('remotes/message')).toBe(false);
});

test('a change touches the walks that guard its folder, or whose packages need it', () => {
  const walk: DeepWalk = {
    name: 'one',
    proves: '',
    minutes: 1,
    guards: ['remotes'],
    runs: { browser: ['e2e/flows/one.deep.spec.ts'] },
  };
  for (const file of [
    'remotes/account/src/routes.tsx',
    'shared/src/router.ts',
    'e2e/flows/one.deep.spec.ts',
    'pnpm-lock.yaml',
  ])
    expect([file, isTouched(walk, [file], packages)]).toEqual([file, true]);
  for (const file of ['deploy/platform/src/start.ts', 'host/src/index.ts', 'README.md', 'e2e/flows/other.spec.ts'])
    expect([file, isTouched(walk, [file], packages)]).toEqual([file, false]);
});
