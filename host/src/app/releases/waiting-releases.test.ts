import { describe, expect, test } from '@jest/globals';
import type { BootRemote } from '@portal/shared/boot';
import { concerns, isNews } from './waiting-releases';

const remote = { slot: 'account', package: 'account', build: 'b1' } as BootRemote;
const page = { host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null }, remotes: [remote] };

describe('what the gateway tells of releases', () => {
  test.each([
    ['the host’s own release', { slot: 'host', package: 'host', build: 'h1' }, false],
    ['another host', { slot: 'host', package: 'host', build: 'h2' }, true],
    ['the release that runs', { slot: 'account', package: 'account', build: 'b1' }, false],
    ['another build', { slot: 'account', package: 'account', build: 'b2' }, true],
    ['another package', { slot: 'account', package: 'account-jinqiao', build: 'b1' }, true],
    ['a slot that this page does not know', { slot: 'reports', package: 'reports', build: 'b1' }, false],
  ])('%s', (_what, notice, news) => {
    expect(isNews(page, notice)).toBe(news);
  });
});

describe('which navigation loads the page anew', () => {
  test('one to a page of the waiting remote, none to others', () => {
    expect(concerns(new Set(['account']), 'account')).toBe(true);
    expect(concerns(new Set(['account']), 'message')).toBe(false);
    expect(concerns(new Set(['account']), undefined)).toBe(false);
  });

  test('every one when the host itself waits', () => {
    expect(concerns(new Set(['host']), undefined)).toBe(true);
    expect(concerns(new Set(['host']), 'message')).toBe(true);
  });
});
