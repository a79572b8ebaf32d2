import type { StoredFile } from '@portal/shared/ui/fields';
import type { AccountValues } from '../../bank-branch/account-values';
import type { ChangeView } from '../../change-requests/change-state';
import type { ChangeDraft } from '../../change-requests/use-change-draft';
import type { AccountRow } from '../bank-accounts/account-row';

/** The form of 变更账户. */
export interface ChangeValues extends AccountValues {
  reason?: string;
  files?: readonly StoredFile[];
  code?: string;
}

const textIn = (values: ChangeView['values'], name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The masked number, if one was given before: the server never gives the page the whole one. */
export const keptNumber = (change: ChangeView | null): string | undefined =>
  change === null ? undefined : textIn(change.values, 'accountNo');

/** The first values of the form: the draft, or else the account's present values. */
export function firstValues(account: AccountRow, change: ChangeView | null): ChangeValues {
  if (!change) {
    const { bankCode, branchNo, branchName } = account;
    return { bankCode, branch: { branchNo, branchName } };
  }
  const branchNo = textIn(change.values, 'branchNo');
  const branchName = textIn(change.values, 'branchName');
  return {
    bankCode: textIn(change.values, 'bankCode') ?? account.bankCode,
    ...(branchNo && branchName && { branch: { branchNo, branchName } }),
    reason: change.reason,
    files: change.files,
  };
}

/** The values for the server: only the filled-in ones. */
export function draftOf(accountId: string, { bankCode, branch, accountNo, reason, files }: ChangeValues): ChangeDraft {
  return {
    changeType: 'ACCOUNT',
    accountId,
    values: { ...(bankCode && { bankCode }), ...branch, ...(accountNo && { accountNo }) },
    ...(reason?.trim() && { reason: reason.trim() }),
    fileTokens: (files ?? []).map(({ fileToken }) => fileToken),
  };
}

/** Even a draft must not hold a wrong number, or one that was typed only once. */
export const checkedInDraft = ({ accountNo }: ChangeValues): readonly string[] =>
  accountNo ? ['accountNo', 'accountNoAgain'] : [];
