import { holdsPaper } from '@portal/shared/company-fields';
import { formatAmount, maskBankAccount } from '@portal/shared/format';
import { bankNameOf } from '../bank-accounts/show-transfer';
import { areaName } from '../reference/divisions';
import { industryName } from '../reference/industries';
import type { Wording } from './change-values';

/** Writes a value as people read it. */
export const words: Wording = (field, value) => {
  if (value === null) return '长期';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = typeof value === 'string' ? value : '';
  if (field === 'bankCode') return bankNameOf(text);
  if (field === 'accountNo' || field === 'invoiceBankAccount') return maskBankAccount(text);
  if (field === 'registeredCapital') return text && formatAmount(text);
  if (field === 'industryCode') return industryName(text) ?? text;
  if (holdsPaper(field)) return text === '' ? '' : `文件${text.slice(0, 6)}`;
  return /^(province|city|district)Code$/.test(field) ? areaName(text) : text;
};
