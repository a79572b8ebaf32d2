import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace';
import { deepFiles, quickFiles } from './browser-files';
import { isTouched } from './changed-files';
import { type DeepWalk, deepWalks } from './deep-walks';
import { trackedFiles } from './tracked-files';
import { withNeeds, workspacePackages } from './workspace-packages';

const packages = workspacePackages();

/** The unit files that Jest leaves out of `npm test`. */
const deepUnitFiles = trackedFiles().filter((file) => file.endsWith('.deep.test.ts'));

test('each long test is part of one walk', () => {
  const walked = deepWalks.flatMap(({ runs }) => ('browser' in runs ? runs.browser : 'unit' in runs ? runs.unit : []));
  expect([...walked].sort()).toEqual([...deepFiles(), ...deepUnitFiles].sort());
});

test('no test that the quick run leaves out shows a statement or the answer to a threat', () => {
  const titles = quickFiles(packages).flatMap(({ file }) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(/\btest\(\s*(['"`])(.*)\1,\s*\{ tag: '@deep' \}/g)].map(([, , title]) => title);
  });
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => /\[(S\d|threat)/.test(title ?? ''))).toEqual([]);
});

test('no walk guards a folder that is not there', () => {
  const guards = deepWalks.flatMap((walk) => walk.guards);
  expect(guards.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('a package needs what it names, and what that needs', () => {
  const needed = withNeeds(['deploy/delivery/gateway'], packages);
  expect([...needed]).toEqual(
    expect.arrayContaining([
      'deploy/delivery/gateway',
      'deploy/delivery/releases',
      'deploy/operate/database',
      'shared',
    ]),
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

test('a browser file guards the remotes whose pages it or its helpers name, and no others', () => {
  const guards = new Map(quickFiles(packages).map((one) => [one.file, one.guards]));
  const remotesOf = (file: string) => guards.get(file)?.filter((part) => part.startsWith('remotes/')) ?? [];
  expect(remotesOf('e2e/flows/customer/products/trade.spec.ts')).toContain('remotes/trade');
  expect(remotesOf('e2e/flows/customer/messages/message-list.spec.ts')).toContain('remotes/message');
  expect(remotesOf('e2e/flows/customer/messages/message-list.spec.ts')).not.toContain('remotes/desk');
  // Its pages are in a list that it imports.
  const every = [...packages.keys()].filter((folder) => folder.startsWith('remotes/') && folder !== 'remotes/desk');
  expect(remotesOf('e2e/flows/customer/every-page/every-route.spec.ts')).toEqual(expect.arrayContaining(every));
  // A remote's pages are walked alone, whatever the others' pages are.
  expect(remotesOf('e2e/flows/customer/every-page/message.spec.ts')).toEqual(['remotes/message']);
  expect(guards.get('e2e/statements/judge.spec.ts')).toContain('e2e');
  expect(guards.get('e2e/flows/customer/login.spec.ts')).not.toContain('e2e');
});
