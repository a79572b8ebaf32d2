import type { Queryable } from '@portal/database';
import { holdsPaper } from '@portal/shared/company-fields';
import { formatAmount, maskBankAccount } from '@portal/shared/format';
import { bankNames } from '../reference/banks';
import { areaName } from '../reference/divisions';
import { industryName } from '../reference/industries';
import type { Wording } from './change-values';

/** Writes a value as people read it. */
export const words: Wording = (field, value) => {
  if (value === null) return '长期';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = typeof value === 'string' ? value : '';
  if (field === 'accountNo' || field === 'invoiceBankAccount') return maskBankAccount(text);
  if (field === 'registeredCapital') return text && formatAmount(text);
  if (field === 'industryCode') return industryName(text) ?? text;
  if (holdsPaper(field)) return text === '' ? '' : `文件${text.slice(0, 6)}`;
  return /^(province|city|district)Code$/.test(field) ? areaName(text) : text;
};

/** The same with the names of banks, which the operator's list has. */
export async function wordsOfPeople(db: Queryable): Promise<Wording> {
  const bankNameOf = await bankNames(db);
  return (field, value) => (field === 'bankCode' ? bankNameOf(words(field, value)) : words(field, value));
}
