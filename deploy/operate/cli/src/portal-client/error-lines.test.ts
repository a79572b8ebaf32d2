import { expect, test } from '@jest/globals';
import { errorLines, type SeenError } from './error-lines';

const error: SeenError = {
  fingerprint: '5d41402abc4b',
  slot: 'account',
  package: 'account',
  class: 'TypeError',
  frames: [
    { package: 'host', file: 'kernel.js', line: 1, column: 900, original: false },
    { package: 'account', file: 'src/pages/user/page.tsx', line: 31, column: 7, original: true },
  ],
  standing: null,
  standingBy: null,
  standingAt: null,
  firstSeen: '2026-11-01T08:00:00.000Z',
  lastSeen: '2026-11-02T08:00:00.000Z',
  reports: 12,
  visitors: 9,
  kinds: ['render'],
  pages: ['/center/crm/user/:id'],
  browsers: ['Chrome', 'WeChat'],
  numbers: ['ACC-B2-M1X2Y3'],
  tenants: ['localhost'],
  releases: [
    {
      release: 'account@b2',
      firstSeen: '2026-11-01T08:00:00.000Z',
      lastSeen: '2026-11-02T08:00:00.000Z',
      reports: 12,
    },
  ],
  newIn: 'account@b2',
};

test('one error is told in full: whose, the lines, since which release, and the numbers of cards', () => {
  expect(errorLines([error])).toEqual([
    '5d41402abc4b  TypeError in account, new in account@b2',
    '  12 reports of 9 visitors, 2026-11-01T08:00:00.000Z to 2026-11-02T08:00:00.000Z',
    '    host  kernel.js:1:900  (as built: there is no source map)',
    '    account  src/pages/user/page.tsx:31',
    '  kinds    render',
    '  pages    /center/crm/user/:id',
    '  browsers Chrome, WeChat',
    '  tenants  localhost',
    '  releases account@b2 (12)',
    '  numbers  ACC-B2-M1X2Y3',
  ]);
});

test('what the reader may not see is left out: lines, or the files of other teams', () => {
  const [host, own] = error.frames;
  if (!host || !own) throw new Error('the sample has two places');
  const frames = [
    { ...host, file: null, line: null, column: null },
    { ...own, line: null, column: null },
  ];
  expect(errorLines([{ ...error, frames }]).slice(2, 4)).toEqual(['    host', '    account  src/pages/user/page.tsx']);
  expect(errorLines([{ ...error, frames: frames.slice(0, 1) }, error])[1]).toMatch(
    /^5d41402abc4b +account +TypeError +— /,
  );
});

test('several are a table with the first place of the owner’s own', () => {
  const nobodys = {
    ...error,
    fingerprint: '098f6bcd4621',
    slot: 'unknown',
    package: '',
    class: '',
    frames: [],
    newIn: null,
  };
  const [heads, first, second] = errorLines([error, nobodys]);
  expect(heads).toMatch(/^FINGERPRINT +SLOT +ERROR +WHERE/);
  expect(first).toMatch(/^5d41402abc4b +account +TypeError +src\/pages\/user\/page\.tsx:31 +12 +9 /);
  expect(second).toMatch(/^098f6bcd4621 +unknown +— +— /);
});
