import { call } from '@portal/shared/api';
import { useLoaded } from '@portal/shared/ui';

/** The list of all banks. */
export const useBanks = () => useLoaded((signal) => call('bankList', {}, { signal, handlesErrors: true }));

export type Banks = ReturnType<typeof useBanks>;

export const bankOptions = ({ value = [] }: Banks) =>
  value.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }));
