import { expect, test } from '@jest/globals';
import { pauseBefore } from './retry';

test('a pause is half fixed and half random, and doubles', () => {
  expect([pauseBefore(1, 0), pauseBefore(1, 1), pauseBefore(2, 0), pauseBefore(2, 1)]).toEqual([150, 300, 300, 600]);
});
