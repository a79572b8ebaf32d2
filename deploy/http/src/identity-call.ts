/**
 * The call by which a gateway asks the platform API for whom a customer's token stands: POST with the token in
 * `authorization`, and an `IdentityQuestion`. No gateway passes on anything below `/internal`.
 */
export const internalPath = '/internal';
export const identityPath = `${internalPath}/identity`;

export interface IdentityQuestion {
  /** True: what the person does counts as activity, and the session is not locked soon. */
  readonly active: boolean;
}

/** The person's place in the company of the session. */
export interface IdentityMember {
  readonly employeeCode: string;
  readonly compCode: string;
  readonly compName: string;
  readonly compStatus: string;
  readonly rootManager: boolean;
  readonly employeeRoles: readonly string[];
  /** The codes of the company's roles that count for this session, such as `SCM-C102`. */
  readonly compRoles: readonly string[];
  /** The permissions of the contract. Those that a remote declares follow from the roles. */
  readonly permissions: readonly string[];
}

/** The body of the answer. Times are milliseconds by the API's clock; `at` is the time of the answer. */
export interface Identity {
  /** Undefined if another maker's API has no name for it. */
  readonly sessionId?: string;
  readonly userCode: string;
  readonly userName: string;
  /** Null: the person has not chosen a company yet. */
  readonly member: IdentityMember | null;
  readonly at: number;
  /** Without any activity, the session is locked at this time. */
  readonly locksAt: number;
  /** The token ends at this time. */
  readonly endsAt: number;
}
