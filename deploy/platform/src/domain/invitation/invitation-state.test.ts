import { describe, expect, test } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { invitationEventOf, invitationState } from './invitation-state';

describe('an invitation', () => {
  testEveryTransition(
    invitationState,
    ['registered', 'certifying', 'opened', 'expired', 'revoked'],
    [
      ['WAITING', 'registered', 'REGISTERED'],
      ['WAITING', 'expired', 'EXPIRED'],
      ['WAITING', 'revoked', 'REVOKED'],
      ['REGISTERED', 'certifying', 'CERTIFYING'],
      ['REGISTERED', 'opened', 'OPENED'],
      ['CERTIFYING', 'certifying', 'CERTIFYING'],
      ['CERTIFYING', 'opened', 'OPENED'],
    ],
  );

  test.each([
    ['15', undefined],
    ['20', undefined],
    ['25', 'certifying'],
    ['30', 'certifying'],
    ['35', 'certifying'],
    ['40', 'opened'],
    ['45', undefined],
  ])('status %s means %s', (status, event) => {
    expect(invitationEventOf(status)).toBe(event);
  });
});
