import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fits, pinnedVersion } from '../bootstrap/pinned-node.mjs';
import { root } from './workspace';

describe('a version fits', () => {
  test('from the pinned one on, within its line', () => {
    for (const version of ['24.21.0', '24.21.1', '24.22.0'])
      expect([version, fits(version, '24.21.0')]).toContain(true);
    for (const version of ['18.20.8', '20.20.2', '24.20.9', '25.0.0', '4.21.0'])
      expect([version, fits(version, '24.21.0')]).toContain(false);
  });

  test('and it is the one that all who run the portal are told', () => {
    const [line, minor] = pinnedVersion().split('.');
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest.engines.node).toBe(`>=${line}.${minor} <${Number(line) + 1}`);
    const dockerfile = readFileSync(join(root, 'deploy/operate/run/Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`\nARG NODE_IMAGE=node:${line}-bookworm-slim\n`);
  });
});

/** The way through the cache, with stand-ins for an old Node and for what npm brings. */
describe('on a machine whose Node is another', () => {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portal-node-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const program = (path: string, text: string) => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, `#!/bin/sh\n${text}\n`);
    chmodSync(path, 0o755);
  };

  /** Runs the bootstrap in a Node that says to be another version and platform, and prints the one that it chose. */
  function choose(said: { version: string; platform?: string }, environment: Record<string, string> = {}) {
    const code = `
      Object.defineProperty(process.versions, 'node', { value: '${said.version}' });
      Object.defineProperty(process, 'platform', { value: '${said.platform ?? process.platform}' });
      const { usePinnedNode } = await import(${JSON.stringify(join(root, 'deploy/operate/cli/bootstrap/pinned-node.mjs'))});
      try { console.log(usePinnedNode()); console.log(process.env.PATH.split(':')[0]); }
      catch (error) { console.log(error.message); }`;
    const env = { ...process.env, NODE_OPTIONS: '', XDG_CACHE_HOME: home, ...environment };
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env }).stdout.trim();
  }

  test('its own is used where it fits', () => {
    expect(choose({ version: pinnedVersion() }).split('\n')).toEqual([process.execPath, join(process.execPath, '..')]);
  });

  test('the pinned one comes from the cache and stands first in PATH', () => {
    const folder = join(home, `portal/node-${pinnedVersion()}-${process.arch}`);
    const binary = join(folder, `node_modules/node-linux-${process.arch}/bin/node`);
    program(binary, `echo v${pinnedVersion()}`);
    expect(choose({ version: '20.20.2', platform: 'linux' }).split('\n')).toEqual([binary, join(binary, '..')]);
  });

  test('one that npm cannot bring leaves nothing behind and is told in words', () => {
    program(join(home, 'bin/npm'), 'echo "no network" >&2; exit 1');
    const PATH = [join(home, 'bin'), process.env.PATH].join(':');
    expect(choose({ version: '20.20.2', platform: 'linux' }, { PATH })).toBe(
      `Node ${pinnedVersion()} could not be fetched by npm:\nno network`,
    );
    expect(spawnSync('ls', [join(home, 'portal')], { encoding: 'utf8' }).stdout).toBe('');
  });

  test('a Mac is told which Node to install', () => {
    expect(choose({ version: '20.20.2', platform: 'darwin' })).toBe(
      `The portal runs with Node ${pinnedVersion()} or a later one of the 24 line; this is 20.20.2. Only Linux gets it by itself: install it from nodejs.org.`,
    );
  });
});
