import { internalPath } from './identity-call';

/**
 * The call by which a gateway makes the platform's first administrator, for an operator with a deploy token without
 * limits: POST with a `FirstAdministrator`, at a host name of staff.
 */
export const firstAdministratorPath = `${internalPath}/first-administrator`;

export interface FirstAdministrator {
  readonly loginName: string;
  readonly displayName: string;
  /** The name of the deploy token, for the audit. */
  readonly by: string;
}

/** The one-time link; null: there are administrators, and nothing was made. */
export type FirstAdministratorLink = { readonly link: string; readonly expiresAt: string } | null;
