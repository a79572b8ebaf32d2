import { type ChangeRow, type ChangeView, isEditable, isUnderReview } from '../../change-requests/change-state';
import type { AccountRow } from '../bank-accounts/account-row';

/** The page's choices for the address at which it was opened. */
export type ChangeSubject =
  /** The address names no account. */
  | { readonly kind: 'none' }
  /** The platform reviews a request for this account. */
  | { readonly kind: 'underReview'; readonly changeNo: string }
  /** Nobody can fill in the request any more. */
  | { readonly kind: 'closed'; readonly changeNo: string }
  | { readonly kind: 'form'; readonly account: AccountRow; readonly change: ChangeView | null };

/** The one request of an account that decides the next step: one under review, or else a draft to go on with. */
export function openRequest(rows: readonly ChangeRow[]): ChangeRow | undefined {
  return rows.find(({ state }) => isUnderReview(state)) ?? rows.find(({ state }) => state === 'DRAFT');
}

/** Whether the request in the address can be filled in here. */
export const canFillIn = ({ changeType, state }: ChangeRow): boolean => changeType === 'ACCOUNT' && isEditable(state);
