import { describe, expect, test } from '@jest/globals';
import { type AgreementState, agreementStates } from '@portal/shared/contract';
import { type AgreementEvent, afterAgreementEvent, agreementEvents, statesTaking } from './agreement-machine';

/** Every pair that leads somewhere; all others must lead nowhere. */
const ways: readonly (readonly [AgreementState, AgreementEvent, AgreementState])[] = [
  ['PENDING', 'confirm', 'SIGNING'],
  ['PENDING', 'expire', 'INVALID'],
  ['SIGNING', 'confirm', 'SIGNING'],
  ['SIGNING', 'sign', 'SIGNED'],
  ['SIGNING', 'lapse', 'PENDING'],
  ['SIGNING', 'expire', 'INVALID'],
  ['SIGNED', 'expire', 'INVALID'],
];

describe.each(Object.keys(agreementStates) as AgreementState[])('an agreement in %s', (state) => {
  test.each(agreementEvents)('and the event %s', (event) => {
    const to = ways.find(([from, by]) => from === state && by === event)?.[2];
    expect(afterAgreementEvent(state, event)).toBe(to);
    expect(statesTaking(event).includes(state)).toBe(to !== undefined);
  });
});
