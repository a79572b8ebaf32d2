import { expect, test } from '@jest/globals';
import { type DescribedRelease, describedLines } from './described-release';

const release: DescribedRelease = {
  package: 'invoice',
  version: '1.2.0',
  build: 'b2',
  slot: 'invoice',
  publishedBy: 'invoice team',
  publishedAt: '2026-11-20T08:00:00.000Z',
  commit: 'abc',
  author: '林 <lin@example.com>',
  note: null,
  standing: null,
  verdict: null,
  bytesRemovedAt: null,
  scripts: { bytes: 20_480, before: { build: 'b1', bytes: 21_504 } },
  modules: [{ request: 'react', range: '^19.0.0' }],
  pages: [
    { path: '/invoice', title: '发票', permission: true },
    { path: '/invoice/help', title: '帮助', permission: false },
  ],
  runs: [
    { tenant: 'localhost', slot: 'invoice', as: 'release' },
    { tenant: 'bank', slot: 'invoice', as: 'fall-back' },
  ],
  links: 0,
};

test('each fact has a line; what nobody said has none', () => {
  expect(describedLines(release)).toEqual([
    'invoice@b2 (1.2.0), slot invoice',
    'published  2026-11-20T08:00:00.000Z by invoice team',
    'commit     abc',
    'author     林 <lin@example.com>',
    'scripts    20.0 KB, −1.0 KB against b1 before (brotli)',
    'runs at    localhost/invoice',
    'runs at    bank/invoice (fall-back only)',
    'page       发票  /invoice',
    'page       帮助  /invoice/help  (open)',
    'module     react  ^19.0.0',
  ]);
});

test('a blocked release without files says so first', () => {
  const standing = { name: 'blocked', reason: '会丢数据', by: 'lin', at: '2026-11-21T08:00:00.000Z' };
  const lines = describedLines({
    ...release,
    standing,
    bytesRemovedAt: '2027-02-20T08:00:00.000Z',
    runs: [],
    links: 2,
  });
  expect(lines.slice(1, 3)).toEqual([
    'state      blocked by lin at 2026-11-21T08:00:00.000Z: 会丢数据',
    'files      bytes removed at 2027-02-20T08:00:00.000Z: publish the same build again to run it',
  ]);
  expect(lines).toContain('runs at    no tenant');
  expect(lines).toContain('links      2 in force (portal override list)');
});

test('a release that was ended as a canary says where, when and why', () => {
  const figures = { visitors: 40, networks: 38, failed: 0, fellBack: 0, crashed: 12, loaded: 40, slow: 1 };
  const proof = { against: 'stable', eValue: 9_000, enough: 4_000, withoutFive: 600, enoughWithoutFive: 533 };
  const detail = { reason: 'crashes', proof, canary: figures, stable: { ...figures, crashed: 0 }, slowBeyond: 400 };
  const where = { at: '2026-11-21T08:00:00.000Z', tenant: 'localhost', slot: 'invoice' };
  const verdict = { ...where, as: 'canary' as const, detail };
  const told = 'verdict    rolled back by itself at 2026-11-21T08:00:00.000Z as a canary of localhost/invoice';
  expect(describedLines({ ...release, verdict })[1]).toContain(`${told}: it crashed for 12 of 40 visitors (30%)`);
  expect(describedLines({ ...release, verdict: { ...verdict, detail: null } })[1]).toBe(told);
});

test('a release that its watch took back says so, with the figures of the hour before', () => {
  const proof = { against: 'before', eValue: 9_000, enough: 2_667, withoutFive: 600, enoughWithoutFive: 356 };
  const [now, before] = [
    { networks: 40, unloaded: 0, crashed: 12 },
    { networks: 90, unloaded: 1, crashed: 0 },
  ];
  const where = { at: '2026-11-21T08:00:00.000Z', tenant: 'localhost', slot: 'invoice' };
  const verdict = { ...where, as: 'release' as const, detail: { reason: 'crashes', proof, now, before } };
  const [, line] = describedLines({ ...release, verdict });
  expect(line).toContain('as the release of localhost/invoice: it crashes for 12 of 40 networks (30%)');
  expect(line).toContain('the release before for 0 of 90 networks (0%) in the hour before');
});

test.each([
  [{ bytes: null, before: null }, 'not known'],
  [{ bytes: 1_024, before: null }, '1.0 KB, the first release of its package'],
  [{ bytes: 1_024, before: { build: 'b1', bytes: null } }, '1.0 KB, b1 before: not known'],
  [{ bytes: 2_048, before: { build: 'b1', bytes: 1_024 } }, '2.0 KB, +1.0 KB against b1 before'],
])('scripts %j', (scripts, text) => {
  expect(describedLines({ ...release, scripts })).toContain(`scripts    ${text} (brotli)`);
});
