import { describe, expect, test } from '@jest/globals';
import type { BootRemote } from '@portal/shared/boot';
import { concerns, isNews, setWaiting, type Waiting, waitingReleases } from './waiting-releases';

const remote = { slot: 'account', package: 'account', build: 'b1' } as BootRemote;
const page = {
  host: { package: 'host', version: '1.0.0', build: 'h1', hashes: null },
  remotes: [remote],
  override: null,
  standalone: null,
};

describe('what the gateway tells of releases', () => {
  test.each([
    ['the host’s own release', { slot: 'host', package: 'host', build: 'h1' }, false],
    ['another host', { slot: 'host', package: 'host', build: 'h2' }, true],
    ['the release that runs', { slot: 'account', package: 'account', build: 'b1' }, false],
    ['another build', { slot: 'account', package: 'account', build: 'b2' }, true],
    ['another package', { slot: 'account', package: 'account-jinqiao', build: 'b1' }, true],
    ['nothing any more', { slot: 'account', package: null, build: null }, true],
    ['nothing in a slot that this page does not know', { slot: 'reports', package: null, build: null }, false],
    ['a slot that this page does not know', { slot: 'reports', package: 'reports', build: 'b1' }, false],
  ])('%s', (_what, notice, news) => {
    expect(isNews(page, notice)).toBe(news);
  });
});

test('a slot that QA swapped keeps what was swapped in', () => {
  const override = { slot: 'account', package: 'account', build: 'b1', origin: null, until: '2026-11-26T08:00:00Z' };
  for (const build of ['b2', null])
    expect(isNews({ ...page, override }, { slot: 'account', package: build && 'account', build })).toBe(false);
});

test('a build that runs alone goes on, whatever the slot runs meanwhile; another host is news there too', () => {
  const alone = { ...page, standalone: { slot: 'account', basePath: '/standalone/account@b1' } };
  for (const build of ['b2', null])
    expect(isNews(alone, { slot: 'account', package: build && 'account', build })).toBe(false);
  expect(isNews(alone, { slot: 'host', package: 'host', build: 'h2' })).toBe(true);
});

const waiting = (slot: string, what: Waiting = 'release') => new Map([[slot, what]]);

describe('which navigation loads the page anew', () => {
  test('one to a page of the waiting remote, none to others', () => {
    expect(concerns(waiting('account'), 'account')).toBe(true);
    expect(concerns(waiting('account'), 'message')).toBe(false);
    expect(concerns(waiting('account'), undefined)).toBe(false);
  });

  test('every one when the host itself waits', () => {
    expect(concerns(waiting('host'), undefined)).toBe(true);
    expect(concerns(waiting('host'), 'message')).toBe(true);
  });

  test('every one when a slot was emptied, because its entries stand in the menus of all pages', () => {
    expect(concerns(waiting('account', 'nothing'), 'message')).toBe(true);
    expect(concerns(waiting('account', 'nothing'), undefined)).toBe(true);
  });

  test('none any more when the change was taken back', () => {
    setWaiting('account', 'nothing');
    expect(concerns(waitingReleases(), 'message')).toBe(true);
    setWaiting('account', null);
    expect(concerns(waitingReleases(), 'account')).toBe(false);
  });
});
