import { expect, test } from '@jest/globals';
import { FewLabels } from './few-labels';

test('sets of labels without a place share one, until another has been idle for long', () => {
  let now = 0;
  const left: object[] = [];
  const few = new FewLabels<'tenant'>({ most: 2, idleMs: 100, onLeave: (labels) => left.push(labels) }, () => now);
  const of = (tenant: string) => few.of({ tenant }).tenant;
  expect(['a', 'b', 'c', 'a'].map(of)).toEqual(['a', 'b', 'other', 'a']);
  now = 99;
  expect(of('a')).toBe('a');
  now = 100;
  expect(of('c')).toBe('c');
  expect(left).toEqual([{ tenant: 'b' }]);
  expect(of('b')).toBe('other');
});
