import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockOffset, type IdleInput, idleState } from './idle';

const now = 1_800_000_000_000;
const input = (idleSeconds: number, more: Partial<IdleInput> = {}): IdleInput => ({
  path: '/center/crm/user',
  token: 't',
  failurePeriodSec: '600',
  lastTime: String(now - idleSeconds * 1_000),
  now,
  ...more,
});

describe('idle time', () => {
  test.each([
    [0, { kind: 'active', secondsLeft: 600 }],
    [0.4, { kind: 'active', secondsLeft: 600 }],
    [539, { kind: 'active', secondsLeft: 61 }],
    [540, { kind: 'ending', secondsLeft: 60 }],
    [599.5, { kind: 'ending', secondsLeft: 1 }],
    [600, { kind: 'ending', secondsLeft: 0 }],
    [600.001, { kind: 'expired' }],
    [86_400, { kind: 'expired' }],
  ])('after %d s of 600: %j ("exceeds failurePeriodSec seconds")', (idleSeconds, state) => {
    expect(idleState(input(idleSeconds))).toEqual(state);
  });

  test('the notice comes at half time where the limit is short', () => {
    expect(idleState(input(19, { failurePeriodSec: '40' }))).toEqual({ kind: 'active', secondsLeft: 21 });
    expect(idleState(input(20, { failurePeriodSec: '40' }))).toEqual({ kind: 'ending', secondsLeft: 20 });
  });

  test.each<Partial<IdleInput>>([
    { token: null },
    { token: '' },
    { token: undefined },
    { failurePeriodSec: undefined },
    { failurePeriodSec: '' },
    { failurePeriodSec: ' ' },
    { failurePeriodSec: 'abc' },
    { failurePeriodSec: '0' },
    { failurePeriodSec: '-5' },
    { failurePeriodSec: 'Infinity' },
    { path: '/login' },
    { path: '/login/changeComp' },
  ])('"If a token and a failurePeriodSec cookie exist (not on login pages)": with %j nothing is watched', (more) => {
    expect(idleState(input(9_999, more))).toEqual({ kind: 'off' });
  });

  test.each([undefined, null, '', 'abc', '0', String(now + 3_600_000)])(
    'last activity %p counts from now',
    (lastTime) => {
      expect(idleState(input(0, { lastTime }))).toEqual({ kind: 'active', secondsLeft: 600 });
    },
  );

  test('[threat: forgotten session] it never gets better by waiting', () => {
    const rank = { off: 0, active: 1, ending: 2, expired: 3 } as const;
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), fc.integer({ min: 1, max: 1_500 }), (first, more, limit) => {
        const earlier = idleState(input(first, { failurePeriodSec: String(limit) }));
        const later = idleState(input(first + more, { failurePeriodSec: String(limit) }));
        expect(rank[later.kind]).toBeGreaterThanOrEqual(rank[earlier.kind]);
      }),
    );
  });
});

describe('clock offset', () => {
  test.each([
    [10_000, 9_000, 9_200, 900],
    [10_000, 11_000, 11_000, -1_000],
    [10_050, 10_000, 10_100, 0],
  ])('server %d, sent %d, received %d: %d ms', (serverTime, sentAt, receivedAt, offset) => {
    expect(clockOffset(serverTime, sentAt, receivedAt)).toBe(offset);
  });

  test('a day of difference does not change who is idle', () => {
    const day = 86_400_000;
    for (const skew of [-day, day]) {
      const machine = now + skew;
      const offset = clockOffset(now, machine, machine);
      expect(idleState(input(30, { now: machine + offset }))).toEqual({ kind: 'active', secondsLeft: 570 });
    }
  });
});
