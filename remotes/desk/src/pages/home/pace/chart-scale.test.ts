import { expect, test } from '@jest/globals';
import { namedDays, scaleMarks } from './chart-scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [6, [0, 2, 4, 6]],
  [7, [0, 5, 10]],
  [48, [0, 20, 40, 60]],
  [23, [0, 10, 20, 30]],
  [100, [0, 50, 100]],
  [0.4, [0, 1]],
  [18.5, [0, 10, 20]],
])('the scale up to %s has the marks %j', (highest, marks) => {
  expect(scaleMarks(highest)).toEqual(marks);
});

test('the first and the last day have their names, however many days there are', () => {
  expect(namedDays(30)).toEqual([0, 10, 19, 29]);
  expect(namedDays(2)).toEqual([0, 1]);
  expect(namedDays(1)).toEqual([0]);
});
