import { expect, test } from '@jest/globals';
import { judgeCanary } from './canary-verdict';
import { errorRate, type LoadFigures, noLoads, timeWithin, withLoad } from './load-figures';

function loads(good: number, bad: number, ms = 300): LoadFigures {
  let figures = noLoads;
  for (let n = 0; n < good; n += 1) figures = withLoad(figures, { outcome: 'loaded', ms, tries: 1 });
  for (let n = 0; n < bad; n += 1)
    figures = withLoad(figures, { outcome: n % 2 ? 'failed' : 'fell-back', ms: 9_000, tries: 3 });
  return figures;
}

test('figures add up: failures count as errors, and only what came on screen has a time', () => {
  const figures = loads(8, 2);
  expect(figures).toMatchObject({ loaded: 8, failed: 1, fellBack: 1, tries: 14, milliseconds: 2_400 });
  expect(errorRate(figures)).toBe(0.2);
  expect(timeWithin(figures, 0.95)).toBe(400);
  expect(timeWithin(noLoads, 0.95)).toBeUndefined();
});

test.each([
  ['as good as the stable one', loads(100, 1), loads(1000, 10), true],
  ['a fifth of its loads fails', loads(80, 20), loads(1000, 0), false],
  ['it fails no more often than the stable one, on a bad day', loads(80, 20), loads(800, 200), true],
  ['too few loads to tell', loads(10, 9), loads(1000, 0), true],
  ['nobody loads the stable one', loads(80, 20), noLoads, false],
])('errors: %s', (_what, canary, stable, ok) => {
  expect(judgeCanary(canary, stable)).toEqual(ok ? { ok } : { ok, reason: 'error-rate' });
});

test.each([
  ['much slower', loads(100, 0, 5_000), loads(1000, 0, 300), false],
  ['slower, but fast enough for anybody', loads(100, 0, 1_500), loads(1000, 0, 100), true],
  ['slow like the stable one', loads(100, 0, 5_000), loads(1000, 0, 5_000), true],
])('time: %s', (_what, canary, stable, ok) => {
  expect(judgeCanary(canary, stable)).toEqual(ok ? { ok } : { ok, reason: 'load-time' });
});
