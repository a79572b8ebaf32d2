import { type PaperField, paperFields } from '@portal/shared/company-fields';
import type { StoredFile } from '@portal/shared/ui/fields';
import type { ChangeView } from '../../../change-requests/change-state';
import type { ChangeDraft } from '../../../change-requests/use-change-draft';
import type { Company } from '../load-company';
import { termEndOf } from './company-values';

/** The form of 更新证照: papers of one file each. */
export interface LicenseValues extends Partial<Record<PaperField, readonly StoredFile[]>> {
  termEnd?: string;
  endless?: boolean;
  /** The last day of the identity card. */
  legalIdValidTo?: string;
  idEndless?: boolean;
  reason?: string;
}

/** The day that a request asks for, or else the present one. */
const dayOf = (asked: unknown, present: string | null): string | null =>
  typeof asked === 'string' || asked === null ? asked : present;

export function firstLicenseValues(company: Company, change: ChangeView | null): LicenseValues {
  const termEnd = dayOf(change?.values.termEnd, company.termEnd);
  const legalIdValidTo = dayOf(change?.values.legalIdValidTo, company.legal.idValidTo);
  const given = paperFields.map((name) => {
    const token = change?.values[name];
    return [name, change?.files.filter(({ fileToken }) => fileToken === token) ?? []];
  });
  return {
    ...(termEnd !== null && { termEnd }),
    endless: termEnd === null,
    ...(legalIdValidTo !== null && { legalIdValidTo }),
    idEndless: legalIdValidTo === null,
    reason: change?.reason ?? '',
    ...Object.fromEntries(given),
  };
}

export function licenseDraftOf(company: Company, values: LicenseValues): ChangeDraft {
  const termEnd = termEndOf(values);
  const legalIdValidTo = termEndOf({
    ...(values.idEndless !== undefined && { endless: values.idEndless }),
    ...(values.legalIdValidTo !== undefined && { termEnd: values.legalIdValidTo }),
  });
  const files = paperFields.flatMap((name) => {
    const [file] = values[name] ?? [];
    return file ? [[name, file.fileToken]] : [];
  });
  return {
    changeType: 'LICENSE',
    values: {
      ...Object.fromEntries(files),
      ...(termEnd !== undefined && termEnd !== company.termEnd && { termEnd }),
      ...(legalIdValidTo !== undefined && legalIdValidTo !== company.legal.idValidTo && { legalIdValidTo }),
    },
    ...(values.reason?.trim() && { reason: values.reason.trim() }),
    fileTokens: [],
  };
}
