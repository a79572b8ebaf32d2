import { describe, expect, test } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { amountEvent, transferState } from './transfer-state';

describe('the transfer that proves an account', () => {
  testEveryTransition(
    transferState,
    ['started', 'bankPaid', 'bankRefused', 'amountRight', 'amountWrong', 'lastAmountWrong', 'expired'],
    [
      ['INIT', 'started', 'PAID'],
      ['PAID', 'bankPaid', 'PAID_SUCCESS'],
      ['PAID', 'bankRefused', 'PAID_FAILED'],
      ['PAID_FAILED', 'started', 'PAID'],
      ['PAID_SUCCESS', 'amountRight', 'ORGANFINISHED'],
      ['PAID_SUCCESS', 'amountWrong', 'PAID_SUCCESS'],
      ['PAID_SUCCESS', 'lastAmountWrong', 'FAILED'],
      ['PAID_SUCCESS', 'expired', 'EXPIRED'],
      ['FAILED', 'started', 'PAID'],
      ['EXPIRED', 'started', 'PAID'],
    ],
  );

  test.each([
    [true, 3, 'amountRight'],
    [true, 1, 'amountRight'],
    [false, 3, 'amountWrong'],
    [false, 2, 'amountWrong'],
    [false, 1, 'lastAmountWrong'],
    [false, 0, 'lastAmountWrong'],
  ])('right %s with %d tries left: %s', (right, remaining, event) => {
    expect(amountEvent(right, remaining)).toBe(event);
  });
});
