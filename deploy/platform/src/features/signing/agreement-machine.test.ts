import { describe, expect, test } from '@jest/globals';
import type { AgreementState } from '@portal/shared/contract';
import { type AgreementEvent, agreementMachine } from './agreement-machine';

/** Every pair that leads to a stage. All other pairs must lead nowhere. */
const ways: readonly (readonly [AgreementState, AgreementEvent, AgreementState])[] = [
  ['PENDING', 'confirm', 'SIGNING'],
  ['PENDING', 'expire', 'INVALID'],
  ['SIGNING', 'confirm', 'SIGNING'],
  ['SIGNING', 'sign', 'SIGNED'],
  ['SIGNING', 'lapse', 'PENDING'],
  ['SIGNING', 'expire', 'INVALID'],
  ['SIGNED', 'expire', 'INVALID'],
];

const events = [...new Set(ways.map(([, event]) => event))];

describe.each(agreementMachine.states())('an agreement in %s', (state) => {
  test.each(events)('and the event %s', (event) => {
    const to = ways.find(([from, by]) => from === state && by === event)?.[2];
    expect(agreementMachine.next(state, event)).toBe(to);
    expect(agreementMachine.sources(event).includes(state)).toBe(to !== undefined);
  });
});
