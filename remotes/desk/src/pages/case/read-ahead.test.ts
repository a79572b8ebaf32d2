import { expect, test } from '@jest/globals';
import type { CaseRow } from '../../live/case-news';
import { likelyNext } from './read-ahead';

const row = (taskId: string, more: Partial<CaseRow> = {}) =>
  ({ taskId, claimedBy: null, assignedTo: null, firstBy: null, ...more }) as CaseRow;
const me = { staffId: 'T1', displayName: '王芳' };
const other = { staffId: 'T2', displayName: '林初阳' };
const first = { staffId: 'T1', confirms: false };

test('cases reserved for the person come before free ones; those of others never', () => {
  const rows = [row('current'), row('held', { claimedBy: other }), row('theirs', { assignedTo: other }), row('free')];
  expect(likelyNext(rows, first, 'current')).toBe('free');
  expect(likelyNext([...rows, row('mine', { assignedTo: me })], first, 'current')).toBe('mine');
});

test('a first decision waits for somebody else who may be the second pair of eyes', () => {
  const rows = [row('own', { firstBy: me }), row('other', { firstBy: other })];
  expect(likelyNext(rows, first, '')).toBeUndefined();
  expect(likelyNext(rows, { staffId: 'T1', confirms: true }, '')).toBe('other');
});
