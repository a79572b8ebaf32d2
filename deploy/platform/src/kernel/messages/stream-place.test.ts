import { expect, test } from '@jest/globals';
import { type PlaceRow, placeState } from './stream-place';

const now = new Date('2026-11-21T08:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const row: PlaceRow = {
  endedAt: null,
  endReason: null,
  expiresAt: before(-60),
  lastActiveAt: before(10),
  employeeCode: 'E1',
  status: '1',
};

test.each<[string, PlaceRow | undefined, object]>([
  ['goes on', row, { kind: 'open' }],
  ['is silent while locked', { ...row, lastActiveAt: before(901) }, { kind: 'locked' }],
  [
    'ends with the session',
    { ...row, endedAt: now, endReason: 'otherDevice' },
    { kind: 'ended', reason: 'otherDevice' },
  ],
  ['ends when the session is too old', { ...row, expiresAt: now }, { kind: 'ended', reason: 'expired' }],
  ['ends with the session’s row', undefined, { kind: 'ended', reason: 'expired' }],
  ['ends when the person is disabled', { ...row, status: '2' }, { kind: 'ended', reason: 'disabled' }],
  ['ends silently when the person goes to another company', { ...row, employeeCode: 'E2' }, { kind: 'left' }],
])('a stream %s', (_, found, state) => {
  expect(placeState(found, 'E1', 900, now)).toEqual(state);
});
