import type { Permission } from '@portal/shared/codes';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { StepUpKind } from '@portal/shared/contract';

/**
 * Says who may make a call. `public`: everybody. `person`: a person who is logged in, in a company or not. `company`: a
 * person in a company, with the permission if the policy names one. The last two are calls of the platform's own
 * people, at their host names: `staffVisitor` everybody there, `staff` a person who is logged in, with one of the roles
 * if the policy names some.
 */
export type Access = 'public' | 'person' | 'company' | 'staffVisitor' | 'staff';

/** The companies whose people may make a call: open ones, those in real-name verification, or both. */
export type Stage = 'open' | 'certifying' | 'any';

/** Parameters that must name the caller's own company, person or place. Another value is refused and audited. */
export type OwnParameter = 'compCode' | 'receiveCompCode' | 'userCode' | 'employeeCode';

export interface Policy {
  readonly access: Access;
  readonly permission?: Permission;
  readonly stage?: Stage;
  /** The call also answers while the session is locked for inactivity. */
  readonly whileLocked?: true;
  /** The call also answers after the session has ended, to say why. */
  readonly whenEnded?: true;
  readonly own?: readonly OwnParameter[];
  /** The session's person must have proved lately who they are, for this kind of act. */
  readonly stepUp?: StepUpKind;
  /**
   * With `stepUp`: a code of this purpose, in `code` and `browserID` of the body, is proof enough for this one call.
   * Releases of pages that ask for the code themselves send it.
   */
  readonly ownCode?: string;
  /** The roles of staff that may make the call. Without it every role may. */
  readonly roles?: readonly StaffRole[];
  /** The call gives the value for `x-csrf`, so it cannot ask for it. */
  readonly withoutCsrf?: true;
}
