import { expect, test } from '@jest/globals';
import type { ErrorFrame } from '@portal/database/schema/release-errors';
import { fingerprintOf } from './fingerprint';

const own = (line: number, column = 1): ErrorFrame => ({
  package: 'account',
  file: 'src/pages/user/page.tsx',
  line,
  column,
  original: true,
});
const ofHost = (line: number): ErrorFrame => ({ ...own(line), package: 'host', file: 'react-dom/index.js' });
const page = ['blocked', '/center/crm/user'];
const of = (frames: readonly ErrorFrame[], name = 'TypeError', owner = 'account', circumstances = page) =>
  fingerprintOf({ class: name, owner, frames, circumstances });

const known = of([own(3), own(9), own(12)]);

test.each([
  ['from another host', [ofHost(8), own(3), own(9), own(12), ofHost(7)]],
  ['reached in another way', [own(3), own(9), own(12), own(80)]],
  ['where the columns of a line differ', [own(3, 7), own(9, 7), own(12, 7)]],
])('the same error %s has the same fingerprint', (_how, frames) => {
  expect(of(frames)).toBe(known);
});

test('another class, owner or line is another error', () => {
  const others = [
    of([own(3), own(9), own(12)], 'RangeError'),
    of([own(3), own(9), own(12)], 'TypeError', 'host'),
    of([own(4), own(9), own(12)]),
    of([own(3)]),
    of([]),
    of([ofHost(8)]),
  ];
  expect(new Set([known, ...others]).size).toBe(7);
});

test('without a place, the kind and the page tell errors apart', () => {
  const elsewhere = ['blocked', '/center/crm/other'];
  expect(of([], '', 'account', elsewhere)).not.toBe(of([], ''));
  expect(of([own(3)], '', 'account', elsewhere)).toBe(of([own(3)], ''));
});

test('in a built file the column counts, since all stands in one line', () => {
  const built = (column: number) => of([{ ...own(1, column), original: false }]);
  expect(built(100)).not.toBe(built(200));
});
