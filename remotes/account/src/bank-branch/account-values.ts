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
