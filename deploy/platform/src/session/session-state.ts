import type { Permission } from '@portal/shared/codes';

/** The person in one company, as the database has it at this moment. */
export interface Member {
  readonly employeeCode: string;
  readonly compCode: string;
  readonly compName: string;
  readonly compStatus: string;
  readonly inviteCode: string;
  readonly rootManager: boolean;
  readonly employeeRoles: readonly string[];
  readonly compRoles: readonly { readonly prodCode: string; readonly compRole: string }[];
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
