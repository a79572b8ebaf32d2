import { type CompanyText, canBeCleared, companyField, companyTexts, storedName } from '@portal/shared/company-fields';
import { parseAmount } from '@portal/shared/format';
import type { StoredFile } from '@portal/shared/ui/fields';
import type { ChangeView } from '../../../change-requests/change-state';
import type { ChangeDraft } from '../../../change-requests/use-change-draft';
import type { Company } from '../load-company';

/** As an amount field leaves it: a capital that was stored without decimals is not taken for another one. */
const registeredCapitalOf = ({ registeredCapital }: Company) => parseAmount(registeredCapital) ?? registeredCapital;

/** What a text of the form is now. */
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

/** The form as things stand now. */
export function presentValues(company: Company): CompanyValues {
  const texts = Object.fromEntries(companyTexts.map((name) => [name, textOf(name, company)]));
  return {
    ...texts,
    ...(company.termEnd !== null && { termEnd: company.termEnd }),
    endless: company.termEnd === null,
    smallMicro: company.smallMicro,
  };
}

/** What the form begins with: as things stand now, and over it what a request already asks for. */
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

/** The last day that the form names: null for none, undefined while it is not filled in. */
export const termEndOf = ({ endless, termEnd }: Pick<CompanyValues, 'endless' | 'termEnd'>) =>
  endless ? null : termEnd || undefined;

/** What goes to the server: only what is to become something else. */
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

/** Fields with a form of their own: even a draft holds nothing else in them. */
export const checkedInDraft = (values: CompanyValues): readonly string[] =>
  (['registeredCapital', 'taxpayerId'] as const).filter((name) => values[name]);
