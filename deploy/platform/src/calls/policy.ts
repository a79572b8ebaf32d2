import type { Permission } from '@portal/shared/codes';

/**
 * Who may make a call. `public`: anybody. `person`: whoever is logged in, in a company or not. `company`: whoever is in
 * a company, with the permission if one is named.
 */
export type Access = 'public' | 'person' | 'company';

/** Companies whose people may make a call: those that are open, those in real-name verification, or both. */
export type Stage = 'open' | 'certifying' | 'any';

/** Parameters that name something of the caller's own. Another's is refused and audited, never obeyed. */
export type OwnParameter = 'compCode' | 'receiveCompCode' | 'userCode' | 'employeeCode';

export interface Policy {
  readonly access: Access;
  readonly permission?: Permission;
  readonly stage?: Stage;
  /** Answered also while the session is locked for inactivity. */
  readonly whileLocked?: true;
  /** Answered also after the session has ended, to say why. */
  readonly whenEnded?: true;
  readonly own?: readonly OwnParameter[];
}
