import { describe, expect, test } from '@jest/globals';
import { type CanaryCounts, judgeCanary, type Pair, slowBeyond } from './canary-verdict';
import { timeLimits } from './load-times';
import { badRows, honestRows } from './testing/canary-rows';
import { playMany } from './testing/canary-runs';

const none: Pair = { canary: 0, stable: 0 };
const pair = (canary: number, stable: number): Pair => ({ canary, stable });
type Drawn = CanaryCounts['drawn'][number];
const drawnAt = (share: number, told: Partial<Drawn>): Drawn => ({
  ...{ share, heard: none, unloaded: none, crashed: none, slow: none },
  ...told,
});
const counts = (drawn: Drawn[], crashed = 0, networks = drawn.reduce((sum, { heard }) => sum + heard.canary, 0)) => ({
  drawn,
  canaryAlone: { networks, crashed },
});
const reasonOf = (told: CanaryCounts) => {
  const verdict = judgeCanary(told);
  return verdict.ok ? 'goes on' : verdict.reason;
};

describe('the verdict', () => {
  const heard = pair(500, 500);
  test.each([
    ['nobody was heard', [], 'goes on'],
    ['all is well', [drawnAt(0.5, { heard })], 'goes on'],
    ['loads fail with the canary', [drawnAt(0.5, { heard, unloaded: pair(20, 0) })], 'error-rate'],
    ['loads fail as often with both', [drawnAt(0.5, { heard, unloaded: pair(200, 200) })], 'goes on'],
    ['loads fail with the stable release', [drawnAt(0.5, { heard, unloaded: pair(0, 200) })], 'goes on'],
    ['pages crash with the canary', [drawnAt(0.5, { heard, crashed: pair(20, 0) })], 'crashes'],
    ['loads are slow with the canary', [drawnAt(0.5, { heard, slow: pair(60, 5) })], 'load-time'],
    ['loads are slow with both', [drawnAt(0.5, { heard, slow: pair(60, 60) })], 'goes on'],
    [
      'a tenth had it at first, half later, and it is as good as the other',
      [
        drawnAt(0.1, { heard: pair(100, 900), unloaded: pair(5, 45) }),
        drawnAt(0.5, { heard: pair(1000, 1000), unloaded: pair(50, 50) }),
      ],
      'goes on',
    ],
  ])('%s', (_what, drawn, verdict) => {
    expect(reasonOf(counts(drawn))).toBe(verdict);
  });

  test('says what counts against the canary, and what would have been enough', () => {
    const verdict = judgeCanary(counts([drawnAt(0.5, { heard, unloaded: pair(20, 0) })]));
    expect(verdict).toEqual({
      ok: false,
      reason: 'error-rate',
      evidence: {
        against: 'stable',
        eValue: expect.any(Number),
        enough: 3000,
        withoutFive: expect.any(Number),
        enoughWithoutFive: 400,
      },
    });
    const evidence = verdict.ok ? undefined : verdict.evidence;
    expect(evidence?.eValue).toBeGreaterThanOrEqual(3000);
    expect(evidence?.withoutFive).toBeGreaterThanOrEqual(400);
    expect(evidence?.withoutFive).toBeLessThan(evidence?.eValue ?? 0);
  });

  test('no number of votes is too large to be told', () => {
    const verdict = judgeCanary(counts([drawnAt(0.01, { heard: pair(9_000, 891_000), unloaded: pair(9_000, 0) })]));
    expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
  });
});

describe('without visitors of the stable release', () => {
  const alone = (networks: number, crashed: number, stable = 0) =>
    counts(
      [drawnAt(0.5, { heard: pair(networks, stable), crashed: pair(crashed, 0), unloaded: pair(crashed, 0) })],
      crashed,
    );

  test('failed loads decide nothing', () => {
    const told = drawnAt(0.5, { heard: pair(1_000, 0), unloaded: pair(1_000, 0), slow: pair(1_000, 0) });
    expect(reasonOf(counts([told]))).toBe('goes on');
  });

  test('a canary that crashes for every second visitor is ended, one that does for every fifth is not', () => {
    expect(reasonOf(alone(60, 30))).toBe('crashes');
    expect(reasonOf(alone(12, 12))).toBe('crashes');
    expect(reasonOf(alone(1_000, 200))).toBe('goes on');
  });

  test('five visitors decide nothing', () => {
    expect(reasonOf(alone(5, 5))).toBe('goes on');
  });

  test('the limit does not count where the stable release can be compared', () => {
    const told = drawnAt(0.5, { heard: pair(60, 60), crashed: pair(60, 60) });
    expect(reasonOf(counts([told], 60))).toBe('goes on');
  });
});

test('[threat: bad canary] five networks end no canary and cannot hide a bad one, whatever they say', () => {
  for (const share of [0.01, 0.1, 0.5, 0.99])
    for (const n of [0, 10, 1_000]) {
      const five = drawnAt(share, {
        heard: pair(n * share + 5, n * (1 - share)),
        ...{ unloaded: pair(5, 0), crashed: pair(5, 0), slow: pair(5, 0) },
      });
      expect(reasonOf(counts([five], 5))).toBe('goes on');
    }
  const hidden = drawnAt(0.1, { heard: pair(100, 905), crashed: pair(30, 5) });
  expect(reasonOf(counts([hidden]))).toBe('crashes');
});

describe('a load is slow', () => {
  const times = (entries: Record<number, number>) => timeLimits.map((_limit, place) => entries[place] ?? 0);

  test.each([
    ['beyond the time of nine in ten', { 2: 50, 3: 45, 6: 5 }, 3],
    ['beyond more, if fewer than nine in ten were as fast', { 2: 50, 3: 30, 6: 20 }, 6],
    ['never, while nothing was loaded', {}, undefined],
    ['never, where the stable release takes as long as can be', { 2: 5, 10: 5 }, undefined],
  ])('%s', (_what, told, place) => {
    expect(slowBeyond(times(told))).toBe(place);
  });
});

describe('looked at after every bad visit, with a seed for each canary', () => {
  const runs = 150;

  test('honest canaries go on', () => {
    const each = honestRows.filter(({ play }) => play.offices === undefined);
    for (const { name, play } of each) expect([name, playMany(runs, play).ended <= 1]).toEqual([name, true]);
  });

  test('[threat: bad canary] bad ones are found in time, and five networks that slander the stable release only delay it', () => {
    for (const { name, play, found, foundBy, halfBy } of badRows) {
      const { ended, by } = playMany(runs, play);
      // Of so few runs one or two more may miss, and the middle one comes a little later.
      expect([name, ended >= runs * found - 3]).toEqual([name, true]);
      if (foundBy !== undefined) expect([name, by(0.98) <= foundBy]).toEqual([name, true]);
      if (halfBy !== undefined) expect([name, by(0.5) <= halfBy * 1.05]).toEqual([name, true]);
    }
  });
});
