import type { CompRole, Permission } from '@portal/shared/codes';

/** The person in one company, as the database has them at this moment. */
export interface Member {
  readonly employeeCode: string;
  readonly compCode: string;
  readonly compName: string;
  readonly compStatus: string;
  readonly inviteCode: string;
  readonly rootManager: boolean;
  readonly employeeRoles: readonly string[];
  /** All roles that the company has. */
  readonly compRoles: readonly CompRole[];
  /** The role that the person chose in a product, such as `SCM-C101`, while the company has it. */
  readonly chosenRole: string | null;
  /** The company's roles that count for this session: permissions and menus follow them. */
  readonly rolesInForce: readonly CompRole[];
  readonly permissions: ReadonlySet<Permission>;
}

export interface SessionState {
  readonly sessionId: string;
  readonly tenant: string;
  readonly userCode: string;
  readonly userName: string;
  readonly mobile: string;
  readonly member: Member | null;
  readonly lastActiveAt: Date;
  /**
   * True: the session was idle for longer than the limit. Only a few calls answer until the person has proved who they
   * are.
   */
  readonly locked: boolean;
  /** The time at which the access token ends, or the session itself. */
  readonly endsAt: Date;
  /** Null while the session lasts. */
  readonly endReason: string | null;
}
