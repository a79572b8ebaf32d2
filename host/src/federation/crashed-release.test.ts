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
const firefox = (...paths: string[]) => paths.map((path) => `t@https://portal.example/assets/${path}:1:2\n`).join('');
const elsewhere = 'Error\n    at https://tracker.example/t.js:1:1\n    at <anonymous>';
const react = ['host/h1/react.js', 'host/h1/kernel.js'];
const page = 'account/b2/page.js';

interface Row {
  stack?: string;
  slot?: string;
  missing?: string;
}

const asset = (path: string) => `https://portal.example/assets/${path}`;

test.each<[string, Row, typeof ofHost | undefined]>([
  ['while it renders: the remote whose code threw', { stack: stackOf(page, ...react), slot: 'account' }, ofAccount],
  ['in an effect, below React’s own frames', { stack: stackOf(page, ...react) }, ofAccount],
  ['in a handler, as Firefox and Safari write it', { stack: firefox(page, ...react) }, ofAccount],
  ['in a promise, after an await', { stack: `Error\n    at async load (${asset(page)}:1:2)` }, ofAccount],
  ['in a timer, where nothing stands below it', { stack: stackOf(page) }, ofAccount],
  ['in a shared component that a remote calls', { stack: stackOf('host/h1/antd.js', 'site-jinqiao/s1/a.js') }, ofSite],
  [
    'in a shared component that React calls for a remote',
    { stack: stackOf('host/h1/antd.js', ...react), slot: 'site' },
    ofSite,
  ],
  ['a remote’s frame below the host’s', { stack: stackOf(...react, page, ...react) }, ofAccount],
  [
    'a function of another remote in somebody’s place',
    { stack: stackOf('site-jinqiao/s1/a.js', page), slot: 'account' },
    ofSite,
  ],
  ['without a stack, in a known place', { slot: 'site' }, ofSite],
  ['without a stack, in the host’s own place', { slot: 'host' }, ofHost],
  ['without a stack or a place', {}, undefined],
  ['where nothing but the host is named', { stack: stackOf('host/h1/kernel.js') }, ofHost],
  [
    'a file of the slot’s that did not come',
    { stack: stackOf(...react), slot: 'account', missing: asset(page) },
    ofAccount,
  ],
  [
    'a file of the host’s that did not come for a remote',
    { stack: stackOf(page, ...react), slot: 'account', missing: asset('host/h1/antd.js') },
    ofHost,
  ],
  ['a load that another remote broke', { stack: stackOf('site-jinqiao/s1/a.js', ...react), slot: 'account' }, ofSite],
  ['a load without a trace', { stack: stackOf(...react), slot: 'account' }, ofAccount],
  ['where the release before stood in', { stack: stackOf('account/b1/page.js'), slot: 'account' }, undefined],
  ['a build that this page does not run', { stack: stackOf('host/h0/kernel.js') }, undefined],
  ['no code of the portal', { stack: elsewhere }, undefined],
])('%s', (_where, { stack = '', ...row }, release) => {
  expect(crashedRelease(boot, { stack, ...row })).toEqual(release);
});
