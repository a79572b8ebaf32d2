import { describe, expect, test } from '@jest/globals';
import { type PermitEvent, type PermitStage, permitMachine, shownPermit } from './permit-machine';

/** Every pair that leads to a stage. All other pairs must lead nowhere. */
const ways: readonly (readonly [PermitStage, PermitEvent, PermitStage])[] = [
  ['NONE', 'apply', 'APPLYING'],
  ['NONE', 'submit', 'REVIEWING'],
  ['APPLYING', 'approve', 'REVIEWING'],
  ['APPLYING', 'refuse', 'NONE'],
  ['APPLYING', 'withdraw', 'NONE'],
  ['REVIEWING', 'grant', 'OPEN'],
  ['REVIEWING', 'reject', 'NONE'],
  ['REVIEWING', 'withdraw', 'NONE'],
  ['OPEN', 'stop', 'STOPPED'],
  ['STOPPED', 'resume', 'OPEN'],
];

const events = [...new Set(ways.map(([, event]) => event))];

describe.each(permitMachine.states())('a permit in %s', (stage) => {
  test.each(events)('and the event %s', (event) => {
    const to = ways.find(([from, by]) => from === stage && by === event)?.[2];
    expect(permitMachine.next(stage, event)).toBe(to);
    expect(permitMachine.sources(event).includes(stage)).toBe(to !== undefined);
  });
});

describe('what the customer sees', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const permit = (state: string, expiresAt: Date | null = null) => ({
    productCode: 'BILL',
    state,
    reason: '',
    expiresAt,
  });

  test.each([
    [null, 'NONE'],
    [permit('NONE'), 'NONE'],
    [permit('APPLYING'), 'APPLYING'],
    [permit('REVIEWING'), 'APPLYING'],
    [permit('OPEN'), 'OPEN'],
    [permit('OPEN', new Date('2026-11-22T00:00:00Z')), 'OPEN'],
    [permit('OPEN', now), 'STOPPED'],
    [permit('STOPPED'), 'STOPPED'],
  ])('%j is %s', (held, shown) => {
    expect(shownPermit(held, now, new Set(['LC'])).permitState).toBe(shown);
  });

  test.each([
    [permit('OPEN'), 'TO_SIGN'],
    [permit('OPEN', now), 'STOPPED'],
    [permit('STOPPED'), 'STOPPED'],
    [permit('APPLYING'), 'APPLYING'],
  ])('%j whose agreement is not signed is %s', (held, shown) => {
    expect(shownPermit(held, now, new Set(['BILL'])).permitState).toBe(shown);
  });
});
