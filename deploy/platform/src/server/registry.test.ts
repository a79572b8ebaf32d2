import { expect, test } from '@jest/globals';
import { calls } from '@portal/shared/contract/calls';
import { handlerOf } from './registry';

test('every call has a handler with a policy', () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    expect(handlerOf(name).policy.access).toBeDefined();
  }
});

test('a call that needs a token by the contract is public for nobody', () => {
  const open = (Object.keys(calls) as (keyof typeof calls)[]).filter(
    (name) => calls[name].token && handlerOf(name).policy.access === 'public',
  );
  expect(open).toEqual([]);
});
