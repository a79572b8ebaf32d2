import type { BankAccountState } from '@portal/shared/contract';
import { StateMachine } from '../../core/data/state-machine';

export type TransferEvent =
  | 'started'
  | 'bankPaid'
  | 'bankRefused'
  | 'amountRight'
  | 'amountWrong'
  /** Wrong, and there are no tries left: this transfer is void. */
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

/** Tries at the amount of one transfer. */
export const transferTries = 3;
/** Transfers that a company may ask for on one day. */
export const transfersPerDay = 5;
export const transferLifeDays = 7;

/** What an answer at the amount comes to. */
export function amountEvent(right: boolean, remainTimes: number): TransferEvent {
  if (right) return 'amountRight';
  return remainTimes > 1 ? 'amountWrong' : 'lastAmountWrong';
}
