import type { StoredFile } from '@portal/shared/ui/fields';

/** That the administrator has proved who they are; good until the moment named, by the server's clock. */
export interface Proof {
  readonly verifyToken: string;
  readonly until: number;
}

/** Somebody of the company, whose number is masked, or somebody new. */
export type NewManager =
  | { readonly kind: 'employee'; readonly employeeCode: string; readonly userName: string; readonly mobile: string }
  | { readonly kind: 'new'; readonly userName: string; readonly mobile: string };

/** What has been filled in so far; it is lost with the page, of which one is warned. */
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

/** What the server is told of the new administrator. */
export function managerFields(manager: NewManager) {
  return manager.kind === 'employee'
    ? { employeeCode: manager.employeeCode }
    : { userName: manager.userName, mobile: manager.mobile };
}
