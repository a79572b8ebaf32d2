import type { StoredFile } from '@portal/shared/ui/fields';
import type { ChangeView } from '../../../change-requests/change-state';
import type { ChangeDraft } from '../../../change-requests/use-change-draft';
import type { Company } from '../load-company';
import { termEndOf } from './company-values';

/** The form of 更新证照. */
export interface LicenseValues {
  /** One at most. */
  license?: readonly StoredFile[];
  termEnd?: string;
  endless?: boolean;
  reason?: string;
}

export const licenseFields = ['license', 'termEnd', 'reason'];
export const licenseNames = { licenseFile: 'license' };

export function firstLicenseValues(company: Company, change: ChangeView | null): LicenseValues {
  const asked = change?.values.termEnd;
  const termEnd = typeof asked === 'string' || asked === null ? asked : company.termEnd;
  return {
    ...(termEnd !== null && { termEnd }),
    endless: termEnd === null,
    reason: change?.reason ?? '',
    license: change?.files.filter(({ fileToken }) => fileToken === change.values.licenseFile) ?? [],
  };
}

export function licenseDraftOf(company: Company, values: LicenseValues): ChangeDraft {
  const termEnd = termEndOf(values);
  const [license] = values.license ?? [];
  return {
    changeType: 'LICENSE',
    values: {
      ...(license && { licenseFile: license.fileToken }),
      ...(termEnd !== undefined && termEnd !== company.termEnd && { termEnd }),
    },
    ...(values.reason?.trim() && { reason: values.reason.trim() }),
    fileTokens: [],
  };
}
