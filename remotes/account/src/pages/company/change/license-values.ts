import type { StoredFile } from '@portal/shared/ui/fields';
import type { ChangeView } from '../../../change-requests/change-state';
import type { ChangeDraft } from '../../../change-requests/use-change-draft';
import type { Company } from '../load-company';
import { termEndOf } from './company-values';

/** The papers of 更新证照, one file each: the form's names, and those of requests. */
export const paperFields = { license: 'licenseFile', front: 'legalIdFront', back: 'legalIdBack' } as const;

type PaperField = keyof typeof paperFields;
const papers = Object.keys(paperFields) as PaperField[];

/** The form of 更新证照. */
export interface LicenseValues extends Partial<Record<PaperField, readonly StoredFile[]>> {
  termEnd?: string;
  endless?: boolean;
  /** The last day of the identity card. */
  idValidTo?: string;
  idEndless?: boolean;
  reason?: string;
}

export const licenseFields = [...papers, 'termEnd', 'idValidTo', 'reason'];
export const licenseNames = {
  ...Object.fromEntries(papers.map((name) => [paperFields[name], name])),
  legalIdValidTo: 'idValidTo',
};

/** What a request already asks for, else how it is now. */
const dayOf = (asked: unknown, present: string | null): string | null =>
  typeof asked === 'string' || asked === null ? asked : present;

export function firstLicenseValues(company: Company, change: ChangeView | null): LicenseValues {
  const termEnd = dayOf(change?.values.termEnd, company.termEnd);
  const idValidTo = dayOf(change?.values.legalIdValidTo, company.legal.idValidTo);
  const given = papers.map((name) => {
    const token = change?.values[paperFields[name]];
    return [name, change?.files.filter(({ fileToken }) => fileToken === token) ?? []];
  });
  return {
    ...(termEnd !== null && { termEnd }),
    endless: termEnd === null,
    ...(idValidTo !== null && { idValidTo }),
    idEndless: idValidTo === null,
    reason: change?.reason ?? '',
    ...Object.fromEntries(given),
  };
}

export function licenseDraftOf(company: Company, values: LicenseValues): ChangeDraft {
  const termEnd = termEndOf(values);
  const idValidTo = termEndOf({
    ...(values.idEndless !== undefined && { endless: values.idEndless }),
    ...(values.idValidTo !== undefined && { termEnd: values.idValidTo }),
  });
  const files = papers.flatMap((name) => {
    const [file] = values[name] ?? [];
    return file ? [[paperFields[name], file.fileToken]] : [];
  });
  return {
    changeType: 'LICENSE',
    values: {
      ...Object.fromEntries(files),
      ...(termEnd !== undefined && termEnd !== company.termEnd && { termEnd }),
      ...(idValidTo !== undefined && idValidTo !== company.legal.idValidTo && { legalIdValidTo: idValidTo }),
    },
    ...(values.reason?.trim() && { reason: values.reason.trim() }),
    fileTokens: [],
  };
}
