import { expect, test } from '@jest/globals';
import { messageRow } from '../testing/samples';
import { withOpenRow } from './with-open-row';

const [first, second, third] = ['M1', 'M2', 'M3'].map((id) => messageRow(id));
const before = [first, second, third].filter((row) => row !== undefined);
const ids = (openId: string | null, left = before.filter(({ id }) => id !== 'M2')) =>
  withOpenRow(left, before, openId).map(({ id }) => id);

test('what is being read stays where it was, and is no longer unread', () => {
  expect(ids('M2')).toEqual(['M1', 'M2', 'M3']);
  expect(withOpenRow([], before, 'M2')[0]?.readTime).not.toBeNull();
});

test('nothing else is added', () => {
  expect(ids(null)).toEqual(['M1', 'M3']);
  expect(ids('M9')).toEqual(['M1', 'M3']);
  expect(ids('M2', before)).toEqual(['M1', 'M2', 'M3']);
});
