import { expect, test } from '@jest/globals';
import { deadLink } from './face-steps';

test('a link is good until it was used or its time is over', () => {
  expect([deadLink('WAITING'), deadLink('SCANNED')]).toEqual([null, null]);
  for (const state of ['REVIEWING', 'SUCCESS', 'FAILED', 'EXPIRED', 'NONE'] as const)
    expect(deadLink(state)).toMatch(/电脑端/);
});
