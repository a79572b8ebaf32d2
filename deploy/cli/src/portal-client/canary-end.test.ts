import { expect, test } from '@jest/globals';
import { whyCanaryEnded } from './canary-end';

const sound = {
  visitors: 200,
  addresses: 180,
  failed: 1,
  fellBack: 0,
  crashed: 0,
  errorRate: 0.005,
  crashRate: 0,
  p95: 400,
};
const bad = {
  visitors: 25,
  addresses: 22,
  failed: 4,
  fellBack: 2,
  crashed: 20,
  errorRate: 0.227,
  crashRate: 0.783,
  p95: 6400,
};

test.each([
  ['crashes', 'it crashed: 20 of 25 visitors (78.3%), from 22 addresses; the stable release 0 of 200 visitors (0%)'],
  [
    'error-rate',
    'it did not load: 4 failed and 2 fell back of 25 visitors (22.7%), from 22 addresses; the stable release 1 failed and 0 fell back of 200 visitors (0.5%)',
  ],
  [
    'load-time',
    'it was slow: 95% of 25 visitors within 6400 ms, from 22 addresses; the stable release 95% of 200 visitors within 400 ms',
  ],
])('%s', (reason, words) => {
  expect(whyCanaryEnded({ reason, canary: bad, stable: sound, percent: 10 })).toBe(words);
});

test('says nothing of other rows, and of those before visitors were counted', () => {
  const before = { loads: 50, failed: 10, fellBack: 0, errorRate: 0.2, p95: 400 };
  for (const detail of [null, {}, { percent: 10 }, { reason: 'error-rate', canary: before, stable: before }])
    expect(whyCanaryEnded(detail)).toBeUndefined();
});
