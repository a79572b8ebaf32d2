import { expect, test } from '@jest/globals';
import { whyCanaryEnded } from './canary-words';

const stable = { visitors: 200, networks: 180, failed: 1, fellBack: 0, crashed: 0, loaded: 199, slow: 4 };
const canary = { visitors: 25, networks: 22, failed: 4, fellBack: 2, crashed: 20, loaded: 19, slow: 15 };
const proof = { against: 'stable', eValue: 12_300, enough: 3_000, withoutFive: 512, enoughWithoutFive: 400 };
const compared =
  'compared with the stable release: e-value 12,300 (3,000 is enough), without the five worst networks 512 (400 is enough)';

test.each([
  [
    'crashes',
    'it crashed for 20 of 25 visitors (80%), from 22 networks; the stable release for 0 of 200 visitors (0%), from 180 networks',
  ],
  [
    'error-rate',
    'it did not load for 6 of 25 visitors (24%; 4 failed, 2 fell back), from 22 networks; the stable release for 1 of 200 visitors (0.5%; 1 failed, 0 fell back), from 180 networks',
  ],
  [
    'load-time',
    'it took more than 800 ms for 15 of 19 loads (78.9%), from 22 networks; the stable release for 4 of 199 loads (2%), from 180 networks',
  ],
])('%s', (reason, words) => {
  expect(whyCanaryEnded({ reason, proof, canary, stable, slowBeyond: 800, percent: 10 })).toBe(`${words}; ${compared}`);
});

test('without visitors of the stable release, and beyond all doubt', () => {
  const nobody = { visitors: 0, networks: 0, failed: 0, fellBack: 0, crashed: 0, loaded: 0, slow: 0 };
  const alone = {
    against: 'any-release',
    eValue: 9.25e29,
    enough: 12_000,
    withoutFive: 2_000,
    enoughWithoutFive: 1_600,
  };
  const words = whyCanaryEnded({ reason: 'crashes', proof: alone, canary, stable: nobody, slowBeyond: null });
  expect(words).toContain('the stable release for 0 of 0 visitors, from 0 networks');
  expect(words).toContain('more than any release may: e-value 9.25E29 (12,000 is enough)');
});

test('says nothing of other rows, and of those before there were e-values', () => {
  const before = { visitors: 50, addresses: 10, failed: 10, fellBack: 0, errorRate: 0.2, crashRate: 0, p95: 400 };
  for (const detail of [null, {}, { percent: 10 }, { reason: 'error-rate', canary: before, stable: before }])
    expect(whyCanaryEnded(detail)).toBeUndefined();
});
