import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { FairTurns } from './fair-turns';

let served: string[] = [];
let turns: FairTurns<string>;
beforeEach(() => {
  // A test's own: of the one before, something may still be answered.
  const own: string[] = [];
  served = own;
  turns = new FairTurns((call) => void own.push(call));
});

test('where nobody comes, who asks is answered at once', () => {
  turns.call('a');
  turns.call('b');
  expect(served).toEqual(['a', 'b']);
});

test('while connections come a turn gives one answer, in the order of the questions', async () => {
  turns.newcomer();
  for (const call of ['a', 'b', 'c', 'd']) turns.call(call);
  expect(served).toEqual([]);
  await nextTurn();
  expect(served).toEqual(['a']);
  turns.newcomer();
  turns.call('e');
  await nextTurn();
  expect(served).toEqual(['a', 'b']);
});

test('after the last newcomer all who wait are answered, and from then on at once', async () => {
  turns.newcomer();
  for (const call of ['a', 'b', 'c', 'd']) turns.call(call);
  await nextTurn();
  await nextTurn();
  expect(served).toEqual(['a', 'b', 'c', 'd']);
  turns.call('e');
  expect(served.at(-1)).toBe('e');
});
