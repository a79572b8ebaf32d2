import type { Branch } from '@portal/shared/ui/data';

/** The part of a form that says which bank account: for a new one and for the change of one. */
export interface AccountValues {
  bankCode?: string;
  provinceCode?: string;
  cityCode?: string;
  branch?: Branch;
  accountNo?: string;
  accountNoAgain?: string;
}

/** People paste numbers as cards show them, in groups. */
export const digitsOnly = (text: string): string => text.replace(/\s/g, '');

/** Groups of four, for reading. */
export const inGroups = (accountNo: string): string => accountNo.replace(/(.{4})(?=.)/g, '$1 ');

/** The sentence under the second number, null when it is the first once more. */
export function againFault(first: string | undefined, again: string | undefined): string | null {
  if (!first) return null;
  if (!again) return '请再次输入银行账号';
  return first === again ? null : '两次输入的银行账号不一致';
}
