import { describe, expect, test } from '@jest/globals';
import { badRows, honestRows } from './testing/canary-rows';
import { playMany } from './testing/canary-runs';

const runs = 3_000;
/** Every canary has a seed of its own, and these are not those of the quick test. */
const firstSeed = 1_000_001;

describe('of 3,000 honest canaries at most nine are ended', () => {
  test.each(honestRows)('[threat: bad canary] $name', ({ play }) => {
    expect(playMany(runs, play, firstSeed).ended).toBeLessThanOrEqual(9);
  });
});

describe('bad canaries are found', () => {
  test.each(badRows)('[threat: bad canary] $name', ({ play, found, foundBy, halfBy }) => {
    const { ended, by } = playMany(runs, play, firstSeed);
    expect(ended / runs).toBeGreaterThanOrEqual(found);
    if (foundBy !== undefined) expect(by(found)).toBeLessThanOrEqual(foundBy);
    if (halfBy !== undefined) expect(by(0.5)).toBeLessThanOrEqual(halfBy);
  });
});
