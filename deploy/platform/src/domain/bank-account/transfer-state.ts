import type { BankAccountState } from '@portal/shared/contract';
import { StateMachine } from '../../kernel/data/state-machine';

export type TransferEvent =
  | 'started'
  | 'bankPaid'
  | 'bankRefused'
  | 'amountRight'
  | 'amountWrong'
  /** The amount is wrong and no tries are left, so this transfer is void. */
  | 'lastAmountWrong'
  | 'expired';

/** The small transfer that proves a bank account. */
export const transferState = new StateMachine<BankAccountState, TransferEvent>({
  INIT: { started: 'PAID' },
  PAID: { bankPaid: 'PAID_SUCCESS', bankRefused: 'PAID_FAILED' },
  PAID_FAILED: { started: 'PAID' },
  PAID_SUCCESS: {
    amountRight: 'ORGANFINISHED',
    amountWrong: 'PAID_SUCCESS',
    lastAmountWrong: 'FAILED',
    expired: 'EXPIRED',
  },
  ORGANFINISHED: {},
  FAILED: { started: 'PAID' },
  EXPIRED: { started: 'PAID' },
});

/** The number of tries to enter the amount of one transfer. */
export const transferTries = 3;
export const transferLifeDays = 7;

/** Returns the event that follows an entered amount. */
export function amountEvent(right: boolean, remainTimes: number): TransferEvent {
  if (right) return 'amountRight';
  return remainTimes > 1 ? 'amountWrong' : 'lastAmountWrong';
}
