import { expect, test } from '@jest/globals';
import { calls } from '@portal/shared/contract/calls';
import { pending } from './pending';
import { handlerOf } from './registry';

test('every call has a handler with a policy, or says openly that it has none', () => {
  if (pending.length > 0) process.stdout.write(`calls without a handler: ${pending.length}\n${pending.join(' ')}\n`);
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    expect(handlerOf(name).policy.access).toBeDefined();
  }
});

test('a call that needs a token by the contract is public for nobody', () => {
  const open = (Object.keys(calls) as (keyof typeof calls)[]).filter(
    (name) =>
      calls[name].token && handlerOf(name).policy.access === 'public' && !pending.some((other) => other === name),
  );
  expect(open).toEqual([]);
});
