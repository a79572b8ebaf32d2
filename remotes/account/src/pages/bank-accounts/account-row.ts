import type { CallReply } from '@portal/shared/contract';

export type AccountRow = CallReply<'bankAccountList'>['rows'][number];

/** The masked number without the length of its mask, which tells nobody anything. */
export const shortNumber = ({ accountNo }: Pick<AccountRow, 'accountNo'>): string => accountNo.replace(/\*+/, ' **** ');

/** How people tell accounts apart: the tail of the number, which its mask leaves readable. */
export const tailOf = ({ accountNo }: Pick<AccountRow, 'accountNo'>): string => accountNo.slice(-4);

export const accountTypeLabels: Readonly<Record<AccountRow['accountType'], string>> = {
  BASIC: '基本户',
  GENERAL: '一般户',
  SPECIAL: '专用户',
};

const currencyLabels: Readonly<Record<string, string>> = { CNY: '人民币', USD: '美元', EUR: '欧元', HKD: '港元' };

export const currencyLabel = (currency: string): string => currencyLabels[currency] ?? currency;
