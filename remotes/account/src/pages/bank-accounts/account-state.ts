import { type BankAccountState, bankAccountStates } from '@portal/shared/contract';
import type { StatusTagProps } from '@portal/shared/ui';

const colours: Readonly<Record<BankAccountState, StatusTagProps['entry']['colorClass']>> = {
  INIT: 'yellow',
  PAID: 'blue',
  PAID_FAILED: 'red',
  PAID_SUCCESS: 'yellow',
  ORGANFINISHED: 'green',
  FAILED: 'red',
  EXPIRED: 'gray',
};

export const accountStateTag = (state: BankAccountState): StatusTagProps['entry'] => ({
  label: bankAccountStates[state],
  colorClass: colours[state],
});

/** The label of the next step to prove an account; null where it is proven. */
export const verifyLabels: Readonly<Record<BankAccountState, string | null>> = {
  INIT: '发起打款',
  PAID: '查看进度',
  PAID_FAILED: '重新发起',
  PAID_SUCCESS: '回填金额',
  ORGANFINISHED: null,
  FAILED: '重新发起',
  EXPIRED: '重新发起',
};
