import { expect, test } from '@jest/globals';
import { begunWatchLines } from './watch-words';

const until = '2026-11-27T10:41:05.123Z';

test.each([
  ['goBack', 'all slots of this change go back by themselves'],
  ['tell', 'the receivers of hooks are told, and it goes on running'],
] as const)(
  'whoever changes a release reads how long it is watched, and what follows if it is bad: %s',
  (ifBad, words) => {
    expect(begunWatchLines({ changeSet: 12, watch: { until, ifBad } })).toEqual([
      `  watched until 10:41Z: if it is clearly worse than what ran before, ${words}.`,
    ]);
  },
);

test('where nothing is watched nothing is said', () => {
  expect(begunWatchLines({ changeSet: 12, watch: null })).toEqual([]);
});
