import type { CallReply } from '@portal/shared/contract';

export type AccountRow = CallReply<'bankAccountList'>['rows'][number];

/** The masked number with a short mask: the mask's length tells nobody anything. */
export const shortNumber = ({ accountNo }: Pick<AccountRow, 'accountNo'>): string => accountNo.replace(/\*+/, ' **** ');

/** The tail of the number: people tell accounts apart by it, and the mask leaves it readable. */
export const tailOf = ({ accountNo }: Pick<AccountRow, 'accountNo'>): string => accountNo.slice(-4);

export const accountTypeLabels: Readonly<Record<AccountRow['accountType'], string>> = {
  BASIC: '基本户',
  GENERAL: '一般户',
  SPECIAL: '专用户',
};

const currencyLabels: Readonly<Record<string, string>> = { CNY: '人民币', USD: '美元', EUR: '欧元', HKD: '港元' };

export const currencyLabel = (currency: string): string => currencyLabels[currency] ?? currency;

/** The name under which the form of a new account keeps its input. */
export const accountForm = 'account';
