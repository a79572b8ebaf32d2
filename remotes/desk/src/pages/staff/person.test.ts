import { expect, test } from '@jest/globals';
import { actsFor, type Person } from './person';

const person = (state: string): Person => ({
  staffId: 'T1',
  loginName: 'zhang.wei',
  displayName: '张伟',
  state,
  roles: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  lastLoginAt: null,
});

test.each([
  ['invited', ['roles', 'resend', 'left']],
  ['active', ['roles', 'endSessions', 'resetFactor', 'lock', 'left']],
  ['locked', ['roles', 'unlock', 'left']],
  ['left', []],
])('a person who is %s is offered what makes sense', (state, acts) => {
  expect(actsFor(person(state), 'T2')).toEqual(acts);
});

test('nobody is offered to lock or reset themselves', () => {
  expect(actsFor(person('active'), 'T1')).toEqual(['roles']);
});
