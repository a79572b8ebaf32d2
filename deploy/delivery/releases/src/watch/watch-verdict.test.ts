import { describe, expect, test } from '@jest/globals';
import { type Badly, playWatch, type WatchPlay } from './testing/watch-runs';
import { judgeWatched } from './watch-verdict';

const votes = (networks: number, unloaded = 0, crashed = 0) => ({ networks, unloaded, crashed });

/** So many of these runs decide something, and half of the runs by this many visits. */
function playMany(runs: number, play: WatchPlay): { decided: number; median: number } {
  const all = Array.from({ length: runs }, (_, n) => playWatch(play, n + 1));
  const visits = all.flatMap(({ decided, visits: by }) => (decided ? [by] : [])).sort((one, other) => one - other);
  return { decided: visits.length, median: visits[Math.ceil(runs / 2) - 1] ?? Number.POSITIVE_INFINITY };
}

const same = (badly: Badly, slandered = false): WatchPlay => ({
  ...{ before: { visits: 200, badly }, now: { visits: 200, badly }, slandered },
});

describe('[threat: bad release] a release as good as the one before is never decided against', () => {
  test.each<[string, WatchPlay]>([
    ['nothing goes badly', same({})],
    ['2 % fail', same({ unloaded: 0.02 })],
    ['8 % fail', same({ unloaded: 0.08 })],
    ['2 % crash and 2 % fail', same({ crashed: 0.02, unloaded: 0.02 })],
    ['10 % crash', same({ crashed: 0.1 })],
    ['2 % fail, and five networks lie', same({ unloaded: 0.02 }, true)],
    [
      'an hour that is twice as bad',
      {
        before: { visits: 200, badly: { unloaded: 0.03 } },
        now: { visits: 200, badly: { unloaded: 0.057 } },
      },
    ],
  ])('%s: 0 of 1,000', (_name, play) => {
    expect(playMany(1_000, play).decided).toBe(0);
  });
});

describe('[threat: bad release] a bad one is found', () => {
  test.each<[string, WatchPlay, number]>([
    ['all crash', { before: { visits: 40, badly: {} }, now: { visits: 100, badly: { crashed: 1 } } }, 20],
    [
      '30 % crash, where 0.5 % did',
      { before: { visits: 200, badly: { crashed: 0.005 } }, now: { visits: 400, badly: { crashed: 0.3 } } },
      70,
    ],
    [
      '20 % fail, where 1 % did',
      { before: { visits: 400, badly: { unloaded: 0.01 } }, now: { visits: 600, badly: { unloaded: 0.2 } } },
      120,
    ],
    [
      '10 % fail, where 0.5 % did',
      { before: { visits: 1_500, badly: { unloaded: 0.005 } }, now: { visits: 900, badly: { unloaded: 0.1 } } },
      250,
    ],
    [
      'half crash, and nobody had the release before',
      { before: { visits: 0, badly: {} }, now: { visits: 400, badly: { crashed: 0.5 } } },
      120,
    ],
  ])('%s: in 97 of 100 runs, half of them by so many visits', (_name, play, halfBy) => {
    const { decided, median } = playMany(100, play);
    expect(decided).toBeGreaterThanOrEqual(97);
    expect(median).toBeLessThanOrEqual(halfBy);
  });
});

test.each([
  ['nobody yet', votes(100), votes(0)],
  ['five visitors, all of whom crash', votes(100), votes(5, 5, 5)],
  ['everything fails, and nobody had the release before', votes(0), votes(100, 100)],
  ['everything fails, as it did before', votes(100, 100), votes(100, 100)],
])('undecided: %s', (_name, before, now) => {
  expect(judgeWatched({ before, now })).toEqual({ ok: true });
});

test('the evidence is told with its limits; slots that moved together share what may be decided wrongly', () => {
  const counts = { before: votes(60), now: votes(40, 20, 0) };
  expect(judgeWatched(counts)).toMatchObject({
    ...{ ok: false, reason: 'error-rate' },
    evidence: { against: 'before', enough: 2_000, enoughWithoutFive: 267 },
  });
  expect(judgeWatched(counts, 3)).toMatchObject({ evidence: { enough: 6_000 } });
});
