import { expect, test } from '@jest/globals';
import { shownStep, stepAddress, stepIndex, stepPathOf } from './steps';

test.each([
  ['15', '/register/permit'],
  ['20', '/register/verification'],
  ['25', '/register/verification'],
  ['30', '/register/approval'],
  ['35', '/register/approval'],
  ['50', '/register/approval'],
  ['40', '/center'],
  ['45', '/register/approval'],
  ['99', '/register/approval'],
])('a company of status %s goes on at %s', (status, path) => {
  expect(stepPathOf(status)).toBe(path);
});

test('the invitation travels in the query, and only where there is one', () => {
  expect(stepAddress('15', 'A&B')).toBe('/register/permit?inviteCode=A%26B');
  expect(stepAddress('15', '')).toBe('/register/permit');
  expect(stepAddress('40', 'A')).toBe('/center');
});

test('pages know their place', () => {
  expect(['/register/account', '/register/approval', '/register/success', '/register/face'].map(stepIndex)).toEqual([
    0,
    3,
    4,
    null,
  ]);
});

test('who is not logged in has done no step', () => {
  expect([shownStep('/register/account', false), shownStep('/register/verification', false)]).toEqual([0, null]);
  expect(shownStep('/register/verification', true)).toBe(2);
});
