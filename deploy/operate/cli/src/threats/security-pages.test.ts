import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../workspace';
import { threats } from './threats';

/** What the two pages say of security, held against what there is. */

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const security = read('.github/SECURITY.md');
const levels = read('deploy/operate/run/security-levels.md');
const settings = read('deploy/operate/run/README.md');

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(join(folder, name)))
    .join('\n');

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const isSetting = (word: string) => /^[A-Z][A-Z]+_[A-Z_]+$/.test(word);
/** The names of settings in a text, without a value behind them. */
const settingsIn = (text: string) =>
  quoted(text)
    .flatMap((word) => word.split('=')[0] ?? [])
    .filter(isSetting);

const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| '));
const row = (chapter: string) => rowsOf(levels).find((line) => line.startsWith(`| ${chapter} `)) ?? '';

const promises = [...security.matchAll(/^(\d+)\. (.*)$/gm)].map(([, , text = '']) => text);

describe('SECURITY.md', () => {
  test('each promise names threats that exist, and so its tests', () => {
    expect(promises.length).toBeGreaterThan(8);
    for (const promise of promises) {
      const [, named = ''] = promise.split('Threats: ');
      expect([promise, quoted(named).length > 0]).toEqual([promise, true]);
      for (const threat of quoted(named)) expect(Object.keys(threats)).toContain(threat);
    }
  });
});

describe.each([
  ['SECURITY.md', security],
  ['security-levels.md', levels],
])('%s', (_, page) => {
  test('names only settings that a process reads and the README explains', () => {
    const own = sourcesIn('deploy/operate/run/src');
    const named = settingsIn(page);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) {
      expect([name, own.includes(name)]).toEqual([name, true]);
      expect([name, settingsIn(settings).includes(name)]).toEqual([name, true]);
    }
  });

  test('calls nothing missing that is there', () => {
    const sealed = /sealedText|sealedNumber|sealedFile/.test(sourcesIn('deploy/operate/database/src/schema'));
    const scans = /\bscan\b/.test(read('shared/src/codes/ports.ts'));
    const oidc = settingsIn(settings).includes('OIDC_ISSUER');
    expect([sealed, scans, oidc]).toEqual([true, true, true]);
    expect(page).not.toMatch(/not sealed|no virus scanner|not log in by OIDC/);
  });
});

test('the levels tell of sealing, the scanner and OIDC in their chapters', () => {
  expect(row('V5')).toContain('`scan`');
  expect(row('V10')).toContain('`OIDC_ISSUER`');
  expect(row('V11')).toContain('AES-256-GCM');
  expect(row('V14')).toContain('`DATA_KEY`');
  expect(row('V13')).toContain('`PORT_HOSTS`');
});
