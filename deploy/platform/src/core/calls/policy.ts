import type { Permission } from '@portal/shared/codes';
import type { StepUpKind } from '@portal/shared/contract';
import type { CodePurpose } from '../codes/purposes';

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
  /** The session's person has to have proved who they are for this kind of act, a moment ago. */
  readonly stepUp?: StepUpKind;
  /**
   * With `stepUp`: a code of this purpose, in `code` and `browserID` of the body, does for this one call. Releases of
   * pages that ask for the code themselves send it.
   */
  readonly ownCode?: CodePurpose;
}
