import { expect, test } from '@jest/globals';
import type { Call } from '@portal/shared/contract';
import { calls, staffCalls } from '@portal/shared/contract/calls';
import { policyOf } from './registry';

test('every call has a handler with a policy', () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    expect(policyOf(name).access).toBeDefined();
  }
});

test('[threat: missing right] a call that needs a token by the contract is public for nobody', () => {
  const open = (Object.keys(calls) as (keyof typeof calls)[]).filter(
    (name) => calls[name].token && policyOf(name).access === 'public',
  );
  expect(open).toEqual([]);
});

test('a call answers at its audience’s host names only', () => {
  const names = Object.keys(calls) as (keyof typeof calls)[];
  const forStaff = names.filter((name) => Object.hasOwn(staffCalls, name));
  expect(names.filter((name) => policyOf(name).access.startsWith('staff'))).toEqual(forStaff);
  expect(forStaff.map((name) => (calls[name] as Call).audience)).toEqual(forStaff.map(() => 'staff'));
});

test('only these calls of staff ask for no session', () => {
  const names = Object.keys(staffCalls) as (keyof typeof staffCalls)[];
  expect(names.filter((name) => policyOf(name).access === 'staffVisitor')).toEqual([
    'staffLoginPassword',
    'staffLoginCode',
    'staffLoginRecovery',
    'staffOidcOffer',
    'staffOidcBegin',
    'staffOidcFinish',
    'staffAcceptBegin',
    'staffAcceptFinish',
  ]);
  expect(names.filter((name) => policyOf(name).withoutCsrf)).toEqual(['staffMe']);
});
