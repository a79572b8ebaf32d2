import type { Branch } from '@portal/shared/ui/data';

/** The part of a form that names a bank account: for a new account and for the change of one. */
export interface AccountValues {
  bankCode?: string;
  provinceCode?: string;
  cityCode?: string;
  branch?: Branch;
  accountNo?: string;
  accountNoAgain?: string;
}

/** The number in groups of four, so that it reads easily. */
export const inGroups = (accountNo: string): string => accountNo.replace(/(.{4})(?=.)/g, '$1 ');
