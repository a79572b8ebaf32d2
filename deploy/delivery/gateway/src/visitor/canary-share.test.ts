import { expect, test } from '@jest/globals';
import { randomText } from '../http/random-text';
import { isInCanary, placeOf } from './canary-share';

const visitors = Array.from({ length: 1_000 }, () => randomText());
const inAt = (percent: number, slot = 'account') =>
  visitors.filter((visitor) => isInCanary(placeOf(visitor, 'localhost', slot), percent));

test('ten percent of a thousand are ten percent, give or take two', () => {
  // The visitors are random. With four standard deviations, one run in many thousands fails by chance.
  const share = inAt(10).length / 10;
  expect(share).toBeGreaterThan(6.2);
  expect(share).toBeLessThan(13.8);
  const numbered = Array.from({ length: 1_000 }, (_, n) => `visitor-${n}`);
  const counted = numbered.filter((visitor) => isInCanary(placeOf(visitor, 'localhost', 'account'), 10)).length / 10;
  expect(counted).toBeGreaterThanOrEqual(8);
  expect(counted).toBeLessThanOrEqual(12);
});

test('a larger share keeps everybody who was in', () => {
  const [ten, fifty] = [inAt(10), new Set(inAt(50))];
  expect(ten.filter((visitor) => !fifty.has(visitor))).toEqual([]);
  expect(fifty.size).toBeGreaterThan(400);
});

test('asked again, the answer is the same; another slot asks other people', () => {
  expect(inAt(10)).toEqual(inAt(10));
  const both = new Set(inAt(50, 'site'));
  const shared = inAt(50).filter((visitor) => both.has(visitor)).length;
  expect(shared).toBeGreaterThan(150);
  expect(shared).toBeLessThan(350);
});
