import { expect, test } from '@jest/globals';
import type { BootRemote } from '@portal/shared/boot';
import { crashedRelease } from './crashed-release';

const account = { slot: 'account', package: 'account', build: 'b2', lastGood: { package: 'account', build: 'b1' } };
const site = { slot: 'site', package: 'site-jinqiao', build: 's1', lastGood: null };
const boot = {
  host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null },
  remotes: [account, site] as BootRemote[],
};
const ofAccount = { slot: 'account', package: 'account', build: 'b2' };
const ofSite = { slot: 'site', package: 'site-jinqiao', build: 's1' };
const ofHost = { slot: 'host', package: 'host', build: 'h1' };

const frame = (path: string) => `    at render (https://portal.example/assets/${path}:1:2345)\n`;
const stackOf = (...paths: string[]) => `TypeError: x is undefined\n${paths.map(frame).join('')}`;
const elsewhere = 'Error\n    at https://tracker.example/t.js:1:1\n    at <anonymous>';

test.each([
  ['the remote whose code threw', stackOf('account/b2/page.js', 'host/h1/kernel.js'), undefined, ofAccount],
  ['the remote that called the host’s code', stackOf('host/h1/antd.js', 'site-jinqiao/s1/a.js'), undefined, ofSite],
  ['the first of two remotes', stackOf('site-jinqiao/s1/a.js', 'account/b2/page.js'), 'account', ofSite],
  ['the slot in whose place the host’s code threw', stackOf('host/h1/kernel.js'), 'account', ofAccount],
  ['the slot in whose place something without a stack was thrown', '', 'site', ofSite],
  ['the host where nothing else is named', stackOf('host/h1/kernel.js'), undefined, ofHost],
  ['the host in its own place', '', 'host', ofHost],
  ['nobody, where the release before stood in', stackOf('account/b1/page.js'), 'account', undefined],
  ['nobody, of a build that this page does not run', stackOf('host/h0/kernel.js'), undefined, undefined],
  ['nobody, where it is no code of the portal', elsewhere, undefined, undefined],
  ['nobody, without a stack', '', undefined, undefined],
])('%s', (_whose, stack, slot, release) => {
  expect(crashedRelease(boot, stack, slot)).toEqual(release);
});
