import { type CompanyText, canBeCleared, companyField, companyTexts, storedName } from '@portal/shared/company-fields';
import { parseAmount } from '@portal/shared/format';
import type { StoredFile } from '@portal/shared/ui/fields';
import type { ChangeView } from '../../../change-requests/change-state';
import type { ChangeDraft } from '../../../change-requests/use-change-draft';
import type { Company } from '../load-company';

/** Written as an amount field leaves it, so that a capital stored without decimals does not count as another one. */
const registeredCapitalOf = ({ registeredCapital }: Company) => parseAmount(registeredCapital) ?? registeredCapital;

/** The present value of a text in the form. */
export function textOf(name: CompanyText, company: Company): string {
  if (name === 'registeredCapital') return registeredCapitalOf(company);
  const part = companyField(name).part === 'invoice' ? company.invoice : company;
  return (part as Readonly<Record<string, unknown>>)[storedName(name)] as string;
}

/** The form of 变更信息. */
export interface CompanyValues extends Partial<Record<CompanyText, string>> {
  termEnd?: string;
  /** The licence has no last day. */
  endless?: boolean;
  smallMicro?: boolean;
  reason?: string;
  files?: readonly StoredFile[];
}

export const companyNames = { fileTokens: 'files' };

/** The form with the present values. */
export function presentValues(company: Company): CompanyValues {
  const texts = Object.fromEntries(companyTexts.map((name) => [name, textOf(name, company)]));
  return {
    ...texts,
    ...(company.termEnd !== null && { termEnd: company.termEnd }),
    endless: company.termEnd === null,
    smallMicro: company.smallMicro,
  };
}

/** The form's first values: the present values, and over them the values of a request. */
export function firstValues(company: Company, change: ChangeView | null): CompanyValues {
  if (!change) return presentValues(company);
  const { termEnd, smallMicro } = change.values;
  const texts = companyTexts.flatMap((name) => {
    const value = change.values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...presentValues(company),
    ...Object.fromEntries(texts),
    ...(typeof termEnd === 'string' && { termEnd, endless: false }),
    ...(termEnd === null && { endless: true }),
    ...(typeof smallMicro === 'boolean' && { smallMicro }),
    reason: change.reason,
    files: change.files,
  };
}

/** The last day in the form: null for no last day, undefined while it is not filled in. */
export const termEndOf = ({ endless, termEnd }: Pick<CompanyValues, 'endless' | 'termEnd'>) =>
  endless ? null : termEnd || undefined;

/** The values for the server: only the changed ones. */
export function draftOf(company: Company, values: CompanyValues): ChangeDraft {
  const texts = companyTexts.flatMap((name) => {
    const value = values[name]?.trim();
    if (value === undefined || value === textOf(name, company)) return [];
    return value !== '' || canBeCleared(name) ? [[name, value] as const] : [];
  });
  const termEnd = termEndOf(values);
  const { smallMicro = company.smallMicro } = values;
  return {
    changeType: 'COMPANY',
    values: {
      ...Object.fromEntries(texts),
      ...(termEnd !== undefined && termEnd !== company.termEnd && { termEnd }),
      ...(smallMicro !== company.smallMicro && { smallMicro }),
    },
    ...(values.reason?.trim() && { reason: values.reason.trim() }),
    fileTokens: (values.files ?? []).map(({ fileToken }) => fileToken),
  };
}

/** Fields that must have a certain form: even a draft holds nothing else in them. */
export const checkedInDraft = (values: CompanyValues): readonly string[] =>
  (['registeredCapital', 'taxpayerId'] as const).filter((name) => values[name]);
