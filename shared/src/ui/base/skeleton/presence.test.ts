import { describe, expect, test } from '@jest/globals';
import { skeletonPresence } from './presence';

describe('skeletonPresence', () => {
  test('nothing under 200 ms', () => {
    expect(skeletonPresence(1000, 900, null)).toEqual({ shown: false, recheckIn: 100 });
    expect(skeletonPresence(1100, 900, null)).toEqual({ shown: true, recheckIn: null });
  });
  test('never under 300 ms long', () => {
    expect(skeletonPresence(1100, null, 1000)).toEqual({ shown: true, recheckIn: 200 });
    expect(skeletonPresence(1300, null, 1000)).toEqual({ shown: false, recheckIn: null });
  });
  test('stays as long as it loads', () => {
    expect(skeletonPresence(9000, 100, 300)).toEqual({ shown: true, recheckIn: null });
  });
  test('not at all when nothing loads', () => {
    expect(skeletonPresence(9000, null, null)).toEqual({ shown: false, recheckIn: null });
  });
});
