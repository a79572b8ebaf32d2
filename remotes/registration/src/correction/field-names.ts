import { registrationLabels } from '@portal/shared/company-fields';

/** The words for the fields that reviewers and forms name by code. */
export const fieldName = (code: string): string => registrationLabels[code] ?? '其他';
