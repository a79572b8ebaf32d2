import type { StoredFile } from '@portal/shared/ui/fields';

/** Shows that the administrator has proved who they are; valid until `until`, by the server's clock. */
export interface Proof {
  readonly verifyToken: string;
  readonly until: number;
}

/** Either a person of the company, whose number is masked, or a new person. */
export type NewManager =
  | { readonly kind: 'employee'; readonly employeeCode: string; readonly userName: string; readonly mobile: string }
  | { readonly kind: 'new'; readonly userName: string; readonly mobile: string };

/** The input so far. It is lost with the page, and the page warns before that. */
export interface Draft {
  readonly proof: Proof | null;
  readonly manager: NewManager | null;
  readonly letter: StoredFile | null;
}

export const emptyDraft: Draft = { proof: null, manager: null, letter: null };

export const isBegun = ({ proof, manager, letter }: Draft): boolean =>
  proof !== null || manager !== null || letter !== null;

/** Whether the proof still holds at this moment. */
export const isProven = ({ proof }: Draft, now: number): boolean => proof !== null && proof.until > now;

/** The fields that tell the server the new administrator. */
export function managerFields(manager: NewManager) {
  return manager.kind === 'employee'
    ? { employeeCode: manager.employeeCode }
    : { userName: manager.userName, mobile: manager.mobile };
}
