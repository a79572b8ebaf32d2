import { expect, test } from '@jest/globals';
import { isStorable } from './storable';

test.each([
  ['plain', '金桥 🚢 x', true],
  ['nothing', null, true],
  ['a number', 1, true],
  ['nested', { list: ['a', { b: 'c' }] }, true],
  ['a zero character', 'a\0b', false],
  ['half a pair', 'a\ud83d', false],
  ['deep inside', { list: ['a', { b: '\0' }] }, false],
  ['in a name', { 'a\0': 1 }, false],
])('%s', (_, value, expected) => expect(isStorable(value)).toBe(expected));
