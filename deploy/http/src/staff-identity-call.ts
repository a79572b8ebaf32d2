import { internalPath } from './identity-call';

/**
 * The call by which a gateway asks the platform API which member of staff a browser at a staff host belongs to: POST
 * with the token of the browser's cookie in `authorization`, and with its `x-csrf`.
 */
export const staffIdentityPath = `${internalPath}/staff`;

/** The body of the answer. */
export interface StaffIdentity {
  readonly staffId: string;
  readonly loginName: string;
  readonly displayName: string;
  /** Each role, for one tenant or, with null, for all. */
  readonly grants: readonly { readonly role: string; readonly tenant: string | null }[];
}
