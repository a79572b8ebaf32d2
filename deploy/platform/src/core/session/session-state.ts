import type { CompRole, Permission } from '@portal/shared/codes';

/** The person in one company, as the database has it at this moment. */
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
  /** The one that the person chose in a product, such as `SCM-C101`, while the company has it. */
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
  /** Idle for longer than the limit: only a few calls are answered until the person has proved who they are. */
  readonly locked: boolean;
  /** Null while it lasts. */
  readonly endReason: string | null;
}
