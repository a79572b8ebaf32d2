import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '../workspace';

let home = '';
const probe = join(root, 'remotes/account/src/kept-results-probe.ts');
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-kept-'));
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  rmSync(probe, { force: true });
});

/** What a run of its own prints: the keys of two remotes and of the servers. */
function keys(): Record<string, string> {
  const code = `
    import { TreeHash, keepResult, keptResult } from './src/checks/kept-results';
    const tree = new TreeHash();
    const parts = { account: ['remotes/account', 'shared'], message: ['remotes/message', 'shared'] };
    console.log(JSON.stringify(Object.fromEntries(Object.entries(parts).map(([n, p]) => [n, tree.keyOf('unit', p)]))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: join(root, 'deploy/operate/cli'),
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: home, NODE_OPTIONS: '' },
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}

test('a new file changes the key of its own package, and a removed one brings the old key back', () => {
  const before = keys();
  writeFileSync(probe, 'export {};\n');
  const changed = keys();
  expect(changed.account).not.toBe(before.account);
  expect(changed.message).toBe(before.message);
  rmSync(probe);
  expect(keys()).toEqual(before);
});
