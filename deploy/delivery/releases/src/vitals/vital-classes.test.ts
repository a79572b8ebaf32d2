import { expect, test } from '@jest/globals';
import { percentileOf, vitalClassOf, vitalLimits, vitalNames } from './vital-classes';

const p75 = (vital: 'lcp' | 'inp' | 'cls', values: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const at = vitalClassOf(vital, value);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return percentileOf(vital, counts);
};

test('three visits in four had the value at most, as far as the classes tell', () => {
  expect(p75('lcp', [600, 700, 900, 9_000])).toEqual({ visits: 4, p75: 1_000 });
  expect(p75('lcp', [600, 700, 2_400, 9_000])).toEqual({ visits: 4, p75: 2_500 });
  expect(p75('cls', [0, 0, 0, 0.4])).toEqual({ visits: 4, p75: 0 });
  expect(p75('inp', [90])).toEqual({ visits: 1, p75: 96 });
  expect(p75('inp', [3_000, 5_000])).toEqual({ visits: 2, p75: null });
  expect(p75('cls', [])).toBeUndefined();
});

test('the limits of good and poor are limits of classes, and all rise', () => {
  expect(vitalLimits.lcp).toEqual(expect.arrayContaining([2_500, 4_000]));
  expect(vitalLimits.inp).toEqual(expect.arrayContaining([200, 500]));
  expect(vitalLimits.cls).toEqual(expect.arrayContaining([0.1, 0.25]));
  for (const name of vitalNames) expect(vitalLimits[name].toSorted((a, b) => a - b)).toEqual(vitalLimits[name]);
});
