import { useKeptAnswer } from '@portal/shared/api';

/** The list of all banks. */
export const useBanks = () => useKeptAnswer('bankList', {});

export type Banks = ReturnType<typeof useBanks>;

export const bankOptions = ({ value = [] }: Banks) =>
  value.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }));
