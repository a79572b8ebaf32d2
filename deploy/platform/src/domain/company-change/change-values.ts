import { type CompanyField, companyFields } from '@portal/shared/company-fields';
import type { ChangeType } from '@portal/shared/contract';

/** Says in words what a change request is about. The functions are pure. */

type Values = Readonly<Record<string, unknown>>;

export const accountLabels = {
  bankCode: '开户银行',
  branchNo: '联行号',
  branchName: '开户支行',
  accountNo: '银行账号',
} as const;

const fields = Object.entries<CompanyField>(companyFields);

const companyLabels = Object.fromEntries(fields.map(([name, { label }]) => [name, label]));

const namesIn = (part: CompanyField['part']): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.flatMap(([name, field]) => (field.part === part ? [[name, field.stored ?? name]] : [])));

/** Fields of the invoice's part, by the name that a request gives them. */
export const invoiceNames = namesIn('invoice');

/** Fields of the legal person's part, by the name that a request gives them. */
export const legalNames = namesIn('legalPerson');

const labelsOf = (type: ChangeType): Readonly<Record<string, string>> =>
  type === 'ACCOUNT' ? accountLabels : companyLabels;

/** Returns the names of fields that this kind of request may not hold. */
export function foreignFields(type: ChangeType, values: Values): string[] {
  const labels = labelsOf(type);
  return Object.keys(values).filter((name) => !Object.hasOwn(labels, name));
}

export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Turns a value into text for people. The caller knows the codes. */
export type Wording = (field: string, value: unknown) => string;

export function differencesOf(type: ChangeType, before: Values, values: Values, words: Wording): Difference[] {
  return Object.entries(labelsOf(type))
    .filter(([field]) => field in values && words(field, before[field]) !== words(field, values[field]))
    .map(([field, label]) => ({
      field,
      label,
      before: words(field, before[field]),
      after: words(field, values[field]),
    }));
}
