import { type ChangeRow, type ChangeView, isEditable, isUnderReview } from '../../change-requests/change-state';
import type { AccountRow } from '../bank-accounts/account-row';

/** What the page can do with the address it was opened at. */
export type ChangeSubject =
  /** No account is named. */
  | { readonly kind: 'none' }
  /** A request for this account is being reviewed. */
  | { readonly kind: 'underReview'; readonly changeNo: string }
  /** The request can no longer be filled in. */
  | { readonly kind: 'closed'; readonly changeNo: string }
  | { readonly kind: 'form'; readonly account: AccountRow; readonly change: ChangeView | null };

/** Of an account's requests, the one that decides what can be done: under review, or a draft to go on with. */
export function openRequest(rows: readonly ChangeRow[]): ChangeRow | undefined {
  return rows.find(({ state }) => isUnderReview(state)) ?? rows.find(({ state }) => state === 'DRAFT');
}

/** Whether a request that the address names can be filled in here. */
export const canFillIn = ({ changeType, state }: ChangeRow): boolean => changeType === 'ACCOUNT' && isEditable(state);
